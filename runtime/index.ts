/** The runtime's door: all that screens may use. A short list, written by hand: adding to it is a visible act. */
export type { Manifest } from './assemble/manifest.ts';
export { type CardStatus, cardStatus } from './data/cardStatus.ts';
export { canBlock, canUnblock, isBlockedForGood, kindOfBlock } from './data/cardTransitions.ts';
export type { Replacement } from './data/createServerData.ts';
export {
  collectOperations,
  declinedKey,
  groupByDay,
  type MonthSum,
  matchesFilter,
  merchantName,
  OPERATION_FILTERS,
  type OperationFilter,
  spendingByMonth,
  withoutRepeats,
} from './data/operationView.ts';
export { monthsBefore } from './format/calendarDay.ts';
export { type Cell, csvForm, writeCsv } from './format/csv.ts';
export { DESKTOP_CHECK_MAX_PX } from './format/deviceOf.ts';
export {
  dayOf,
  formatDayAndMonth,
  formatDayHeading,
  formatLongDay,
  formatMonth,
  formatTime,
} from './format/formatDate.ts';
export { normalizeEmail } from './format/normalizeEmail.ts';
export { listOperations, OPERATIONS_PAGE_SIZE, type Operation } from './gateway/accounts.ts';
export {
  type AcceptanceCategory,
  addCard,
  blockCard,
  type CardCall,
  listAcceptanceCategories,
  type OneTimeCodeHint,
  removeCard,
  requestCardCode,
  requestCardPage,
  requestPinPage,
  unblockCard,
  verifyCard,
} from './gateway/cardCalls.ts';
export type { Balance, Card } from './gateway/cards.ts';
export { contactUs } from './gateway/contact.ts';
export {
  changePassword,
  changePhone,
  requestEmailChange,
  requestPhoneChange,
} from './gateway/credentials.ts';
export { GatewayError } from './gateway/errors.ts';
export { listCounties, listTowns, type Place } from './gateway/geographics.ts';
export type { HomeAddress } from './gateway/homeAddress.ts';
export { isNeutralRefusal } from './gateway/isNeutralRefusal.ts';
export {
  changeEmail,
  type MailedLink,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from './gateway/mailedLinks.ts';
export type { Banner, BannerPlacement, Partner } from './gateway/marketing.ts';
export { consentKey, type Optin, replaceUserOptin, type Subscription } from './gateway/optins.ts';
export type { Send } from './gateway/request.ts';
export { type SecretAddress, secretAddress } from './gateway/secretAddress.ts';
export {
  createUser,
  deleteUser,
  getUser,
  type NewUser,
  replaceUser,
  type User,
  type UserChange,
  updateHomeAddress,
  updateUser,
} from './gateway/users.ts';
export type { DialogName } from './messages/dialogs.ts';
export { productName, productNameOf } from './messages/productName.ts';
export {
  useForgetSession,
  useGoAndTell,
  useOpenDialog,
  useReportError,
  useSending,
  useSuccessToast,
} from './routing/actionHooks.ts';
export { useAvailabilityGate, useUnavailableAction } from './routing/availability.ts';
export {
  type Refusal,
  useBackgroundSettings,
  useLoadCountries,
  useRefusal,
  useSend,
  useStored,
} from './routing/callHooks.ts';
export { type Enter, useEnterOutcome } from './routing/createRoutes.tsx';
export { withoutBase } from './routing/guards.ts';
export {
  type CardWallets,
  useActiveCard,
  useAvailableOptins,
  useBalances,
  useCards,
  useChooseWallet,
  useIsSignedIn,
  useOperations,
  useOptins,
  useReadCardsAgain,
  useReplacement,
  useUser,
  useUsername,
  useWallets,
} from './routing/holderHooks.ts';
export { useAcceptance, useBanners, usePartners } from './routing/offerHooks.ts';
export { usePageTitle } from './routing/pageTitle.ts';
export { useCardActions } from './routing/useCardActions.ts';
export { SignInFailed } from './session/createSession.ts';
export type { StoredValues } from './session/sessionStorageOf.ts';
export * from './site.ts';
export { cardArt } from './tenant/cardArt.ts';
export type { TenantSummary } from './tenant/pageData.ts';
export { ActionTiles } from './ui/ActionTiles.tsx';
export { Alert } from './ui/Alert.tsx';
export { bannerCoin, bannerLeaf, bannerSun } from './ui/art/bannerArtworks.ts';
export { expiredPicture, notFoundPicture } from './ui/art/pagePictures.ts';
export { type Bar, BarChart } from './ui/BarChart.tsx';
export { CardGrid, CardTile } from './ui/CardTile.tsx';
export { Dialog } from './ui/Dialog.tsx';
export { Facts } from './ui/Facts.tsx';
export { FilterPills } from './ui/FilterPills.tsx';
export {
  arrowRight,
  checkCircle,
  eye,
  fileText,
  hourglass,
  identificationCard,
  info,
  lockFill,
  lockOpen,
  plus,
  prohibit,
  trash,
  warningCircle,
  xCircle,
} from './ui/icons.ts';
export { Loader } from './ui/Loader.tsx';
export { Logo } from './ui/Logo.tsx';
export { InlineMessage, PageMessage } from './ui/Message.tsx';
export { BackButton, BackLink, PageHeading } from './ui/PageHeading.tsx';
export { Panel } from './ui/Panel.tsx';
export { SecretFrame } from './ui/SecretFrame.tsx';
export { Sign } from './ui/Sign.tsx';
export { Skeleton } from './ui/Skeleton.tsx';
export { StatusChip, type Tone } from './ui/StatusChip.tsx';
export { Steps } from './ui/Steps.tsx';
export { Switch } from './ui/Switch.tsx';
export { Tick } from './ui/Tick.tsx';
export { type TransactionDay, TransactionList, type TransactionRow } from './ui/TransactionList.tsx';
export { Countdown, Vault } from './ui/Vault.tsx';
export { WalletChoice } from './ui/WalletChoice.tsx';
