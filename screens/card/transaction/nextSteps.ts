/** What helps with each reason of a refusal (LOV-01), by the words key of the reason: the first that the card has now. */
import type { Manifest } from '#runtime';

type ScreenId = Manifest['id'];

const PAY_ELSEWHERE: readonly ScreenId[] = ['myCardAcceptance', 'ourMerchendisingPartners'];
const CHECK_CARD: readonly ScreenId[] = ['plasticlessCardInfo'];

const STEPS: ReadonlyMap<string, readonly ScreenId[]> = new Map(
  Object.entries({
    blockedCard: ['myCardUnblock'],
    cardNotActive: ['myCardActivate'],
    incorrectPin: ['myCardPinReveal', 'myCardPinChange'],
    contactlessLimit: ['myCardPinReveal'],
    insufficientFunds: ['myCardBalances'],
    merchantNotAccepted: PAY_ELSEWHERE,
    blockedMerchant: PAY_ELSEWHERE,
    typeNotAllowed: PAY_ELSEWHERE,
    crossBorder: PAY_ELSEWHERE,
    incorrectPan: CHECK_CARD,
    invalidCardData: CHECK_CARD,
    invalidCvc2: CHECK_CARD,
    invalidExpiry: CHECK_CARD,
  } satisfies Record<string, readonly ScreenId[]>),
);

/** Reasons that are gone once the card is active. */
const OF_THE_STATUS: readonly string[] = ['blockedCard', 'cardNotActive'];

/** @param reason last part of its words key, such as `blockedCard` */
export function nextSteps(reason: string): readonly ScreenId[] {
  return STEPS.get(reason) ?? [];
}

/** Whether what kept the payment back was the card's status alone. */
export function isOfTheStatus(reason: string): boolean {
  return OF_THE_STATUS.includes(reason);
}
