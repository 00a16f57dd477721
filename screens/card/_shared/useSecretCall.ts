import { requestCardPage, requestPinPage } from '#card-details';
import { type Card, useLanguage, useSend, useTenant, useUsername } from '#runtime';

/** The pages that come through a returned address (NAV-81 to NAV-83). */
export type Secret = 'reveal' | 'change' | 'activate' | 'cardInfo' | 'cardImage';

/** The call that answers with a page's address: one for the PIN pages, by option, and one for both of the card's (API-50, API-56). */
export function useSecretCall(card: Card, secret: Secret): (signal: AbortSignal) => Promise<string> {
  const send = useSend();
  const user = useUsername();
  const language = useLanguage();
  const { options } = useTenant('pin');
  const which = { user, cardId: card.id };
  return (signal) =>
    secret === 'cardInfo' || secret === 'cardImage'
      ? requestCardPage(send, which, { language, signal })
      : requestPinPage(send, which, { option: options[secret], language, signal });
}
