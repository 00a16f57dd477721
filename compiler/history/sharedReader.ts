import { basename, join, resolve } from 'node:path';
import { compareOptions } from '../compare/compareOptions.ts';
import { rate } from '../compare/compareTenants.ts';
import { describeBoth, describeValue, quote } from '../compare/describeValue.ts';
import type { Difference } from '../compare/difference.ts';
import { type Leaf, listLeaves } from '../compare/listLeaves.ts';
import { parseSource } from '../parseSource.ts';
import { type Problem, placeFinding } from '../problem.ts';
import { validateFiles } from '../validateFiles.ts';
import { hideSecrets } from './hideSecrets.ts';
import type { TextReader, TextReaderOptions } from './textReader.ts';

type Text = string | Uint8Array;

const BEGINNING = { line: 1, column: 1 };

/**
 * Reads texts of a file that several tenants share, a group or a words file, as it would be beside the others.
 * @param file below the folder, such as `languages/en.json`
 */
export function createSharedReader(file: string, options: TextReaderOptions): TextReader {
  const path = join(options.folder, file);
  const compare = file.startsWith('languages/') ? compareTexts(basename(file, '.json')) : compareValues;
  return {
    async check(text) {
      const unsaved = new Map([[resolve(path), Buffer.from(text).toString('utf8')]]);
      const after = await validateFiles([], { ...options, unsaved });
      if (after.problems.length === 0) return [];
      // What is wrong already, such as what a language lacks that nobody offers, is nothing that this text does.
      const before = new Set((await validateFiles([], options)).problems.map(keyOf));
      return after.problems.filter((each) => !before.has(keyOf(each)));
    },
    problemsOf(text) {
      const { document, findings } = parseSource(text);
      return findings.map((finding) => {
        const { at, pointer, isAboutKey } = finding;
        return placeFinding(finding, file, at ?? document?.positionOf(pointer, isAboutKey) ?? BEGINNING);
      });
    },
    compare(before, after) {
      const [was, is] = [read(before), read(after)];
      return was && is ? hideSecrets(compare(listLeaves(was.value, is.value))) : null;
    },
  };
}

function read(text: Text) {
  const { document, findings } = parseSource(text);
  return findings.length === 0 ? document : null;
}

const keyOf = ({ file, pointer, rule, message }: Problem) => [file, pointer, rule, message].join('\n');

/** Values of a group: each tenant that extends it, and says nothing else, has them. */
function compareValues(leaves: readonly Leaf[]): Difference[] {
  return compareOptions({ leaves }, []).map(rate);
}

/** Texts of a language, for each tenant that says nothing else. */
function compareTexts(language: string): (leaves: readonly Leaf[]) => Difference[] {
  const name = nameOf(language);
  const say = (value: unknown) => (typeof value === 'string' ? quote(value) : describeValue(value));
  return (leaves) =>
    leaves.map(({ pointer, before, after }) => {
      const [was, is] = describeBoth(before, after, say);
      return rate({
        group: 'words',
        pointer: `/words/${language}${pointer}`,
        before: before ?? null,
        after: after ?? null,
        sentence: `In ${name}, people read ${is} instead of ${was}.`,
      });
    });
}

/** In English; a words file may be called by what is no language. */
function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
