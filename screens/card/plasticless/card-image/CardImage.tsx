import { SecretScreen } from '../../_shared/SecretScreen.tsx';
import { ShownSecret } from '../../_shared/ShownSecret.tsx';

/** The picture of a card without plastic (RTE-48, NAV-81). */
export default function CardImage() {
  return (
    <SecretScreen secret="cardImage" title="screens.plasticlessCardImage">
      {(card) => <ShownSecret card={card} secret="cardImage" />}
    </SecretScreen>
  );
}
