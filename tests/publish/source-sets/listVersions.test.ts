/** What a registry knows of the versions of a tenant, and which of them a rollback brings back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import type { Pointer } from '../../../publish/registry/pointer.ts';
import { findVersion, listVersions, readLivePointer } from '../../../publish/source-sets/listVersions.ts';
import { type MemoryRegistry, memoryRegistry } from '../registry/support/memoryRegistry.ts';
import { aHash, aJournalLine, aPointer } from '../registry/support/published.ts';

let registry: MemoryRegistry;
beforeEach(() => {
  registry = memoryRegistry();
});

/** Makes these live one after the other, with revisions from 1 on. */
function live(...versions: readonly (readonly Pointer[])[]): void {
  const lines = versions.map((pointers, index) => aJournalLine(index + 1, pointers));
  registry.lines.set('uat', lines);
  for (const { changes } of lines)
    for (const { name, pointer } of changes) if (pointer) registry.put('uat', name, pointer);
}

const bg = (changes: Partial<Pointer> = {}) => aPointer('bg', changes);

describe('the versions of a tenant', () => {
  it('are those that were live of it, the oldest first, each with the line that made it so', async () => {
    live([bg()], [aPointer('pl')], [aPointer('pl'), bg({ file: aHash('second') })]);
    const versions = await listVersions(registry, 'uat', 'bg');
    const [first, , third] = registry.lines.get('uat') ?? [];
    expect(versions).toEqual([
      { pointer: bg({ revision: 1 }), line: first, changed: [] },
      { pointer: bg({ revision: 3, file: aHash('second') }), line: third, changed: ['bg.json'] },
    ]);
  });

  it('leave out what was taken away, what only a ring was shown, and other environments', async () => {
    registry.lines.set('uat', [
      aJournalLine(1, [], { changes: [{ name: 'tenant/bg', pointer: null }] }),
      aJournalLine(2, [], { changes: [{ name: 'ring/canary/tenant/bg', pointer: bg() }] }),
    ]);
    registry.lines.set('prod', [aJournalLine(1, [bg()])]);
    expect(await listVersions(registry, 'uat', 'bg')).toEqual([]);
  });

  it.each<[string, Partial<Pointer>, Partial<Pointer>, string[]]>([
    ['nothing', {}, {}, []],
    ['its file', { file: aHash('a') }, { file: aHash('b') }, ['bg.json']],
    ['its group', { groups: { one: aHash('a') } }, { groups: { one: aHash('b') } }, ['group one']],
    [
      'another group',
      { groups: { one: aHash('a') } },
      { groups: { two: aHash('a') } },
      ['group one', 'group two'],
    ],
    [
      'one of its words',
      { words: { bg: aHash('a'), en: aHash('a') } },
      { words: { bg: aHash('b'), en: aHash('a') } },
      ['words bg'],
    ],
    [
      'a picture that comes and one that goes',
      { pictures: { 'a.png': aHash('a') } },
      { pictures: { 'b.png': aHash('a') } },
      ['picture a.png', 'picture b.png'],
    ],
    [
      'everything',
      { file: aHash('a'), groups: { one: aHash('a') }, words: { bg: aHash('a') }, pictures: {} },
      { file: aHash('b'), groups: {}, words: {}, pictures: { 'a.png': aHash('a') } },
      ['bg.json', 'group one', 'words bg', 'picture a.png'],
    ],
  ])('say which files changed, by the names that people have for them: %s', async (_, was, is, changed) => {
    live([bg(was)], [bg(is)]);
    const versions = await listVersions(registry, 'uat', 'bg');
    expect(versions.map((each) => each.changed)).toEqual([[], changed]);
  });
});

