/** One card: its face, balance and actions. */
import type { Manifest } from '#runtime';

export default {
  id: 'cardDetails',
  paths: ['my-cards/card-details/:cardId'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.cardDetails',
  guards: ['signedIn', 'activeCard', 'verifiedCard'],
  load: () => import('./CardDetails.tsx'),
} satisfies Manifest;
