/** Finds what comments, titles of tests and documents cite, and what of it cannot be opened in this repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

export interface Broken {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

const TEXT = /\.(ts|tsx|mjs|js|css|md|json|tsv|conf|example|yml|html)$/;

/** Every text of the project, but for this file and its test, which have bad examples, and what npm writes. */
export function citingFiles(): readonly SourceFile[] {
  const ignored = new Set(['.git', ...readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n')]);
  const entries = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !ignored.has(name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const ofRoot = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'package-lock.json')
    .map(({ name }) => ({ path: name, text: readFileSync(name, 'utf8') }));
  const all = [...ofRoot, ...sourceFiles(folders, TEXT)];
  return all.filter(({ path }) => !path.startsWith('tests/architecture/citations'));
}

/** The papers that this project was made from, which a reader of the repository does not have. */
const ABSENT: readonly RegExp[] = [
  /\bspec(?:ification)?(?:['’]s)?,?\s+(?:sections?|rows?)\b/i,
  /\bthe\s+spec(?:ification)?\b/i,
  /\(spec(?:ification)?\b|\(sections?\s+\d/i,
  /\bspec-notes\b|\bstyle-anchors\b|\bwords-\d\b|\bfleet\.md\b/i,
  /\.\.\/shared\b|\/work\//,
  /\bcontract['’]s\b|\bthe\s+contract\b|\bcontract,\s+/i,
  /\brulings?\b/i,
  /\(stack[,)]|\bstack,\s+(?:B\d|section|["“])/i,
  /\bmock-?ups?\b/i,
  /\(design[,)]|\bdesign,\s+["“]/i,
  /\(look[,):]|\blook,\s+(?:[A-Z"“]|\d\d)/,
  /\(words,\s+[\d"“]|\(words,\s+(?:typography|introduction|section|whole)/,
  /\bthreats,\s+section\b/i,
  /\bissue\s+\d+\b|\(issue[,)]|\bsee\s+the\s+notes\b/i,
];

/** The criteria of WCAG 2.2 by guideline: how many there are, numbered from 1. 4.1.1 is gone since 2.2. */
const GUIDELINES: Readonly<Record<string, number>> = {
  '1.1': 1,
  '1.2': 9,
  '1.3': 6,
  '1.4': 13,
  '2.1': 4,
  '2.2': 6,
  '2.3': 3,
  '2.4': 13,
  '2.5': 8,
  '3.1': 6,
  '3.2': 6,
  '3.3': 9,
  '4.1': 3,
};

/** Files that a reader is told to make. */
const TO_BE_MADE = new Set([
  'tenant-config/xx.json',
  'tenant-config/hu.json',
  'tenant-config/languages/hu.json',
  'tenant-config/groups/central-europe.json',
]);

/** Names of standards and licences that look like requirement ids. */
const OTHER_NAMES = new Set(['SHA', 'UTF', 'MPL', 'BSD', 'PSF', 'OFL']);

const REQUIREMENT = /(?<![\w-])([A-Z]{3})-(\d{1,3})(?![\w-])/g;
const RANGE = /(?<![\w-])([A-Z]{3}-\d{1,3})\s+to\s+([A-Z]{3}-\d{1,3})(?![\w-])/g;
const TITLE_IDS =
  / \[((?:[A-Z]{1,3}-?\d{1,3})(?: [A-Z]{1,3}-?\d{1,3})*)\](?=['"`])|\bids?: '((?:[A-Z]{1,3}-?\d{1,3})(?: [A-Z]{1,3}-?\d{1,3})*)'/g;
const THREATS = /\b[Tt]hreats?\s+([A-Z]\d{1,2}(?:(?:,|,?\s+and|\s+to)\s+[A-Z]\d{1,2})*)/g;
const DECISIONS = /\bdecisions?\s+(\d+(?:(?:,|\s+and)\s+\d+)*)/gi;
const CRITERIA = /\bWCAG(?:\s2\.\d,)?\s+(\d\.\d\.\d{1,2}(?:(?:,|,?\s+and)\s+\d\.\d\.\d{1,2})*)/g;
const RFC = /\bRFC\s*(\d+)/g;
const FILES = /(?<![\w./@:<*-])([a-z][\w-]*\/[\w./-]+\.(?:tsx?|mjs|json|css|md|tsv|example))(?![\w*])/g;
const HEADINGS = /(?<![\w/])(README|docs\/[\w-]+\.md),\s+"([^"]+)"/g;
const LINKS = /\]\(([^)\s]+)\)/g;

export interface Known {
  readonly requirements: ReadonlySet<string>;
  readonly threats: ReadonlySet<string>;
  /** Three digits each. */
  readonly decisions: ReadonlySet<string>;
}

export function readKnown(): Known {
  const rows = readFileSync('docs/requirements.tsv', 'utf8').trim().split('\n').slice(1);
  return {
    requirements: new Set(rows.map((row) => row.split('\t')[0] ?? '')),
    threats: new Set(threatRows().map(({ id }) => id)),
    decisions: new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3))),
  };
}

/** The rows of docs/threats.md, with the test files that each names. */
export function threatRows(): readonly { readonly id: string; readonly shownBy: readonly string[] }[] {
  const rows = readFileSync('docs/threats.md', 'utf8').matchAll(/^\| ([A-Z]\d{1,2}) \|.*$/gm);
  return [...rows].map(([row, id = '']) => ({
    id,
    shownBy: [...(row.split('|').at(-2) ?? '').matchAll(/\(\.\.\/([^)]+)\)/g)].map((match) => match[1] ?? ''),
  }));
}

/** Everything that a file cites and nobody can open, and every absent paper that it names. */
export function findBroken({ path, text }: SourceFile, known: Known): readonly Broken[] {
  const isProse = /\.(md|json|tsv)$/.test(path);
  const joined = joinComments(text);
  const prose = isProse ? text : keepComments(text, joined);
  const isTest = /\.test\.tsx?$/.test(path);
  const prefixes = new Set([...known.requirements].map((id) => id.slice(0, 3)));
  const found: Broken[] = [];
  const report = (index: number, what: string) =>
    found.push({ path, line: text.slice(0, index).split('\n').length, what: what.replace(/\s+/g, ' ') });
  const each = (pattern: RegExp, where: string, judge: (match: RegExpExecArray) => readonly string[]) => {
    for (const match of where.matchAll(pattern)) for (const what of judge(match)) report(match.index, what);
  };
  const wrong = (ids: readonly string[], isKnown: (id: string) => boolean) =>
    ids.filter((id) => !isKnown(id));

  each(REQUIREMENT, joined, ([id, prefix = '']) =>
    OTHER_NAMES.has(prefix) && !prefixes.has(prefix) ? [] : wrong([id], (one) => known.requirements.has(one)),
  );
  each(RANGE, joined, ([range, from = '', to = '']) =>
    from.slice(0, 3) === to.slice(0, 3) && Number(from.slice(4)) < Number(to.slice(4)) ? [] : [range],
  );
  each(THREATS, joined, ([, list = '']) => wrong(splitList(list), (id) => known.threats.has(id)));
  if (isTest) {
    each(TITLE_IDS, text, (match) =>
      wrong(
        (match[1] ?? match[2] ?? '').split(' '),
        (id) => known.threats.has(id) || known.requirements.has(id),
      ),
    );
  }
  each(DECISIONS, joined, ([, list = '']) =>
    wrong(splitList(list), (number) => known.decisions.has(number)).map((number) => `decision ${number}`),
  );
  each(CRITERIA, joined, ([, list = '']) => wrong(splitList(list), isCriterion).map((one) => `WCAG ${one}`));
  each(RFC, joined, ([name, number = '']) => (/^[1-9]\d{2,3}$/.test(number) ? [] : [name]));
  each(FILES, prose, ([file]) =>
    [file, posix.join('tenant-config', file), posix.join(posix.dirname(path), file)].some(isThere)
      ? []
      : [file],
  );
  each(HEADINGS, prose, ([, name = '', heading = '']) =>
    headingsOf(name === 'README' ? 'README.md' : name).includes(heading) ? [] : [`${name}, "${heading}"`],
  );
  if (path.endsWith('.md'))
    each(LINKS, text, ([, target = '']) => (leadsSomewhere(path, target) ? [] : [target]));
  for (const pattern of ABSENT) {
    each(new RegExp(pattern, `g${pattern.flags}`), prose, ([name]) => [name]);
    if (isTest)
      each(new RegExp(`${pattern.source}(?=[^'"\`\\n]*['"\`], )`, `g${pattern.flags}`), text, ([name]) => [
        name,
      ]);
  }
  return found;
}

function isThere(path: string): boolean {
  return TO_BE_MADE.has(path) || existsSync(path);
}

/** The lines of one comment as one line, each sign where it was. */
function joinComments(text: string): string {
  return text.replace(/\n[ \t]*(?:\*|\/\/)(?=[ \t])/g, (between) => ' '.repeat(between.length));
}

/** What is no comment becomes blank, so that places stay. */
function keepComments(text: string, joined: string): string {
  let kept = '';
  for (const line of text.split('\n')) {
    const start = /^\s*(?:\/\*|\*|\/\/)/.test(line)
      ? 0
      : (/(?<=\s)(?:\/\/|\/\*\*?) /.exec(line)?.index ?? line.length);
    kept += `${' '.repeat(start)}${joined.slice(kept.length + start, kept.length + line.length)}\n`;
  }
  return kept;
}

function splitList(list: string): readonly string[] {
  return list.split(/(?:,|\s+and|\s+to)+\s+/);
}

function isCriterion(number: string): boolean {
  const [, guideline = '', criterion = ''] = /^(\d\.\d)\.(\d+)$/.exec(number) ?? [];
  return number !== '4.1.1' && Number(criterion) >= 1 && Number(criterion) <= (GUIDELINES[guideline] ?? 0);
}

function headingsOf(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '');
}

function leadsSomewhere(from: string, target: string): boolean {
  if (/^(?:https?|mailto):/.test(target)) return true;
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!existsSync(path)) return false;
  return anchor === undefined || headingsOf(path).some((heading) => anchorOf(heading) === anchor);
}

/** As code hosts name the anchors of headings. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
