import { add, all, type Edit, lose, say, swap } from './wordsMistake.ts';

/** What is no mistake, however it looks. */
export const SOUND: readonly (readonly [what: string, language: string, edit: Edit])[] = [
  ...['ar', 'bg', 'cy', 'en', 'fr', 'he', 'hu', 'ja', 'lv', 'nb', 'pl', 'pt-BR', 'ro', 'uk'].map(
    (language) => ['a whole file', language, (words: Parameters<Edit>[0]) => words] as const,
  ),
  ['another order of blocks', 'pl', (words) => Object.fromEntries(Object.entries(words).reverse())],
  ['another order of values', 'hu', say('tabTitle', '{{brand}}: {{page}}')],
  ['a value that stands twice', 'hu', say('cards.greeting', '{{name}}! Szia, {{name}}!')],
  ['blanks in a value', 'en', say('cards.greeting', 'Hello, {{ name }}')],
  ['a number that is grouped', 'pl', say('cards.count_other', '{{count, number}} karty')],
  ['a number that is not grouped', 'pl', swap('transactions.shown_other', ', number', '')],
  ['a link in another place', 'ja', say('consents.termsConds', '<1>利用規約</1>に同意します。')],
  ['one card, where that is one alone', 'hu', say('cards.count_one', 'egy kártya')],
  ['two cards, where that is two alone', 'he', say('cards.count_two', 'שני כרטיסים')],
  [
    'none, one and two in words',
    'ar',
    all(say('idle.left_zero', 'الآن'), say('idle.left_one', 'ثانية'), say('idle.left_two', 'ثانيتان')),
  ],
  ['no sentence for none', 'en', lose('cards.count_zero')],
  ['a sentence for none where the original has none', 'ro', add('idle', 'left_zero', 'Te deconectăm acum')],
  ['a product', 'ro', add('products', 'travel', 'Card de călătorie')],
  ['a reason', 'pl', add('declined', 'travelBan', { text: 'podróż', next: 'Zadzwoń.' })],
  ['a code with the contact block', 'uk', add('error-messages', 'TRAVEL_STOPPED', 'Зупинено. #CONTACT#')],
  [
    'a subject and its placeholder',
    'bg',
    all(add('contact.subjects', 'travel', 'Пътуване'), add('contact.placeholders', 'travel', 'Къде?')),
  ],
  ['less than, and', 'en', say('home.lead', 'Pay & save if it is < 5 € > 1 €')],
  ['a dollar', 'en', say('home.lead', 'Costs $5 (five)')],
  ['marks of direction', 'ar', say('home.lead', 'بطاقة \u200f(٤)\u200e')],
  ['a longer name of the language', 'uk', say('languageName', 'Українська мова')],
  ['a language without its country', 'pt-BR', say('languageName', 'Português')],
  ['a name in capitals', 'pl', say('languageName', 'POLSKI')],
];
