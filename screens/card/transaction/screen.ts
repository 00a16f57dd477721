/** One payment, at an address of its own (LOV-01). */
import { defineScreen } from '../../../runtime/assemble/defineScreen.ts';

export default defineScreen({
  id: 'myCardTransaction',
  paths: ['my-cards/card-details/:cardId/transactions/:operationId'],
  layout: 'twoColumn',
  menu: 'card',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  load: () => import('./Transaction.tsx'),
});
