import { pluralBase } from '../../../compiler/checks/pluralForms.ts';
import { OPEN_BLOCKS, ORIGINAL_TEXTS } from '../../../compiler/wordsReference.ts';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { flattenWords } from '../../../runtime/messages/flattenWords.ts';
import type { Tree } from './wordsFile.ts';

/** Numbers of every form of every language that is tried here; small ones may be said in words. */
const COUNTS = [0, 1, 2, 3, 5, 10, 11, 21, 22, 25, 100, 101, 102, 1_000_000];
const SMALL = 2;

type Ask = (key: string, values: Readonly<Record<string, unknown>>) => string;

/**
 * What keeps a changed words file from saying what the original says, as the portal itself would say it: each text
 * that was changed is asked for, with values that can be recognised and numbers of every form.
 */
export function lostBy(language: string, before: Tree, after: Tree): string[] {
  const [old, words] = [flattenWords(before), flattenWords(after)];
  const changed = [...new Set([...old.keys(), ...words.keys()])].filter(
    (key) => old.get(key) !== words.get(key),
  );
  if (changed.length === 0) return [];
  const i18n = createI18n(language, Object.fromEntries(words));
  return changed.flatMap((key) => lostOf(key, words.has(key), i18n.t as unknown as Ask));
}

function lostOf(key: string, isThere: boolean, ask: Ask): string[] {
  const base = pluralBase(key);
  const plural = ORIGINAL_TEXTS.get(`${base}_other`);
  if (base !== key && plural !== undefined) {
    return COUNTS.flatMap((count) => lostIn(base, plural, ask, count));
  }
  const original = ORIGINAL_TEXTS.get(key);
  if (original !== undefined) return lostIn(key, original, ask);
  const isOpen = [...OPEN_BLOCKS].some((block) => key.startsWith(`${block}.`));
  if (!isOpen) return [`nobody asks for ${key}`];
  return isThere ? lostIn(key, '', ask) : [];
}

function lostIn(key: string, original: string, ask: Ask, count?: number): string[] {
  const names = [...original.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, `⟦${name}⟧`]));
  const said = ask(key, count === undefined ? values : { ...values, count });
  const wanted = names.flatMap((name) => (name === 'count' ? [] : `⟦${name}⟧`));
  const digits = said.normalize('NFKC').replace(/[^\d٠-٩]/g, '');
  const isCounted =
    count === undefined || count <= SMALL || /[٠-٩]/.test(digits) || digits.includes(String(count));
  const link = /<1>(.*?)<\/1>/s.exec(original) ? /^[^<]*<1>[^<]*\S[^<]*<\/1>[^<]*$/ : /^(?!.*<\/?\d)/s;
  return [
    ...(said === key || /^[\s\p{Cf}]*$/u.test(said) ? [`${key} says nothing`] : []),
    ...(count !== undefined && count <= SMALL ? [] : wanted.filter((value) => !said.includes(value))),
    ...(isCounted ? [] : [`${key} does not say ${count}`]),
    ...(/[{}]/.test(said) ? [`${key} shows a brace`] : []),
    ...(said.includes('$t(') ? [`${key} shows a name`] : []),
    ...(link.test(said) ? [] : [`the link of ${key} is broken`]),
    ...(original.includes('#CONTACT#') && !said.includes('#CONTACT#')
      ? [`${key} lost its contact block`]
      : []),
  ];
}
