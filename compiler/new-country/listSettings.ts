import { readPointer } from '../../runtime/assemble/readPointer.ts';
import { formatMoney } from '../../runtime/format/formatMoney.ts';
import { CannotCreate } from '../newTenant.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { Answers } from './answers.ts';
import { cldrVersion, isFamilyNameFirst } from './cldr.ts';
import type { Original } from './closestTenant.ts';
import { dateFacts, localeIn, ownLocale } from './countryFacts.ts';
import type { Decided } from './decide.ts';
import { moneyFacts } from './moneyFacts.ts';
import type { PhoneFacts } from './phoneFacts.ts';
import { phoneOptionsOf } from './phoneOptionsOf.ts';
import type { PlanOptions } from './planTenant.ts';
import { listFeatureQuestions, listProductChoices } from './questions.ts';

type Block = Readonly<Record<string, unknown>>;

/** A value of the new file with who says so; `undefined` takes the key out. */
export interface Setting {
  readonly pointer: string;
  readonly value: unknown;
  /** Null: it is left to its default, and nobody need be told. */
  readonly source: string | null;
  /** How people read it, where the value alone says little. */
  readonly said?: string;
}

const ANSWER = 'your answer';

/** What public data and the answers say of a new tenant, place by place. */
export function listSettings(
  original: Original,
  decided: Decided,
  answers: Answers,
  options: PlanOptions,
): readonly Setting[] {
  // What the original has of its group the new tenant has as well: it extends the same.
  const whole = (original.whole ?? original.value) as Block;
  return [
    ...settingsOfPlace(decided, answers),
    ...settingsOfMoney(decided, answers),
    ...settingsOfLook(decided, answers),
    ...settingsOfPhone(decided),
    ...settingsOfProducts(whole, original, answers),
    ...settingsOfFeatures(whole, answers, options),
  ];
}

const cldr = () => `Unicode CLDR ${cldrVersion()}`;

function settingsOfPlace({ code, country, languages, ...decided }: Decided, answers: Answers): Setting[] {
  const [main = 'en'] = languages.wanted;
  const said = (answer: unknown) => (answer === undefined ? cldr() : ANSWER);
  const formats = languages.live.flatMap((language) => {
    const { hours, digits } = dateFacts(language, country.code);
    const own = {
      ...(ownLocale(language, country.code) && { locale: ownLocale(language, country.code) }),
      ...(language === main && hours !== 'h23' && { hours }),
      ...(language === main && digits !== 'latn' && { digits }),
    };
    return Object.keys(own).length === 0 ? [] : [[language, own] as const];
  });
  return [
    { pointer: '/code', value: code, source: answers.code === undefined ? 'ISO 3166-1' : ANSWER },
    { pointer: '/status', value: 'draft', source: null },
    {
      pointer: '/languages',
      value: languages.live,
      source: said(answers.languages),
      said: saidOf(languages),
    },
    { pointer: '/draftLanguages', value: some(languages.drafts), source: said(answers.languages) },
    { pointer: '/name', value: decided.name, source: said(answers.name) },
    { pointer: '/timeZone', value: decided.timeZone, source: said(answers.timeZone) },
    {
      pointer: '/formats',
      value: some(Object.fromEntries(formats)),
      source: cldr(),
      said: saidOfFormats(formats),
    },
    {
      pointer: '/names',
      value: isFamilyNameFirst(main) ? { order: 'familyFirst' } : undefined,
      source: cldr(),
      said: 'the family name first',
    },
    { pointer: '/address/mode', value: undefined, source: null },
    { pointer: '/address/defaultCountry', value: country.code, source: 'ISO 3166-1' },
    {
      pointer: '/address/postalCodes',
      value: answers.postalCode ? { [country.code]: answers.postalCode } : undefined,
      source: ANSWER,
    },
  ];
}

function settingsOfMoney({ currency, country, languages }: Decided, answers: Answers): Setting[] {
  const facts = moneyFacts(currency, localeIn(languages.wanted[0] ?? 'en', country.code), languages.live);
  const from = answers.currency === undefined ? cldr() : `${ANSWER}; sign and decimals: ${cldr()}, ISO 4217`;
  return [
    {
      pointer: '/currency',
      value: facts.currency,
      source: from,
      said: `${currency}, ${facts.currency.decimals} decimals at the gateway, ${facts.currency.shownDecimals ?? facts.currency.decimals} shown`,
    },
    {
      pointer: '/money',
      value: facts.money,
      source: cldr(),
      said: formatMoney(-Math.round(1234.5 * 10 ** facts.currency.decimals), facts.currency, facts.money),
    },
  ];
}

