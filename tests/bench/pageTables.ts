/** What visits of pages come to: tables, and the goals of each page. */
import { median, milliseconds, pairedRatio, ratio, table } from './figures.ts';
import type { Goal } from './goals.ts';
import { KINDS_OF_BYTES } from './traffic.ts';
import type { PageFigures } from './visitPage.ts';

/** Visits by the name of the page; those of one round are pairs. */
export type Visited = Readonly<Record<string, readonly PageFigures[]>>;

const figuresOf = (visited: Visited, name: string, read: (figures: PageFigures) => number | null) =>
  (visited[name] ?? []).map((each) => read(each) ?? Number.NaN);
export const paintsOf = (visited: Visited, name: string) => figuresOf(visited, name, ({ paint }) => paint);
export const usableOf = (visited: Visited, name: string) => figuresOf(visited, name, ({ usable }) => usable);
const rulesOf = (visited: Visited, name: string) => figuresOf(visited, name, ({ rules }) => rules);
const kilobytes = (visited: Visited, read: (figures: PageFigures) => number) =>
  median(figuresOf(visited, 'portal', read)) / 1000;

/** When, and how calm; then what it takes. Medians, and of ratios the median of the rounds' own. */
export function tablesOf(visited: Visited, names: Readonly<Record<string, string>>): string[] {
  const own = names.native ? 'native' : 'react';
  const shown = (values: readonly number[], write: (value: number) => string) => {
    const value = median(values);
    return Number.isNaN(value) ? '' : write(value);
  };
  const against = (read: (of: Visited, name: string) => number[], name: string, base: string) => {
    const value = pairedRatio(read(visited, name), read(visited, base));
    return Number.isNaN(value) ? '' : ratio(value);
  };
  const times = Object.entries(names).map(([name, what]) => [
    what,
    shown(paintsOf(visited, name), milliseconds),
    against(paintsOf, name, 'floor'),
    against(paintsOf, name, 'static'),
    shown(usableOf(visited, name), milliseconds),
    against(usableOf, name, 'prerendered'),
    against(usableOf, name, own),
    shown(rulesOf(visited, name), milliseconds),
    against(rulesOf, name, own),
    shown(
      figuresOf(visited, name, ({ hydrated }) => hydrated),
      milliseconds,
    ),
  ]);
  const weights = Object.entries(names).map(([name, what]) => [
    what,
    ...[...KINDS_OF_BYTES, null].map((kind) =>
      (median(figuresOf(visited, name, ({ bytes }) => (kind ? bytes[kind] : sumOf(bytes)))) / 1000).toFixed(
        1,
      ),
    ),
    median(figuresOf(visited, name, ({ requests }) => requests)),
    Math.max(...figuresOf(visited, name, ({ shift }) => shift)).toFixed(3),
    shown(
      figuresOf(visited, name, ({ blocked }) => blocked),
      milliseconds,
    ),
    shown(
      figuresOf(visited, name, ({ answer }) => answer),
      milliseconds,
    ),
  ]);
  const base = own === 'native' ? 'to native form' : 'to React alone';
  return [
    table(
      ['page', 'paint, ms', 'to floor', 'to static', 'usable, ms', 'to prerendered', base].concat([
        'with rules, ms',
        base,
        'can be sent, ms',
      ]),
      times,
    ),
    table(
      [
        'page',
        ...KINDS_OF_BYTES.map((kind) => `${kind}, kB`),
        'in all, kB',
        'requests',
        'CLS',
        'TBT, ms',
        'INP, ms',
      ],
      weights,
    ),
  ];
}

const sumOf = (bytes: PageFigures['bytes']) => KINDS_OF_BYTES.reduce((sum, kind) => sum + bytes[kind], 0);

export function homeGoals(of: string, home: Visited): Goal[] {
  const paints = paintsOf(home, 'portal');
  const inAll = ({ bytes }: PageFigures) => sumOf(bytes) - bytes.images;
  return [
    {
      what: `home paints, ${of}, to its static twin`,
      measured: pairedRatio(paints, paintsOf(home, 'static')),
      most: 1.03,
    },
    {
      what: `home paints, ${of}, to a kilobyte`,
      measured: pairedRatio(paints, paintsOf(home, 'floor')),
      most: 1.2,
    },
    {
      what: `home is usable, ${of}, to its paint`,
      measured: pairedRatio(usableOf(home, 'portal'), paints),
      most: 1.05,
    },
    {
      ...KILOBYTES,
      what: `home's scripts before it is usable, ${of}`,
      measured: kilobytes(home, ({ scriptsBefore }) => scriptsBefore.bytes),
      most: 6,
    },
    { ...KILOBYTES, what: `home in all without images, ${of}`, measured: kilobytes(home, inAll), most: 130 },
    {
      ...COUNT,
      what: `home's requests, ${of}`,
      measured: median(figuresOf(home, 'portal', ({ requests }) => requests)),
      most: 10,
    },
    {
      ...KILOBYTES,
      what: `home's fonts, ${of}`,
      measured: kilobytes(home, ({ bytes }) => bytes.fonts),
      most: 40,
    },
  ];
}

export function formGoals(of: string, form: Visited): Goal[] {
  return [
    {
      what: `registration is usable with rules, ${of}, to a native form`,
      measured: pairedRatio(rulesOf(form, 'portal'), rulesOf(form, 'native')),
      most: 0.9,
    },
    {
      ...COUNT,
      decimals: 3,
      what: `registration's layout shift, ${of}`,
      measured: Math.max(...figuresOf(form, 'portal', ({ shift }) => shift)),
      most: 0.02,
    },
  ];
}

export function cardsGoals(of: string, cards: Visited): Goal[] {
  return [
    {
      what: `cards are seen, ${of}, to React alone`,
      measured: pairedRatio(usableOf(cards, 'portal'), usableOf(cards, 'react')),
      most: 0.75,
    },
    {
      ...KILOBYTES,
      what: `scripts up to the cards, ${of}`,
      measured: kilobytes(cards, ({ scriptsBefore }) => scriptsBefore.bytes),
      most: 180,
    },
    {
      ...COUNT,
      what: `files of scripts up to the cards, ${of}`,
      measured: median(figuresOf(cards, 'portal', ({ scriptsBefore }) => scriptsBefore.files)),
      most: 12,
    },
  ];
}

const KILOBYTES = { unit: 'kB', decimals: 1 } as const;
const COUNT = { unit: '', decimals: 0 } as const;
