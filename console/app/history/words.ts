/** Texts of the history: publishing, proposing, rolling back, and what changes for card holders. */
import type { Risk } from '../../../compiler/compare/risks.ts';
import type { Refusal } from '../../../compiler/history/historyRecord.ts';

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

export const words = {
  changes: {
    title: 'What changes for card holders',
    aside: 'this draft against what is published',
    loading: 'Working out what changes…',
    none: 'Nothing changes.',
    isNew: 'This tenant is new. Card holders see it once it is published and its status is live.',
    problems: (problems: number) =>
      `Mend ${count(problems, 'problem')} to see what changes: a file with problems does not go live.`,
    unknown: 'What is published has problems of its own, so the two cannot be compared.',
    failed: 'The changes could not be worked out. They are tried again with your next change.',
    kinds: { added: 'New', removed: 'Gone', changed: 'Different' },
    risks: { high: 'High risk', medium: 'Medium risk', low: 'Low risk' } satisfies Record<Risk, string>,
    /** Also named by a change: the other options that cause it. */
    more: (number: number) => `and ${number} more`,
    goTo: (pointer: string) => `Go to ${pointer}`,
    list: 'Changes for card holders',
    highest: {
      high: 'At least one change has a high risk. Read it twice.',
      medium: 'No change has a high risk.',
      low: 'All changes have a low risk.',
    } satisfies Record<Risk, string>,
  },
  reason: {
    label: 'Reason',
    hint: 'It stands in the history, where everybody can read it.',
    missing: 'Say why you do this.',
  },
  publish: {
    title: (code: string) => `Publish ${code}`,
    problems: (problems: number) => `Mend ${count(problems, 'problem')} before you publish.`,
    publish: 'Publish',
    propose: 'Propose',
    cancel: 'Cancel',
    again: 'Try again',
    newer: 'Look at the newer version',
    close: 'Close',
  },
  proposed: {
    title: 'The proposal is ready',
    text: 'The branch holds one commit with this file alone. Your files are as they were, and nothing was pushed.',
    branch: 'Branch',
    commit: 'Commit',
    push: 'To hand it in, push it and open a pull request:',
  },
  history: {
    title: 'History',
    loading: 'Reading the history…',
    failed: 'The history could not be read.',
    again: 'Try again',
    version: (number: number) => `Version ${number}`,
    current: 'Now',
    first: 'As it was when the history began',
    outside: 'Changed without a publish',
    outsideText:
      'The file was changed by other means, such as an editor or git. Nobody wrote down who and why.',
    rolledBack: (version: number) => `Rolled back to version ${version}`,
    changes: (changes: number) => count(changes, 'change'),
    noChanges: 'Nothing changed for card holders.',
    unknown: 'What it changed cannot be said: one of the two texts cannot be read today.',
    rollBack: 'Roll back to this',
    rollBackTo: (version: number) => `Roll back to this, version ${version}`,
    notKept: 'Its text was not kept: it held what looks like a secret.',
    refused: 'Not published',
    refusals: {
      changed: () => 'Somebody else had changed the file meanwhile.',
      problems: (problems: number) => `The text had ${count(problems, 'problem')}.`,
      secret: () => 'The text held a secret.',
    } satisfies Record<Refusal['rule'], (problems: number) => string>,
  },
  rollBack: {
    title: (version: number) => `Roll back to version ${version}`,
    text: 'The old text is published once more. What is published now stays in the history.',
    problems: (problems: number) =>
      `This version cannot be published: it has ${count(problems, 'problem')} today.`,
    rollBack: 'Roll back',
    done: (version: number) => `The text of version ${version} is published again.`,
  },
  failed: 'The console does not answer. Nothing is lost: try again.',
  /** Of what changes something. */
  unknown: {
    file: (minutes: number) =>
      `The console did not answer for ${minutes} minutes, and it may have been done all the same. Look at the history before you try again.`,
    proposal: (minutes: number) =>
      `The console did not answer for ${minutes} minutes, and the branch may be there all the same. Look with git branch before you try again.`,
  },
};
