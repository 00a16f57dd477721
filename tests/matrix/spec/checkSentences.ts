/**
 * The sentences of each language (`expected/words/`), written a second time so that two which have changed places are
 * seen: one for each error code, rule, reason and line of hours; and what is counted, for 1, 2, 5, 21, 22 and 25.
 */
import { readFile } from 'node:fs/promises';
import type { Recorder } from '../check.ts';
import type { MatrixTenant, World } from '../world.ts';

const COUNTS = [1, 2, 5, 21, 22, 25];
/** Groups of texts of which each one has to be listed. */
const LISTED = /^(?:error-messages|form-validations|declined)\./;
const FORM = /_(?:zero|one|two|few|many|other)$/;

interface Sentences {
  /** By the key of the words; no-break spaces are written as others. */
  readonly sentences: Readonly<Record<string, string>>;
  /** By the key without its form: the text for each of the counts. */
  readonly plurals: Readonly<Record<string, readonly string[]>>;
}

async function readSentences(language: string): Promise<Sentences | null> {
  const path = new URL(`expected/words/${language}.json`, import.meta.url);
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Sentences);
}

export async function checkSentences(
  world: Pick<World, 'words'>,
  { tenant }: MatrixTenant,
  record: Recorder,
): Promise<void> {
  for (const language of tenant.languages) {
    const expected = await readSentences(language);
    if (!expected) {
      record.report({ language }, 'the requirements say nothing of this language', 'notApplicable');
      continue;
    }
    const words = world.words.get(language) ?? new Map<string, string>();
    const { sentences, plurals } = expected;
    const said = Object.entries(sentences).map(
      ([key, sentence]) => [key, plain(words.get(key)), sentence] as const,
    );
    const counted = Object.entries(plurals).map(
      ([key, texts]) => [key, count(words, language, key), texts] as const,
    );
    for (const [key, actual, wanted] of [...said, ...counted]) {
      // One check for each that is wrong, and one for all that are right: there are hundreds.
      if (JSON.stringify(actual) !== JSON.stringify(wanted))
        record.equal({ language, key }, 'says what is written of it', actual, wanted);
    }
    const forgotten = [...words.keys()].filter(
      (key) =>
        (LISTED.test(key) && !FORM.test(key) && sentences[key] === undefined) ||
        (key.endsWith('_other') && plurals[key.replace(FORM, '')] === undefined),
    );
    record.none(
      { language, key: forgotten[0] ?? 'words' },
      `${said.length} sentences and ${counted.length} counted texts are written down, and none is forgotten`,
      forgotten,
    );
  }
}

/** What is said for each of the counts. */
function count(words: ReadonlyMap<string, string>, language: string, key: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return COUNTS.map((number) =>
    plain(words.get(`${key}_${rules.select(number)}`)).replaceAll(
      /\{\{count(?:, number)?\}\}/g,
      String(number),
    ),
  );
}

function plain(text = ''): string {
  return text.replaceAll('\u00a0', ' ');
}
