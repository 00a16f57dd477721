import { domainToUnicode } from 'node:url';

/** Scripts of which one label may have one alone. Chinese, Japanese and Korean are written with several at once. */
const SCRIPTS = 'Latin Cyrillic Greek Armenian Hebrew Arabic Georgian Cherokee Devanagari Thai'
  .split(' ')
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Letters that look like one of a to z, without accents (Unicode UTS 39, confusables). */
const LATIN_FOR: ReadonlyMap<string, string> = new Map(
  (
    [
      ['асԁеһіјӏорԛгѕуѵԝх', 'acdehijlopqrsyvwx'],
      ['αγικνορτυχω', 'ayikvoptuxw'],
      ['օսհոցյզ', 'ouhngjq'],
      ['ıɑɡɩłđøħŧ', 'iagildoht'],
    ] as const
  ).flatMap(([letters, latin]) =>
    [...letters].map((letter, index) => [letter, latin.charAt(index)] as const),
  ),
);

export interface LookAlike {
  /** As people see it, or may. */
  readonly shown: string;
  /** Such as `mixes Latin and Cyrillic letters`. */
  readonly why: string;
}

/**
 * Why a host may be taken for another one, or null.
 * @param hostname in lower case, with `xn--` for other letters (RFC 5890)
 * @param plainHosts hosts in plain letters that the file names as well
 */
export function findLookAlike(hostname: string, plainHosts: ReadonlySet<string>): LookAlike | null {
  if (!/(?:^|\.)xn--/.test(hostname)) return null;
  const shown = domainToUnicode(hostname);
  if (shown === '') return null;
  const labels = shown.split('.');
  const mixed = labels.map(scriptsOf).find((scripts) => scripts.length > 1);
  if (mixed) return { shown, why: `mixes ${mixed.join(' and ')} letters` };
  const latin = latinFor(shown);
  if (plainHosts.has(latin)) return { shown, why: `looks like ${latin}, which this file names as well` };
  // Below a domain of its own script, such as .укр, a label is what it is.
  const [own] = scriptsOf(labels.at(-1) ?? '');
  const disguised = labels.find((label) => {
    const [script = 'Latin'] = scriptsOf(label);
    return script !== 'Latin' && script !== own && /^[a-z0-9-]+$/.test(latinFor(label));
  });
  if (disguised === undefined) return null;
  return { shown, why: `looks like ${latin} and is written in ${scriptsOf(disguised)[0]} letters` };
}

function scriptsOf(label: string): string[] {
  return SCRIPTS.filter(({ pattern }) => pattern.test(label)).map(({ name }) => name);
}

function latinFor(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].map((letter) => LATIN_FOR.get(letter) ?? letter).join('');
}
