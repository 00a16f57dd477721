/** The door for the person's own amounts: pages without one, such as the registration, do not load it. */
export { type ExpiringFunds, expiringFunds } from './data/expiringFunds.ts';
export { HideAmountsButton } from './frame/HideAmountsButton.tsx';
export { useAreAmountsHidden, useHolderMoney } from './hooks/amountHooks.ts';
export { useFullDay } from './hooks/useFullDay.ts';
export { Amount } from './ui/Amount.tsx';
