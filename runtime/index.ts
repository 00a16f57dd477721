/** The runtime's door: all that screens may use. A short list, written by hand: adding to it is a visible act. */
export type { Manifest } from './assemble/manifest.ts';
export { type CardStatus, cardStatus } from './data/cardStatus.ts';
export {
  declinedKey,
  groupByDay,
  matchesFilter,
  merchantName,
  OPERATION_FILTERS,
  type OperationFilter,
  withoutRepeats,
} from './data/operationView.ts';
export { formatCardNumber } from './format/formatCardNumber.ts';
export {
  dayOf,
  formatDayAndMonth,
  formatDayHeading,
  formatLongDay,
  formatTime,
} from './format/formatDate.ts';
export { formatExpiry } from './format/formatExpiry.ts';
export { OPERATIONS_PAGE_SIZE, type Operation } from './gateway/accounts.ts';
export type { Balance, Card } from './gateway/cards.ts';
export { productName, productNameOf } from './messages/productName.ts';
export { type Enter, useEnterOutcome } from './routing/createRoutes.tsx';
export { withoutBase } from './routing/guards.ts';
export {
  type CardWallets,
  useActiveCard,
  useBalances,
  useCards,
  useChooseWallet,
  useOperations,
  useUser,
  useWallets,
} from './routing/holderHooks.ts';
export {
  useHref,
  useIsSignedIn,
  useLanguage,
  useMoney,
  useNow,
  useTenant,
  useWords,
} from './routing/portalHooks.ts';
export { useCardActions } from './routing/useCardActions.ts';
export { SignInFailed } from './session/createSession.ts';
export type { TenantSummary } from './tenant/pageData.ts';
export { ActionTiles } from './ui/ActionTiles.tsx';
export { Alert } from './ui/Alert.tsx';
export { Art } from './ui/Art.tsx';
export { country1, country2, country3 } from './ui/art/countryArtworks.ts';
export { appMosaic, heroMosaic } from './ui/art/homeArtworks.ts';
export { noCardsPicture } from './ui/art/noCardsPicture.ts';
export { expiredPicture, notFoundPicture } from './ui/art/pagePictures.ts';
export { partner1, partner2, partner3, partner4, partner5, partner6 } from './ui/art/partnerArtworks.ts';
export { Banners } from './ui/Banners.tsx';
export { Button, ButtonLink } from './ui/Button.tsx';
export { CardFace } from './ui/CardFace.tsx';
export { CardGrid, CardTile } from './ui/CardTile.tsx';
export { Facts } from './ui/Facts.tsx';
export { FilterPills } from './ui/FilterPills.tsx';
export { Icon } from './ui/Icon.tsx';
export {
  arrowDownLeft,
  arrowRight,
  basket,
  bus,
  checkCircle,
  coffee,
  creditCard,
  download,
  forkKnife,
  gasPump,
  hourglass,
  info,
  lock,
  lockFill,
  mapPin,
  pill,
  plus,
  power,
  prohibit,
  receipt,
  shieldCheck,
  shoppingBag,
  ticket,
  wallet,
} from './ui/icons.ts';
export { Loader } from './ui/Loader.tsx';
export { Logo } from './ui/Logo.tsx';
export { InlineMessage, PageMessage } from './ui/Message.tsx';
export { BackLink, PageHeading } from './ui/PageHeading.tsx';
export { Panel } from './ui/Panel.tsx';
export { Skeleton } from './ui/Skeleton.tsx';
export { StatusChip, type Tone } from './ui/StatusChip.tsx';
export { type TransactionDay, TransactionList, type TransactionRow } from './ui/TransactionList.tsx';
export { WalletChoice } from './ui/WalletChoice.tsx';