describe('what is live of a tenant', () => {
  it('is its newest pointer', async () => {
    live([bg()], [bg({ reason: 'newest' })]);
    expect(await readLivePointer(registry, 'uat', 'bg')).toEqual(bg({ revision: 2, reason: 'newest' }));
  });

  it('is said to be missing where it was never published, whatever a ring is shown', async () => {
    registry.put('uat', 'ring/canary/tenant/bg', bg());
    registry.put('prod', 'tenant/bg', bg());
    const asked = readLivePointer(registry, 'uat', 'bg');
    await expect(asked).rejects.toThrow(CannotPublish);
    await expect(asked).rejects.toThrow(/^bg was never published to uat\.$/);
  });

  it('is said to be unreadable, with the reason', async () => {
    registry.put('uat', 'tenant/bg', '{');
    const asked = readLivePointer(registry, 'uat', 'bg');
    await expect(asked).rejects.toThrow(CannotPublish);
    await expect(asked).rejects.toThrow(
      /^What is published of bg in uat cannot be read: the pointer is torn: it is no JSON\.$/,
    );
  });
});

describe('a rollback', () => {
  const first = bg({ reason: 'first' });
  const second = bg({ reason: 'second', file: aHash('second') });
  const third = bg({ reason: 'third', words: { en: aHash('third') } });

  it.each<[string, readonly (readonly Pointer[])[], number]>([
    ['the one before', [[first], [second]], 1],
    ['the newest before', [[first], [second], [third]], 2],
    ['the newest that is not as what is live', [[first], [second], [third], [third]], 2],
    ['the one before, whatever was published of others', [[first], [second], [aPointer('pl')]], 1],
  ])('brings back %s', async (_, versions, revision) => {
    live(...versions);
    const found = await findVersion(registry, 'uat', 'bg', null);
    expect(found).toEqual({ ...versions[revision - 1]?.[0], revision });
  });

  it.each<[string, readonly Partial<Pointer>[], number]>([
    ['the one before that', [first, second, third, { ...second, from: '2' }], 1],
    [
      'the one before that, by way of another rollback',
      [first, second, third, { ...second, from: '2' }, { ...second, reason: 'again', from: '4' }],
      1,
    ],
    ['the one before a version that was promoted', [first, { ...second, from: 'test' }], 1],
    ['what was published after one and before another', [first, second, { ...first, from: '1' }, third], 3],
  ])('of what was brought back brings back %s', async (_, versions, revision) => {
    live(...versions.map((each) => [bg(each)]));
    expect((await findVersion(registry, 'uat', 'bg', null)).revision).toBe(revision);
  });

  it('of the first, which was brought back, is refused: it does not go forward again', async () => {
    live([first], [second], [bg({ ...first, from: '1' })]);
    await expect(findVersion(registry, 'uat', 'bg', null)).rejects.toThrow(
      /^bg has no version in uat before this one\.$/,
    );
  });

  it('brings back the version of a revision, that which is live as well', async () => {
    live([first], [second], [third]);
    expect(await findVersion(registry, 'uat', 'bg', 1)).toEqual({ ...first, revision: 1 });
    expect(await findVersion(registry, 'uat', 'bg', 3)).toEqual({ ...third, revision: 3 });
  });

  it.each(['{', { ...third, pictures: { 'logo (copy).svg': aHash('a') } }])(
    'brings back the version of a revision where what is live cannot be read: %j',
    async (unreadable) => {
      live([first], [second]);
      registry.put('uat', 'tenant/bg', unreadable);
      expect(await findVersion(registry, 'uat', 'bg', 1)).toEqual({ ...first, revision: 1 });
    },
  );

  it('looks at nothing that came after what is live', async () => {
    live([first], [second]);
    registry.put('uat', 'tenant/bg', { ...first, revision: 1 });
    await expect(findVersion(registry, 'uat', 'bg', null)).rejects.toThrow(
      /^bg has no version in uat before this one\.$/,
    );
  });

  it.each<[string, readonly (readonly Pointer[])[], number | null, string]>([
    ['the first is live', [[first]], null, 'bg has no version in uat before this one.'],
    ['all were the same', [[first], [first]], null, 'bg has no version in uat before this one.'],
    [
      'there is no such revision',
      [[first], [aPointer('pl')], [second]],
      2,
      'bg has no revision 2 in uat; it has 1, 3.',
    ],
    ['nothing was published', [[aPointer('pl')]], null, 'bg was never published to uat.'],
  ])('is refused where %s', async (_, versions, revision, message) => {
    live(...versions);
    const asked = findVersion(registry, 'uat', 'bg', revision);
    await expect(asked).rejects.toThrow(CannotPublish);
    await expect(asked).rejects.toThrow(message);
  });
});
