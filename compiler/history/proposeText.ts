import { basename } from 'node:path';
import { wrapText } from '../layOutText.ts';
import { findSecret } from '../warnings/findSecret.ts';
import { CannotPublish } from './cannotPublish.ts';
import { findProposalBase, type Proposal, proposeFile } from './proposeFile.ts';
import { type ChangesForHolders, changesForHolders, type TextReader } from './textReader.ts';

export interface ProposeOptions {
  /** Path of the tenant file. */
  readonly file: string;
  /** What is proposed, which need not be what the file says. */
  readonly text: Uint8Array;
  readonly reason: string;
  readonly reader: TextReader;
  readonly now: () => Date;
}

/**
 * Proposes a text of a tenant file as a branch of git, whose commit says in plain words what it changes.
 * @throws CannotPublish when it cannot be proposed
 */
export async function proposeText(options: ProposeOptions): Promise<Proposal> {
  const { file, text, reader, now } = options;
  const reason = options.reason.trim();
  if (reason === '') throw new CannotPublish('Say why: a proposal needs a reason.');
  if (findSecret(reason))
    throw new CannotPublish('The reason looks like a secret, and everybody can read it.');
  const base = await findProposalBase(file);
  const code = basename(file, '.json');
  const differences = base.text && reader.compare(base.text, text);
  const changes = differences && changesForHolders(differences);
  const message = writeMessage({ code, reason, changes, isNew: base.text === null });
  const minute = now().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
  return proposeFile(base, { text, message, branch: `config/${code}-${minute}` });
}

/** Longest first line that tools show whole. */
const SUBJECT = 72;

function writeMessage({
  code,
  reason,
  changes,
  isNew,
}: {
  readonly code: string;
  readonly reason: string;
  readonly changes: ChangesForHolders | null;
  readonly isNew: boolean;
}): string {
  const [first = '', ...rest] = reason.split('\n');
  const subject = `${code}: ${first}`;
  // Whole signs: half of one is none.
  const signs = [...subject];
  const isShort = signs.length <= SUBJECT;
  const lines = [
    isShort ? subject : `${signs.slice(0, SUBJECT - 1).join('')}…`,
    ...(isShort && rest.length === 0 ? [] : ['', ...(isShort ? rest : reason.split('\n'))]),
    '',
    ...describeChanges(changes, isNew),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function describeChanges(changes: ChangesForHolders | null, isNew: boolean): string[] {
  if (isNew) return ['A new tenant.'];
  if (!changes)
    return ['What it changes for card holders cannot be said: one of the two texts has problems.'];
  if (changes.groups.length === 0) return ['Nothing changes for card holders.'];
  return changes.groups.flatMap(({ title, changes: own }) => [
    `${title}:`,
    ...own.flatMap(({ sentence, risk, pointer }) => wrapText(`${sentence} [${risk} risk, ${pointer}]`, '- ')),
    '',
  ]);
}
