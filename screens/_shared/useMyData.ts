import { lastDay } from '#amounts';
import type { Cell } from '#card-details';
import {
  type Card,
  dayOf,
  listUserOptins,
  type Optin,
  personName,
  productNameOf,
  type User,
  useCardStatus,
  useLanguage,
  useNow,
  useReadCardsAgain,
  useReadUserAgain,
  useSend,
  useTenant,
  useUsername,
  useWords,
} from '#runtime';
import { channelName, consentName } from './consentName.ts';
import { useAddressLines } from './useAddressLines.ts';

type Row = readonly Cell[];

/**
 * What this portal knows about the person, as a file for spreadsheet programs: from the calls that it makes anyway, as the
 * gateway answers them now (LOV-50). No secret is in it, and no number of a card but the digits that are shown.
 * @returns rejects when one of them fails: half a file would look like a whole one
 */
export function useMyData(): () => Promise<File> {
  const { t } = useWords();
  const language = useLanguage();
  const today = dayOf(useNow(), useTenant('timeZone')) ?? '';
  const readUser = useReadUserAgain();
  const readCards = useReadCardsAgain();
  const send = useSend();
  const username = useUsername();
  const rowsOf = { person: usePersonRows(), card: useCardRows(), consent: useConsentRows() };
  return async () => {
    const [user, cards, optins, { csvForm, writeCsv }] = await Promise.all([
      readUser(true),
      readCards(true),
      listUserOptins(send, username),
      import('#card-details'),
    ]);
    const headings = [t('myData.columns.group'), t('myData.columns.what'), t('myData.columns.value')];
    const rows = [
      headings,
      ...rowsOf.person(user),
      ...cards.flatMap(rowsOf.card),
      ...optins.flatMap(rowsOf.consent),
    ];
    const text = writeCsv(rows, csvForm(language));
    return new File([text], `${t('myData.fileName')}-${today}.csv`, { type: 'text/csv;charset=utf-8' });
  };
}

function usePersonRows(): (user: User) => readonly Row[] {
  const { t } = useWords();
  const names = useTenant('names');
  const addressOf = useAddressLines();
  return (user) => {
    const facts: readonly (readonly [what: string, value: string])[] = [
      [t('profile.name'), personName(user, names).full],
      [t('forms.email'), user.email],
      [t('myData.newEmail'), user.pendingEmail],
      [t('forms.phone'), user.phone],
      [t('forms.dateOfBirth'), user.birthDate],
      [t('forms.homeAddressShort'), addressOf(user).join(', ')],
      // What a country's gateway says beside, by the gateway's own names.
      ...Object.entries(user.extra).map(
        ([name, value]) => [name.replaceAll('_', ' '), String(value)] as const,
      ),
    ];
    return facts.filter(([, value]) => value !== '').map((fact) => [t('forms.personalInfo'), ...fact]);
  };
}

function useCardRows(): (card: Card) => readonly Row[] {
  const { t } = useWords();
  const settings = useTenant('card');
  const { code, decimals } = useTenant('currency');
  const timeZone = useTenant('timeZone');
  const statusOf = useCardStatus();
  const { number, pan, balance } = settings.display;
  return (card) => {
    const product = (ref: string | undefined) => productNameOf(t, { card: settings }, ref);
    const digits = number && pan ? card.lastDigits : '';
    const group = [product(card.balances[0]?.productRef), digits].filter(Boolean).join(' ');
    const status = statusOf(card);
    const rows: Row[] = [[group, t('myData.status'), t(`status.${status}`)]];
    if (card.expiryDate) rows.push([group, t('cards.expiry'), card.expiryDate.slice(0, 10)]);
    // What is on a card is shown once the card is verified.
    const isShown = balance && status !== 'pending';
    for (const { productRef, amount, expirations } of isShown ? card.balances : []) {
      const what = `${t('cards.availableBalance')}, ${product(productRef)} (${code})`;
      rows.push([group, what, { minorUnits: amount, decimals }]);
      for (const { expiresAt, amount: part } of expirations) {
        // The day that screens show; a value that is neither day nor instant stays as it is.
        const day = lastDay(expiresAt, (instant) => dayOf(instant, timeZone)) ?? expiresAt;
        rows.push([group, `${what}, ${day}`, { minorUnits: part, decimals }]);
      }
    }
    return rows;
  };
}

function useConsentRows(): (optin: Optin) => readonly Row[] {
  const { t } = useWords();
  return ({ ref, subscriptions }) =>
    subscriptions.map(({ type, isSubscribed }) => [
      t('registration.consents'),
      `${consentName(t, ref)}: ${channelName(t, type)}`,
      t(isSubscribed ? 'profile.yes' : 'profile.no'),
    ]);
}
