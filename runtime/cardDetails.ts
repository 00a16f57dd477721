/** The door for what is done with one card: its payments, its actions, its secrets. */
export {
  collectOperations,
  declinedKey,
  groupByDay,
  lastTopUp,
  type MonthSum,
  matchesFilter,
  merchantName,
  OPERATION_FILTERS,
  type OperationFilter,
  spendingByMonth,
  withoutRepeats,
} from './data/operationView.ts';
export { walletQuery } from './data/wallets.ts';
export { monthsBefore } from './format/calendarDay.ts';
export { clearMerchantName } from './format/clearMerchantName.ts';
export { type Cell, csvForm, writeCsv } from './format/csv.ts';
export { foldText } from './format/foldText.ts';
export { formatTime } from './format/formatTime.ts';
export { writeCalendar } from './format/writeCalendar.ts';
export { listOperations, OPERATIONS_PAGE_SIZE, type Operation } from './gateway/accounts.ts';
export {
  type AcceptanceCategory,
  addCard,
  blockCard,
  type CardCall,
  type OneTimeCodeHint,
  removeCard,
  requestCardCode,
  requestCardPage,
  requestPinPage,
  unblockCard,
  verifyCard,
} from './gateway/cardCalls.ts';
export { type SecretAddress, secretAddress } from './gateway/secretAddress.ts';
export { useAvailabilityGate, useUnavailableAction } from './hooks/availabilityHooks.ts';
export { useAcceptance } from './hooks/useAcceptance.ts';
export { useDates } from './hooks/useDates.ts';
export { useSearched } from './hooks/useSearched.ts';
export { type UnavailableActions, useUnavailableActions } from './hooks/useUnavailableActions.ts';
export { ActionTiles } from './ui/ActionTiles.tsx';
export { type Bar, BarChart } from './ui/BarChart.tsx';
export { CopyButton } from './ui/CopyButton.tsx';
export { DescriptionList } from './ui/DescriptionList.tsx';
export { FilterPills } from './ui/FilterPills.tsx';
export { KeptWords } from './ui/KeptWords.tsx';
export { ListFinder } from './ui/ListFinder.tsx';
export { SecretFrame } from './ui/SecretFrame.tsx';
export {
  RowAmount,
  TransactionEntry,
  TransactionList,
  type TransactionRow,
} from './ui/TransactionList.tsx';
export { Countdown, Vault } from './ui/Vault.tsx';
export { WalletChoice } from './ui/WalletChoice.tsx';
