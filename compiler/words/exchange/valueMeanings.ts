/** What the program fills texts with, by the name of the value: for translators, in the place of a look at the screen. */
const MEANINGS: Readonly<Record<string, string>> = {
  action: 'what somebody wanted to do, as its menu entry says it',
  amount: 'an amount of money with its currency, such as 94.18 €',
  brand: 'the name of the brand',
  build: 'letters and digits that name a build of the program',
  card: 'the name of a card with its last four digits',
  count: 'a number, which chooses the form of the plural',
  date: 'a day, such as 31 December 2026',
  day: 'a day, such as 31 December 2026',
  days: 'days of the week, such as Mon – Fri',
  digits: 'the last four digits of a card, one by one',
  email: 'an email address',
  example: 'an example of it, such as 12-345',
  field: 'the label of a field',
  format: 'how a code is written, such as 00-000',
  from: 'a time of day, such as 9:00',
  hours: 'days and times, such as Mon – Fri 9:00–18:00',
  id: 'letters and digits that support finds the event by',
  list: 'languages, each with how many texts are in it, such as English (57)',
  max: 'how many characters there may be',
  n: 'a number',
  name: 'a name',
  number: 'a number',
  own: 'the username of whoever is logged in',
  page: 'the title of the page',
  phone: 'a phone number',
  prefix: 'a calling code, such as +48',
  product: 'the name of a card’s product',
  reason: 'why, in the words of the list of reasons',
  shown: 'how many transactions are shown, as a sentence without its full stop',
  status: 'the status of a card or a payment, in words',
  time: 'a time of day, such as 18:00; the day before it where that is not today',
  times: 'times of day, such as 9:00–12:00, 13:00–18:00',
  titles: 'titles of offers, with commas between them',
  to: 'a time of day, such as 18:00',
  total: 'how many there are',
  used: 'how many characters there are',
  value: 'what was typed, as the field has understood it',
  version: 'a number of a version',
  when: 'the text "inMinutes", such as "in 5 minutes"',
  year: 'a year, such as 2026',
  zone: 'how far a time is from Greenwich, such as GMT+2',
};

/** Where a name says something of its own. */
const MEANINGS_IN: Readonly<Record<string, string>> = {
  'accessible.byEmail name': 'a kind of news that one can ask for',
  'accessible.byPhone name': 'a kind of news that one can ask for',
  'cards.greeting name': 'the first name of whoever is logged in',
  'cards.verifyAlert.title number': 'the last four digits of the card; may be empty',
  'common.copyright name': 'the name of the brand',
  'form-validations.phoneShouldStartWith digits': 'the digits that such a number begins with',
  'contactBlock.line name': 'what a phone line is for, or that it is one',
  'errorDetails.settings version': 'letters and digits that name a version of the tenant’s file',
  'errorDetails.time time':
    'a day and a time of day with its time zone, such as 2026-12-31 09:00:00 (Europe/Sofia)',
  'nav.accountOf name': 'the name of whoever is logged in',
  'profile.county name': 'the name of a county',
  'statement.search text': 'what somebody has searched for',
  'transactions.exported name': 'the name of a file',
};

/** @param key a plural by its name alone */
export function meaningOf(key: string, value: string): string | null {
  return MEANINGS_IN[`${key} ${value}`] ?? MEANINGS[value] ?? null;
}
