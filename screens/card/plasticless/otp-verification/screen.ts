/** One-time code of a pending virtual card. */
import { defineScreen } from '../../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'plasticlessVerification',
  paths: ['my-cards/card-details/:cardId/plasticless/otp-verification'],
  layout: 'twoColumn',
  menu: 'cards',
  guards: ['signedIn', 'activeCard', 'pendingCard'],
  isSensitive: true,
  isAvailable: (card) => card.isVirtual && card.status === 'pending',
  menuEntries: [
    { menu: 'cards', order: 30, label: 'nav.verifyPlasticless', icon: 'shieldCheck', isForAnyCard: true },
  ],
  forms: { verificationCode: null },
  load: () => import('./OtpVerification.tsx'),
});
