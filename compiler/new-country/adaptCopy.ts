import { editText } from '../drafts/editText.ts';
import { joinPointer } from '../problem.ts';
import { tenantSchema } from '../tenantSchema.ts';
import { walkTenant } from '../walkTenant.ts';
import type { Answers } from './answers.ts';
import type { Original } from './closestTenant.ts';
import type { Decided, Prefilled } from './decide.ts';
import { listSettings } from './listSettings.ts';
import type { PlanOptions } from './planTenant.ts';

type Block = Readonly<Record<string, unknown>>;

interface Adapted {
  readonly value: unknown;
  readonly prefilled: readonly Prefilled[];
  /** Places that are nobody else's any more: they need no confirmation. */
  readonly settled: readonly string[];
}

/** The original with all that is known of the new tenant in its place, and what is of the original's country alone taken out. */
export function adaptCopy(
  original: Original,
  decided: Decided,
  answers: Answers,
  options: PlanOptions,
): Adapted {
  const source = original.value as Block;
  const settings = listSettings(original, decided, answers, options);
  const gone = [
    'status',
    'inherited',
    'draftLanguages',
    'hosts',
    'notices',
    'home',
    'formats',
    'names',
    'phone',
    'money',
  ];
  const kept = Object.fromEntries(Object.entries(source).filter(([key]) => !gone.includes(key)));
  const offered = [...decided.languages.live, ...decided.languages.drafts];
  const text = editText(
    JSON.stringify(withTexts(kept, offered, decided.languages.live)),
    settings.map(({ pointer, value }) => ({ pointer, value })),
  );
  return {
    value: inOrder(JSON.parse(text) as Block),
    prefilled: settings.flatMap(({ pointer, value, source: from, said }) =>
      from === null || value === undefined ? [] : [{ pointer, value: said ?? inWords(value), source: from }],
    ),
    settled: settings.map(({ pointer }) => pointer),
  };
}

/** Texts and words of the languages that are offered; a text that lacks one of them has it in the first that it has. */
function withTexts(value: Block, offered: readonly string[], live: readonly string[]): Block {
  const places = walkTenant(value).filter(({ kind }) => kind === 'texts' || kind === 'linksByLanguage');
  const edits = places.map(({ pointer, value: texts }) => {
    const own = texts as Readonly<Record<string, string>>;
    const main = own.en ?? Object.values(own)[0];
    const kept = offered.flatMap((language) => {
      const text = own[language] ?? (live.includes(language) ? main : undefined);
      return text === undefined ? [] : [[language, text]];
    });
    return { pointer, value: Object.fromEntries(kept) };
  });
  const words = Object.keys((value.words ?? {}) as Block).filter((language) => !offered.includes(language));
  const without = words.map((language) => ({ pointer: joinPointer('/words', language), value: undefined }));
  return JSON.parse(editText(JSON.stringify(value), [...edits, ...without])) as Block;
}

/** In the order of the schema, without blocks that hold nothing any more. */
function inOrder(value: Block): Block {
  const known = Object.keys(tenantSchema.properties ?? {});
  const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  const isEmpty = (member: unknown) => JSON.stringify(member) === '{}';
  const members = Object.entries(value).filter(([, member]) => !isEmpty(member));
  return Object.fromEntries(members.sort(([one], [other]) => rank(one) - rank(other)));
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return JSON.stringify(value);
}
