interface SyntaxMistake {
  readonly mistake: string;
  /** @returns the changed text, and where in it the mistake stands */
  readonly edit: (text: string) => { readonly text: string; readonly offset: number };
  /** Part of the message. */
  readonly says: string;
}

const HIDDEN = 'This text holds a hidden control character.';

/** `¦` stands before the mistake. */
const ROWS: readonly (readonly [mistake: string, from: string | RegExp, to: string, says: string])[] = [
  [
    'a comma is missing',
    /"Loading",(\s+)/,
    '"Loading"$1¦',
    'A comma is missing before this, at the end of line 4.',
  ],
  ['a comma after the last entry', /,\s+"confirm[^}]*\}/, ',\n  ¦}', 'No comma stands after the last entry'],
  ['a comment', '"loading"', '¦// first\n    "loading"', 'JSON has no comments: take this one out.'],
  ['single quotes', '"Loading"', "¦'Loading'", 'not single ones: write "Loading".'],
  ['a quote is lost', '"loading"', '¦loading"', 'A key stands in double quotes: write "loading".'],
  [
    'a key stands twice',
    '"busy"',
    '¦"loading"',
    'The key "loading" is given twice; it stands in line 4 already.',
  ],
  [
    'a key that reaches a prototype',
    '"busy"',
    '¦"__proto__"',
    'The key "__proto__" is not allowed anywhere.',
  ],
  ['a break of lines in a text', '"Loading"', '¦"Load\\ning"', HIDDEN],
  ['a sign that turns the writing', '"Loading"', '¦"Load\u202eing"', HIDDEN],
  ['half a sign', '"Loading"', '¦"Load\\ud800ing"', HIDDEN],
  ['the file is cut', /ne moment[\s\S]*/, '¦', 'The file ends in the middle of a value'],
  ['the file is empty', /[\s\S]*/, '¦', 'The file is empty.'],
  ['a byte order mark', /^/, '¦\ufeff', 'The file begins with a byte order mark.'],
  [
    'blocks without end',
    '"Loading"',
    `${'{"a":'.repeat(30)}¦${'{"a":'.repeat(30)}`,
    'nested more than 32 levels deep',
  ],
  ['a file of megabytes', '"Loading"', `"${'a'.repeat(300_000)}"`, 'The file has '],
];

export const SYNTAX_MISTAKES: readonly SyntaxMistake[] = ROWS.map(([mistake, from, to, says]) => ({
  mistake,
  says,
  edit(text) {
    const marked = text.replace(from, to);
    if (marked === text) throw new Error(`The file has no ${from}`);
    return { text: marked.replace('¦', ''), offset: Math.max(0, marked.indexOf('¦')) };
  },
}));
