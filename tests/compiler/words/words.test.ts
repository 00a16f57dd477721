// Over 250 lines: what each rule of words files says, one after the other.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, readWords, type WordsMemory, wordsOf } from '../../../compiler/builtInWords.ts';
import { placeOf } from '../support/compileText.ts';

const FOLDER = 'tenant-config/languages';
const readText = (language: string) => readFile(`${FOLDER}/${language}.json`, 'utf8');

function problemsOf(language: string, text: string) {
  const result = readWords(language, `${language}.json`, text);
  return result.ok ? [] : result.problems;
}

interface Fault {
  readonly name: string;
  readonly language: string;
  /** A piece of the file, and what stands in its place. */
  readonly from: string | RegExp;
  readonly to: string;
  readonly pointer: string;
  /** Where the problem stands: a piece of the changed file. */
  readonly at: string;
  readonly message: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a text that is missing',
    language: 'pl',
    from: /"loading": "[^"]*",?\s*/,
    to: '',
    pointer: '/common/loading',
    at: /"common": (\{)/.source,
    message: /^The text "common\.loading" is missing\. In English it is "/,
  },
  {
    name: 'a text that nobody asks for, next to the one that was meant',
    language: 'bg',
    from: '"loading":',
    to: '"loadign":',
    pointer: '/common/loadign',
    at: '"loadign"',
    message: /has no text "common\.loadign"\. Did you mean "loading"\?/,
  },
  {
    name: 'a text for a block',
    language: 'ro',
    from: /"products": \{[^}]*\}/,
    to: '"products": "Carduri noi"',
    pointer: '/products',
    at: '"Carduri noi"',
    message: /"products" is a block of \d+ texts, not one text/,
  },
  {
    name: 'a block for a text',
    language: 'ro',
    from: /"loading": "[^"]*"/,
    to: '"loading": { "now": "Se încarcă" }',
    pointer: '/common/loading',
    at: '{ "now"',
    message: /"common\.loading" is one text, not a block/,
  },
  {
    name: 'a text of blanks',
    language: 'uk',
    from: /"loading": "[^"]*"/,
    to: '"loading": " \\u00a0\\u200b"',
    pointer: '/common/loading',
    at: '" \\u00a0\\u200b"',
    message: /"common\.loading" is empty/,
  },
  {
    name: 'a lost value',
    language: 'en',
    from: /"greeting": "[^"]*"/,
    to: '"greeting": "Hello"',
    pointer: '/cards/greeting',
    at: '"Hello"',
    message: /value \{\{name\}\} of the original is lost/,
  },
  {
    name: 'a value of another text',
    language: 'pl',
    from: /"greeting": "([^"]*)"/,
    to: '"greeting": "$1 {{nane}}"',
    pointer: '/cards/greeting',
    at: /"greeting": ("[^"]*")/.source,
    message: /no value \{\{nane\}\}; it has \{\{name\}\}\. Did you mean "name"\?/,
  },
  {
    name: 'a value that is broken off',
    language: 'pl',
    from: /("greeting": "[^"]*)\}\}/,
    to: '$1}',
    pointer: '/cards/greeting',
    at: /"greeting": ("[^"]*")/.source,
    message: /A value is written \{\{name\}\}, with both braces/,
  },
  {
    name: 'a mark that is lost',
    language: 'bg',
    from: /("termsConds": "[^"]*)<1>([^"]*)<\/1>/,
    to: '$1$2',
    pointer: '/consents/termsConds',
    at: /"consents": \{[\s\S]*?"termsConds": ("[^"]*")/.source,
    message: /marks <1>…<\/1> of links must be those/,
  },
  {
    name: 'a mark that is not closed',
    language: 'bg',
    from: /("termsConds": "[^"]*)<\/1>/,
    to: '$1<1>',
    pointer: '/consents/termsConds',
    at: /"consents": \{[\s\S]*?"termsConds": ("[^"]*")/.source,
    message: /marks <1>…<\/1> of links must be those/,
  },
  {
    name: 'marks in the wrong order',
    language: 'bg',
    from: /("termsConds": "[^"]*)<1>([^"]*)<\/1>/,
    to: '$1</1>$2<1>',
    pointer: '/consents/termsConds',
    at: /"consents": \{[\s\S]*?"termsConds": ("[^"]*")/.source,
    message: /marks <1>…<\/1> of links must be those/,
  },
  {
    name: 'a mark that is cut',
    language: 'bg',
    from: /"loading": "/,
    to: '"loading": "<1 ',
    pointer: '/common/loading',
    at: '"<1 ',
    message: /marks <1>…<\/1> of links must be those/,
  },
  {
    name: 'the contact block that is lost',
    language: 'ro',
    from: /("BAD_GATEWAY": "[^"]*?) ?#CONTACT#/,
    to: '$1',
    pointer: '/error-messages/BAD_GATEWAY',
    at: /"BAD_GATEWAY": ("[^"]*")/.source,
    message: /#CONTACT# of the original is lost/,
  },
  {
    name: 'a text that names another where the original does not',
    language: 'en',
    from: /"loading": "/,
    to: '"loading": "$t(home.title) ',
    pointer: '/common/loading',
    at: '"$t(',
    message: /cannot name another text/,
  },
  {
    name: 'a plural form that its grammar has',
    language: 'uk',
    from: /"count_few": "[^"]*",?\s*/,
    to: '',
    pointer: '/cards/count_few',
    at: /"cards": (\{)/.source,
    message:
      /plural "cards\.count" has no form "_few"; Ukrainian counts with "_one", "_few", "_many", "_other"/,
  },
  {
    name: 'a plural form that its grammar does not have',
    language: 'en',
    from: '"count_one":',
    to: '"count_few": "{{count}} cards",\n    "count_one":',
    pointer: '/cards/count_few',
    at: '"count_few"',
    message: /English has no plural form "_few"; it counts with "_one", "_other"/,
  },
  {
    name: 'a plural of a language that counts 1, 21 and 31 alike, without the number',
    language: 'uk',
    from: /"count_one": "\{\{count[^}]*\}\}\s*/,
    to: '"count_one": "',
    pointer: '/cards/count_one',
    at: /"cards": \{[\s\S]*?"count_one": ("[^"]*")/.source,
    message: /value \{\{count\}\} of the original is lost/,
  },
  {
    name: 'a text of blanks among those that a country adds',
    language: 'en',
    from: /"products": \{/,
    to: '"products": { "travel": "",',
    pointer: '/products/travel',
    at: '"",',
    message: /"products\.travel" is empty/,
  },
];

/** A piece as it stands, or what a pattern's only group finds. */
function find(text: string, piece: string): { line: number; column: number } {
  if (text.includes(piece)) return placeOf(text, piece);
  const match = new RegExp(piece, 'd').exec(text);
  const lines = text.slice(0, match?.indices?.[1]?.[0] ?? -1).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

describe('a words file', () => {
  it.each(FAULTS)(
    'is refused for $name, where it stands [USE-10]',
    async ({ language, from, to, ...fault }) => {
      const text = await readText(language);
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      const found = problemsOf(language, changed).filter(({ pointer }) => pointer === fault.pointer);
      expect(found[0]?.message).toMatch(fault.message);
      expect({ line: found[0]?.line, column: found[0]?.column }).toEqual(find(changed, fault.at));
    },
  );

  it('is named once for a whole block that it lacks, not once for each text [USE-10]', () => {
    const problems = problemsOf('pl', JSON.stringify({ common: { loading: 'Ładowanie' } }));
    expect(problems.length).toBeGreaterThan(20);
    expect(problems.length).toBeLessThan(150);
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^The block "transactions" is missing, with its \d+ texts\.$/),
    );
  });

  it('may say "one card" in a language where that is one card alone', async () => {
    const text = (await readText('en')).replace(
      /"count_one": "\{\{count[^}]*\}\} card"/,
      '"count_one": "one card"',
    );
    expect(text).toContain('"one card"');
    expect(problemsOf('en', text)).toEqual([]);
  });

  it('may name what a country adds: products, reasons, subjects, codes', async () => {
    const words = JSON.parse(await readText('ro'));
    words.products.travel = 'Card de călătorie';
    words.declined.travelBan = { text: 'călătorie oprită', next: 'Sună-ne.' };
    words.contact.subjects.travel = 'Călătorii';
    words['error-messages'].TRAVEL_STOPPED = 'Călătoria este oprită.';
    expect(problemsOf('ro', JSON.stringify(words))).toEqual([]);
  });

  it('of a language that nobody counts in is asked for the form "other" alone', async () => {
    const words = JSON.stringify(JSON.parse(await readText('en'))).replace(
      /"\w+_(?:one|zero)":"[^"]*",/g,
      '',
    );
    expect(problemsOf('qx', words)).toEqual([]);
    expect(problemsOf('no language', words)).toEqual([]);
  });

  it.each([
    ['ro_RO', 'Call it "ro-RO.json".'],
    [
      'ro copy',
      'Call it after its language, such as "hu.json" or "pt-BR.json"; a copy that nobody offers belongs elsewhere.',
    ],
  ])('called %s is told its name, and no form of its plurals is wrong', async (language, right) => {
    const text = await readText('ro');
    const message = `The file is called "${language}.json", which no tenant can offer. ${right}`;
    expect(problemsOf(language, text)).toEqual([expect.objectContaining({ pointer: '', message })]);
    const lacking = problemsOf(language, text.replace(/"loading": "[^"]*",?\s*/, ''));
    expect(lacking.map(({ pointer }) => pointer)).toEqual(['', '/common/loading']);
  });

  it.each(['bg', 'en', 'pl', 'ro', 'uk'])('that ships is whole: %s', async (language) => {
    expect(problemsOf(language, await readText(language))).toEqual([]);
  });
});

describe('the words files of a folder', () => {
  it('are read and checked once while they stay the same, whatever the number of tenants [USE-10]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'words-'));
    for (const language of ['en', 'ro']) {
      await writeFile(join(folder, `${language}.json`), await readText(language));
    }
    const memory: WordsMemory = new Map();
    const [english, romanian] = await loadWordsFiles(folder, memory);
    await writeFile(
      join(folder, 'ro.json'),
      (await readText('ro')).replace(/"loading": "[^"]*"/, '"loading": "Stai"'),
    );
    const [englishAgain, changed] = await loadWordsFiles(folder, memory);
    expect(englishAgain).toBe(english);
    expect(changed).not.toBe(romanian);
    expect(changed).toMatchObject({ ok: true });
    await rm(folder, { recursive: true });
  });

  it('are not what an editor leaves beside them, nor a folder; a link that leads nowhere is told [USE-10]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'words-'));
    await writeFile(join(folder, 'ro.json'), await readText('ro'));
    await writeFile(join(folder, '.ro.json'), '{ "common":');
    await mkdir(join(folder, 'old.json'));
    await symlink(join(folder, 'gone.json'), join(folder, 'uk.json'));
    const results = await loadWordsFiles(folder);
    expect(results).toEqual([
      expect.objectContaining({ ok: true }),
      expect.objectContaining({
        ok: false,
        language: 'uk',
        problems: [expect.objectContaining({ line: 1, message: expect.stringMatching(/leads nowhere/) })],
      }),
    ]);
    await rm(folder, { recursive: true });
  });

  it('judge tenants by the original where one is broken, so that its faults are named once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'words-'));
    await writeFile(join(folder, 'ro.json'), '{ "products": { "travel": "Card" } }');
    const words = wordsOf(await loadWordsFiles(folder));
    expect(words.get('ro')?.get('products.travel')).toBe('Card');
    expect(words.get('ro')?.has('home.title')).toBe(true);
    await rm(folder, { recursive: true });
  });
});
