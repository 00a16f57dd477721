/** What stands in a chunk by name, in this project: see BuildOptions. */
export const NAMED_CHUNKS = {
  apart: ['runtime/third-party/createThirdParties.ts', 'runtime/telemetry/startTelemetry.ts'],
  shared: [
    'runtime/forms/fieldLook.ts',
    'runtime/forms/formErrors.ts',
    'runtime/forms/formValues.ts',
    'runtime/forms/loadForm.ts',
    'runtime/forms/masks.ts',
    'runtime/forms/typedEarly.ts',
    'runtime/format/phoneNumber.ts',
    'runtime/format/plainText.ts',
    'runtime/ui/keepFocus.ts',
    'screens/_shared/registrationDraft.ts',
  ],
  // Not the entry, which names the screens: the core would change with each of them (decision 042).
  core: [
    'runtime/boot/createApplication.tsx',
    // Of the entry as well, and no part of what a screen changes.
    'runtime/boot/createPageRoot.tsx',
    'runtime/index.ts',
    // Small, and most screens need them.
    'runtime/format/calendarDay.ts',
    'screens/_shared/LoadFailed.tsx',
    'screens/_shared/clearDraft.ts',
    'screens/_shared/useExplanation.ts',
    'screens/card/_shared/isActionAvailable.ts',
  ],
  joined: {
    // What every page of a signed-in person needs.
    holder: [
      'runtime/boot/holderProgram.ts',
      'runtime/frame/HideAmountsButton.tsx',
      'runtime/gateway/accounts.ts',
      'runtime/gateway/cards.ts',
    ],
    // What the list of cards shares with the pages of one card.
    cards: [
      'runtime/amounts.ts',
      'runtime/cards.ts',
      'runtime/format/formatDate.ts',
      'runtime/format/formatTime.ts',
      'screens/_shared/CardStatusChip.tsx',
      'screens/_shared/CardsError.tsx',
      'screens/_shared/FundsNotice.tsx',
      'screens/_shared/HolderCard.tsx',
      'screens/_shared/OfferSlot.tsx',
      'screens/_shared/maskEmail.ts',
      'screens/_shared/useCardName.ts',
      'screens/_shared/useExpiringFunds.ts',
      'screens/_shared/useKeptState.ts',
      'screens/_shared/useMedia.ts',
    ],
    forms: [
      'runtime/forms/index.ts',
      'runtime/forms/formState.ts',
      'runtime/forms/useOptions.ts',
      'runtime/ui/Flag.tsx',
      'runtime/ui/ListBox.tsx',
      'screens/_shared/useAddressLists.ts',
      'screens/_shared/useCountries.ts',
      'screens/_shared/usePlaces.ts',
    ],
  },
} as const;
