import {
  Alert,
  ButtonLink,
  type Card,
  checkCircle,
  IconTile,
  InlineMessage,
  useHref,
  useWords,
} from '#runtime';
import { type Outcome, SecretForm } from '../_shared/SecretForm.tsx';
import { SecretScreen } from '../_shared/SecretScreen.tsx';

/** A card is activated in a frame of the issuer's, and is active when the gateway says so (RTE-32, ACT-02). */
export default function Activate() {
  const outcome = useOutcome();
  return (
    <SecretScreen secret="activate" title="screens.myCardActivate">
      {(card) => <SecretForm card={card} secret="activate" outcome={outcome} />}
    </SecretScreen>
  );
}

function useOutcome(): (card: Card | undefined) => Outcome {
  const { t } = useWords();
  const href = useHref();
  return (card) => {
    if (card?.status !== 'active') {
      const { title, text } = { title: t('secrets.notActive.title'), text: t('secrets.notActive.text') };
      return { is: 'open', content: <Alert tone="warn" title={title} text={text} /> };
    }
    const details = href('cardDetails', { cardId: card.id });
    return {
      is: 'done',
      content: (
        <InlineMessage
          sign={<IconTile icon={checkCircle} tone="ok" />}
          title={t('secrets.active.title')}
          text={t('secrets.active.text')}
          action={details && <ButtonLink href={details}>{t('actions.details')}</ButtonLink>}
        />
      ),
    };
  };
}
