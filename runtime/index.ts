/**
 * The runtime's door: what most screens may use. A short list, written by hand: adding to it is a visible act. The
 * bundler sends all that stands behind a door to each screen that uses it, so what only some need has its own door.
 */
export type { Manifest } from './assemble/manifest.ts';
export type { CardStatus } from './data/cardStatus.ts';
export { canBlock, canUnblock, isBlockedForGood, kindOfBlock } from './data/cardTransitions.ts';
export type { Replacement } from './data/createServerData.ts';
export { dayOf } from './format/dayOf.ts';
export { DESKTOP_CHECK_MAX_PX } from './format/deviceOf.ts';
export type { ExpiryFormat } from './format/formatExpiry.ts';
export { normalizeEmail } from './format/normalizeEmail.ts';
export { personName } from './format/personName.ts';
export { ErrorReference } from './frame/ErrorReference.tsx';
export { NotFoundMessage } from './frame/NotFoundMessage.tsx';
export { usePageTitle } from './frame/pageTitle.ts';
export type { Balance, Card } from './gateway/cards.ts';
export { GatewayError } from './gateway/errors.ts';
export { listCounties, listTowns, type Place } from './gateway/geographics.ts';
export type { HomeAddress } from './gateway/homeAddress.ts';
export type { Banner, BannerPlacement, Partner } from './gateway/marketing.ts';
export { createUser, type NewUser } from './gateway/newUser.ts';
export {
  consentKey,
  listUserOptins,
  type Optin,
  type Subscription,
} from './gateway/optins.ts';
export type { Send } from './gateway/request.ts';
export { getUser, type User } from './gateway/users.ts';
export {
  useFlashMessage,
  useForgetSession,
  useLeave,
  useLoginHint,
  useOpenDialog,
  useReportError,
  useSending,
  useSessionEnd,
  useSuccessToast,
} from './hooks/actionHooks.ts';
export {
  type ErrorDescription,
  useBackgroundSettings,
  useErrorDescription,
  useLoadCountries,
  useOpenDrafts,
  useSend,
  useStored,
} from './hooks/callHooks.ts';
export {
  type CardWallets,
  useAvailableOptins,
  useBalances,
  useCards,
  useChooseWallet,
  useIsNewCard,
  useIsSignedIn,
  useOperations,
  useOptins,
  useReadCardsAgain,
  useReadUserAgain,
  useReplacement,
  useUser,
  useUsername,
  useWallets,
} from './hooks/holderHooks.ts';
export { useBanners, usePartners } from './hooks/offerHooks.ts';
export { useCardStatus } from './hooks/useCardStatus.ts';
export { useGoOnce } from './hooks/useGoOnce.ts';
export type { DialogName } from './messages/dialogs.ts';
export { isolate } from './messages/isolate.ts';
export { productName, productNameOf } from './messages/productName.ts';
export { useMarkUnsaved } from './messages/unsaved.ts';
export { firstText, type Translate } from './messages/words.ts';
export { type ScreenLoader, useScreenData } from './routing/createRoutes.tsx';
export { ERROR_QUESTION } from './routing/errorQuestion.ts';
export { withoutBase } from './routing/guards.ts';
export { useActiveCard } from './routing/useActiveCard.ts';
export { useIsMoving } from './routing/useIsMoving.ts';
export { SignInFailed } from './session/createSession.ts';
export type { StoredValues } from './session/sessionStorageOf.ts';
export * from './site.ts';
export { cardArt } from './tenant/cardArt.ts';
export { readHistoryNote, writeHistoryNote } from './tenant/historyNote.ts';
export type { TenantSummary } from './tenant/pageData.ts';
export type { BlockWith, PlainWordsKey } from './tenant/wordsKeys.ts';
export { Alert } from './ui/Alert.tsx';
export { Button } from './ui/Button.tsx';
export { Dialog } from './ui/Dialog.tsx';
export { useDirection } from './ui/direction.ts';
export { IconTile } from './ui/IconTile.tsx';
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
export { Skeleton } from './ui/Skeleton.tsx';
export { StatusChip, type Tone } from './ui/StatusChip.tsx';
export { Steps } from './ui/Steps.tsx';
export { turns } from './ui/turns.ts';
