import { Alert, useWords } from '#runtime';
import { SecretForm } from '../_shared/SecretForm.tsx';
import { SecretScreen } from '../_shared/SecretScreen.tsx';

/** A new PIN, chosen in a frame of the issuer's (RTE-34, NAV-83). Whether it is changed, only that page can say. */
export default function PinChange() {
  const { t } = useWords();
  const changed = <Alert tone="info" title={t('secrets.changed.title')} text={t('secrets.changed.text')} />;
  return (
    <SecretScreen secret="change" title="screens.myCardPinChange">
      {(card) => (
        <SecretForm card={card} secret="change" outcome={() => ({ is: 'open', content: changed })} />
      )}
    </SecretScreen>
  );
}
