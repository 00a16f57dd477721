import { SecretScreen } from '../../_shared/SecretScreen.tsx';
import { ShownSecret } from '../../_shared/ShownSecret.tsx';

/** Number and code of a card without plastic (RTE-47, NAV-82). A verification ends here (API-68). */
export default function CardInfo() {
  return (
    <SecretScreen secret="cardInfo" title="screens.plasticlessCardInfo">
      {(card) => <ShownSecret card={card} secret="cardInfo" />}
    </SecretScreen>
  );
}
