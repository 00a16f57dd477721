import { groupAlike } from '../compare/groupAlike.ts';
import { writeDifference } from '../compare/writeDifferences.ts';
import { heading, wrapText } from '../layOutText.ts';
import type { DescribedHistory, DescribedVersion } from './describeHistory.ts';
import type { Author, HistoryRecord } from './historyRecord.ts';

/** A history as a person reads it, the newest version first. */
export function writeHistory(name: string, { versions, refusals }: DescribedHistory): string[] {
  return [
    ...heading(`History of ${name}`, '=').slice(1),
    ...versions.flatMap(writeVersion),
    ...(refusals.length === 0 ? [] : [...heading('Refused'), ...refusals.flatMap(writeRefusal)]),
  ];
}

function writeVersion(described: DescribedVersion): string[] {
  const { version, isCurrent, record, differences } = described;
  return [
    ...heading(`Version ${version}${isCurrent ? ', as the file is now' : ''}`),
    ...(record ? writeRecord(record) : wrapText(describeOutside(described), '  ')),
    ...(differences === null
      ? wrapText('What it changed cannot be said: one of the two texts cannot be read today.', '  ')
      : groupAlike(differences).flatMap(writeDifference)),
  ];
}

function writeRecord(record: HistoryRecord): string[] {
  const { at, by, reason, restores } = record;
  const start = restores === null ? '' : `Rolled back to version ${restores}. `;
  return [`  ${describeTime(at)}, ${describeAuthor(by)}`, ...wrapText(`${start}${reason}`, '  ')];
}

function describeOutside({ version }: DescribedVersion): string {
  return version === 1
    ? 'As it was when the history began.'
    : 'Changed without a publish, such as in an editor: nobody wrote down who and why.';
}

/** Why something was refused, of each rule. */
const REFUSALS: Readonly<Record<NonNullable<HistoryRecord['refusal']>['rule'], (count: number) => string>> = {
  changed: () => 'somebody else had changed the file meanwhile',
  problems: (count) => `${count} ${count === 1 ? 'problem' : 'problems'}`,
  secret: () => 'the text held a secret',
};

function writeRefusal({ at, by, reason, refusal }: HistoryRecord): string[] {
  const why = refusal ? `Not published: ${REFUSALS[refusal.rule](refusal.problems)}. ` : '';
  return wrapText(`${describeTime(at)}, ${describeAuthor(by)}: ${why}${reason}`, '  - ');
}

/** `2026-11-21 12:00 UTC` */
function describeTime(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}

function describeAuthor({ name, email }: Author): string {
  return email === null ? name : `${name} <${email}>`;
}
