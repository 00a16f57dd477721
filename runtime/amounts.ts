/** The door for the person's own amounts, and since when they hold: pages without one, such as the registration, do not load it. */
export { type ExpiringFunds, expiringFunds, lastDay } from './data/expiringFunds.ts';
export { HideAmountsButton } from './frame/HideAmountsButton.tsx';
export { useAreAmountsHidden, useHolderMoney } from './hooks/amountHooks.ts';
export { type Clock, useClock } from './hooks/useClock.ts';
export { useFullDay } from './hooks/useFullDay.ts';
export { Amount } from './ui/Amount.tsx';
