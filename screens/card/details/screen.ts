/** One card: its face, balance and actions. */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'cardDetails',
  paths: ['my-cards/card-details/:cardId'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  load: () => import('./CardDetails.tsx'),
});
