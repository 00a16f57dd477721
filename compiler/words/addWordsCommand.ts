import { join } from 'node:path';
import { type Command, Option } from 'commander';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { INVALID, VALID } from '../exitCodes.ts';
import { createFileWriter, type FileWriter } from '../history/createFileWriter.ts';
import { REASON } from '../history/reasonOption.ts';
import { wrapText } from '../layOutText.ts';
import { formatProblem } from '../problem.ts';
import { ORIGINAL_LANGUAGE } from '../wordsReference.ts';
import { exportWords } from './exchange/exportWords.ts';
import { importWords } from './exchange/importWords.ts';
import { requireLanguage } from './listLanguages.ts';
import { newWords } from './newWords.ts';
import { showCoverage } from './showCoverage.ts';
import { writePseudo } from './writePseudo.ts';

interface WordsOptions {
  /** The folder of tenant files. */
  readonly folder: string;
  readonly screens: readonly Manifest[];
  readonly now: Date;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Takes the exit code. */
  readonly end: (code: number) => void;
}

interface Asked {
  readonly json?: boolean;
  readonly new?: string;
  readonly from?: string;
  readonly export?: string;
  readonly import?: string;
  readonly pseudo?: string;
  readonly reason?: string;
}

const EXAMPLES = `
Examples:
  words                              how far every words file has come
  words hu                           the same of one
  words --new hu --from en           writes languages/hu.json, every text marked TO TRANSLATE
  words hu --export hu.xlf           for translators' programs; hu.csv for spreadsheets
  words hu --import hu.xlf           takes what came back, if all of it is good
  words --pseudo draft/languages     writes en-XA.json and ar-XB.json, to preview long and right-to-left texts`;

/** The command `words`, with all that is done to the texts of a language. */
export function addWordsCommand(program: Command, options: WordsOptions): void {
  const does = (flags: string, description: string, name: string) =>
    new Option(flags, description).conflicts(
      ['new', 'export', 'import', 'pseudo', 'json'].filter((each) => each !== name),
    );
  program
    .command('words')
    .description(
      'says how far words files have come: which texts are missing, and which are as in English; begins a language, and writes and reads files for translators',
    )
    .argument('[CODE]', 'a language; all when none is named')
    .option('--json', 'prints how far they have come as JSON')
    .addOption(does('--new <LANGUAGE>', 'begins the words file of a language (BCP 47: hu, pt-BR)', 'new'))
    .option('--from <LANGUAGE>', `with --new: the language to copy; ${ORIGINAL_LANGUAGE} unless given`)
    .addOption(
      does('--export <FILE>', 'writes a file for translators: .xlf, .xliff (XLIFF 1.2) or .csv', 'export'),
    )
    .addOption(does('--import <FILE>', 'takes over what translators have sent back', 'import'))
    .addOption(does('--pseudo <FOLDER>', 'writes the pseudo-languages en-XA and ar-XB', 'pseudo'))
    .option(...REASON)
    .addHelpText('after', EXAMPLES)
    .action(async (code: string | undefined, asked: Asked, command: Command) => {
      const { folder, now } = options;
      const words = join(folder, 'languages');
      const writer = createFileWriter({ folder, now: () => now, reason: asked.reason });
      const writing = { ...options, writer };
      if (asked.from !== undefined && asked.new === undefined)
        return command.error('error: --from says what --new copies: give --new as well');
      if (asked.new !== undefined || asked.pseudo !== undefined) {
        if (code !== undefined) return command.error(`error: "${code}" is one language too many`);
        return asked.new === undefined
          ? await writeAllPseudo(asked.pseudo ?? '', options)
          : await begin(words, asked.new, asked.from ?? ORIGINAL_LANGUAGE, writing);
      }
      if (asked.export !== undefined || asked.import !== undefined) {
        if (code === undefined)
          return command.error('error: name the language, such as: words hu --export hu.xlf');
        await requireLanguage(words, code, `words --new ${code} --from ${ORIGINAL_LANGUAGE}`);
        return asked.export === undefined
          ? await takeBack(words, code, asked.import ?? '', writing)
          : await handOut(words, code, asked.export, options);
      }
      for (const line of await showCoverage(words, code, asked.json ?? false, options.folder))
        options.out(line);
      options.end(VALID);
    });
}

interface WritingOptions extends WordsOptions {
  readonly writer: FileWriter;
}

async function begin(
  words: string,
  tag: string,
  from: string,
  { writer, out, end }: WritingOptions,
): Promise<void> {
  const { path, language, marked } = await newWords(words, tag, from, writer);
  out(path);
  out(
    `${marked} texts are marked "TO TRANSLATE"; until none is, a tenant can offer the language as a draft only.`,
  );
  out(`For translators: npm run tenant -- words ${language} --export ${language}.xlf`);
  end(VALID);
}

async function writeAllPseudo(folder: string, { out, end }: WordsOptions): Promise<void> {
  for (const path of await writePseudo(folder)) out(path);
  end(VALID);
}

async function handOut(words: string, code: string, file: string, options: WordsOptions): Promise<void> {
  const { texts, untranslated } = await exportWords(words, code, file, options.screens);
  options.out(`${file}: ${texts} texts, ${untranslated} of them to be translated.`);
  options.end(VALID);
}

async function takeBack(words: string, code: string, file: string, options: WritingOptions): Promise<void> {
  const { writer, out, error, end } = options;
  const result = await importWords(words, code, file, writer);
  if (!result.ok) {
    for (const problem of result.problems) error(formatProblem(problem));
    const isOfTexts = result.problems.every(({ pointer }) => pointer !== '');
    const way = 'A text whose translation is taken out of the file is left as it is.';
    error(`Nothing was written.${isOfTexts ? ` ${way}` : ''}`);
    return end(INVALID);
  }
  const { path, changed, untranslated, outdated } = result;
  out(
    `${path}: ${changed} ${changed === 1 ? 'text' : 'texts'} changed, ${untranslated} still to be translated.`,
  );
  if (outdated.length > 0) {
    const title = `Translated from another English than today's (${outdated.length}), so read them again:`;
    for (const line of wrapText(`${title} ${outdated.join(', ')}`)) out(line);
  }
  end(VALID);
}
