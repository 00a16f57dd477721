import { SecretScreen } from '../_shared/SecretScreen.tsx';
import { ShownSecret } from '../_shared/ShownSecret.tsx';

/** The PIN of a card, in a frame from its issuer: its digits are never in this page (RTE-33, NAV-83). */
export default function PinReveal() {
  return (
    <SecretScreen secret="reveal" title="screens.myCardPinReveal">
      {(card) => <ShownSecret card={card} secret="reveal" />}
    </SecretScreen>
  );
}
