/** What is published in tests of the registry, with what a test says changed. */
import type { JournalLine, NewJournalLine } from '../../../../publish/registry/journalLine.ts';
import { type Pointer, pointerName } from '../../../../publish/registry/pointer.ts';
import type { HostStatus } from '../../../../publish/registry/registry.ts';

/** @returns a hash, another one for each text of up to 32 letters */
export function aHash(text: string): string {
  return Buffer.from(text).toString('hex').padEnd(64, '0');
}

export function aPointer(code: string, changes: Partial<Pointer> = {}): Pointer {
  return {
    format: 1,
    code,
    file: aHash('a file'),
    groups: {},
    words: { en: aHash('english') },
    pictures: {},
    claims: { hosts: [], hasDomainExtension: false, isDraft: false },
    revision: 0,
    by: 'Ann',
    at: '2026-11-23T10:00:00.000Z',
    reason: 'a reason',
    from: null,
    ...changes,
  };
}

export function aLine(changes: Partial<NewJournalLine> = {}): NewJournalLine {
  return {
    kind: 'publish',
    at: '2026-11-23T10:00:00.000Z',
    by: { name: 'Ann', email: null },
    reason: 'a reason',
    from: null,
    id: 'one',
    ...changes,
  };
}

/** The line by which pointers became live, all of them with its revision. */
export function aJournalLine(
  revision: number,
  pointers: readonly Pointer[],
  changes: Partial<JournalLine> = {},
): JournalLine {
  return {
    ...aLine(),
    revision,
    changes: pointers.map((pointer) => ({
      name: pointerName(pointer.code),
      pointer: { ...pointer, revision },
    })),
    ...changes,
  };
}

export function aHost(changes: Partial<HostStatus> = {}): HostStatus {
  return {
    id: 'host-1',
    revision: 3,
    build: 'abc',
    since: '2026-11-23T10:00:00.000Z',
    ring: null,
    problems: [],
    ...changes,
  };
}
