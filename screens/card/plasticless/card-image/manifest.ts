/** Card image through a returned address. */
import type { Manifest } from '#runtime';

export default {
  id: 'plasticlessCardImage',
  paths: ['my-cards/card-details/:cardId/plasticless/card-image'],
  layout: 'twoColumn',
  menu: 'card',
  title: 'screens.plasticlessCardImage',
  guards: ['signedIn', 'activeCard', 'verifiedCard', 'virtualCard'],
  isSensitive: true,
  isAvailable: (card) => card.isVirtual && card.status !== 'pending',
  places: [{ menu: 'card', order: 26, label: 'actions.cardImage', icon: 'image', isCardAction: true }],
  load: () => import('./CardImage.tsx'),
} satisfies Manifest;