function settingsOfLook({ colours }: Decided, { brand, colours: given = [] }: Answers): Setting[] {
  const [main, second] = colours;
  const from = (index: number) => (index < given.length ? ANSWER : 'the logo');
  return [
    ...(brand === undefined ? [] : [{ pointer: '/theme/brandName', value: brand, source: ANSWER }]),
    ...(main === undefined ? [] : [{ pointer: '/theme/brand', value: main, source: from(0) }]),
    ...(second === undefined ? [] : [{ pointer: '/theme/accent', value: second, source: from(1) }]),
    // Of the original's country and folder of pictures.
    ...['flag', 'logo', 'cards', 'shades'].map((key) => ({
      pointer: `/theme/${key}`,
      value: undefined,
      source: null,
    })),
  ];
}

function settingsOfPhone({ country }: Decided): Setting[] {
  if (!country.phone) return [];
  return [
    {
      pointer: '/phone',
      value: { ...phoneOptionsOf(country.phone), preferredCountry: country.code },
      source: 'libphonenumber, mobile numbers',
      said: saidOfPhone(country.phone),
    },
  ];
}

function settingsOfProducts(whole: Block, { value }: Original, { products }: Answers): Setting[] {
  if (products === undefined) return [];
  if (products.length === 0) throw new CannotCreate('A tenant has one product at least.');
  const known = readPointer(whole, '/card/products') as Block;
  const own = (readPointer(value, '/card/products') ?? {}) as Block;
  const choices = listProductChoices().map(({ product }) => product);
  const all = [...new Set([...Object.keys(known), ...choices])];
  const chosen = products.map((product) => {
    if (!all.includes(product))
      throw new CannotCreate(
        `There is no product "${product}"; there are ${all.join(', ')}.${didYouMean(product, all)}`,
      );
    return [product, known[product] ?? { nameKey: `products.${product}`, art: product }];
  });
  const shared = Object.keys(known).find((each) => !Object.hasOwn(own, each) && !products.includes(each));
  if (shared !== undefined)
    throw new CannotCreate(
      `The product "${shared}" is of the group "${whole.extends}", which the new tenant extends: it cannot be left out. Choose it as well, or copy a tenant without that group.`,
    );
  return [
    {
      pointer: '/card/products',
      value: Object.fromEntries(chosen),
      source: ANSWER,
      said: products.join(', '),
    },
  ];
}

function settingsOfFeatures(whole: Block, { features }: Answers, options: PlanOptions): Setting[] {
  if (features === undefined) return [];
  const known = listFeatureQuestions().map(({ feature }) => feature);
  const unknown = Object.keys(features).find((feature) => !known.includes(feature));
  if (unknown !== undefined)
    throw new CannotCreate(
      `There is no feature "${unknown}"; there are ${known.join(', ')}.${didYouMean(unknown, known)}`,
    );
  const written = readPointer(whole, '/features') ?? {};
  // Of a value by dates, the last one stays.
  const before = (Array.isArray(written) ? written.at(-1)?.value : written) as Block;
  const asked = Object.entries(features).map(([feature, isOn]) => [feature, isOn ? 'on' : 'off']);
  const after = { ...before, ...Object.fromEntries(asked) };
  const isOn = (id: unknown) => {
    const screen = options.screens.find((each) => each.id === id);
    return screen !== undefined && (screen.feature === undefined || after[screen.feature] === 'on');
  };
  const network = [whole, ...options.originals.map((each) => each.whole ?? each.value)]
    .map((each) => readPointer(each, '/navigation/ourNetwork'))
    .find(isOn);
  return [
    {
      pointer: '/features',
      value: after,
      source: ANSWER,
      said: asked.map((each) => each.join(' ')).join(', '),
    },
    { pointer: '/navigation/ourNetwork', value: network, source: null },
  ];
}

/** English stands in where no language that is wanted has all its words. */
function saidOf({ live, wanted }: Decided['languages']): string {
  const isOther = !live.some((language) => wanted.includes(language));
  return isOther ? `${live.join(', ')}, until the words of ${wanted.join(', ')} are there` : live.join(', ');
}

function saidOfFormats(formats: readonly (readonly [string, object])[]): string {
  return formats.map(([language, own]) => `${language} as ${Object.values(own).join(', ')}`).join('; ');
}

function saidOfPhone({ prefix, lengths, starts }: PhoneFacts): string {
  const digits = new Intl.ListFormat('en', { type: 'disjunction' }).format(lengths.map(String));
  const begin = new Intl.ListFormat('en', { type: 'disjunction' }).format(starts);
  return `${prefix}, then ${digits} digits${starts.length > 0 ? ` that begin with ${begin}` : ''}`;
}

function some<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}
