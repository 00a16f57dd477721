/**
 * How source sets become live: what is written, what is refused, and what the loser of a race is told. Over a registry in
 * memory, with a compiler that finds what a test says. Over 250 lines: each step, and each way in which it is refused.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { type Pointer, pointerName } from '../../../publish/registry/pointer.ts';
import type { CompiledSet, CompileTexts } from '../../../publish/source-sets/compileTexts.ts';
import { nameTexts, type SourceTexts } from '../../../publish/source-sets/sourceTexts.ts';
import {
  endRing,
  pointersIn,
  type SwitchOptions,
  type SwitchResult,
  switchTenants,
} from '../../../publish/source-sets/switchTenants.ts';
import { type MemoryRegistry, memoryRegistry } from '../registry/support/memoryRegistry.ts';
import { aPointer } from '../registry/support/published.ts';

let registry: MemoryRegistry;
beforeEach(() => {
  registry = memoryRegistry();
});

const bytes = (text: string) => new TextEncoder().encode(text);

/** A source set; its file is a text of the test's own. */
const aSet = (code: string, file = 'file'): SourceTexts => ({
  code,
  file: bytes(`${file} of ${code}`),
  groups: new Map(),
  words: new Map([['en', bytes('english')]]),
  pictures: new Map(),
});

const problem = (code: string): Problem => ({
  file: `${code}.json`,
  line: 1,
  column: 1,
  pointer: '',
  rule: 'json',
  message: 'none',
});

/** A compiler of tenants with these hosts; those of `wrong` have a problem. */
function compilerOf(
  hosts: Readonly<Record<string, readonly string[]>> = {},
  wrong: readonly string[] = [],
): CompileTexts {
  return ({ code }, today) => {
    if (wrong.includes(code)) return { ok: false, problems: [problem(code)], warnings: [] };
    const tenant = {
      hosts: { singleTenant: hosts[code] ?? [], domainExtension: code === 'pl', includeSubDomains: true },
      status: today('UTC') === '2026-11-24' ? 'draft' : 'live',
    };
    const compiled: object = { tenant };
    const languages = new Map();
    return { ok: true, compiled: compiled as CompiledSet['compiled'], languages, warnings: [] };
  };
}

const OPTIONS: Omit<SwitchOptions, 'registry'> = {
  environment: 'uat',
  compile: compilerOf(),
  today: () => '2026-11-23',
  now: () => new Date('2026-11-23T12:00:00Z'),
  by: { name: 'Ann', email: 'ann@x.example' },
  reason: 'a reason',
  kind: 'publish',
  from: null,
};

function switchTo(sets: readonly SourceTexts[], changes: Partial<SwitchOptions> = {}): Promise<SwitchResult> {
  return switchTenants(sets, { ...OPTIONS, registry, ...changes });
}

/** The pointer that a set becomes. */
const pointerOf = (texts: SourceTexts, revision: number, changes: Partial<Pointer> = {}): Pointer => ({
  format: 1,
  code: texts.code,
  ...nameTexts(texts),
  claims: { hosts: [], hasDomainExtension: texts.code === 'pl', isDraft: false },
  by: 'Ann',
  at: '2026-11-23T12:00:00.000Z',
  reason: 'a reason',
  from: null,
  revision,
  ...changes,
});
const live = () =>
  Object.fromEntries(
    [...(registry.kept.get('uat') ?? [])].map(([name, { text }]) => [name, JSON.parse(text)]),
  );

async function refusalOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CannotPublish);
  return (error as Error).message;
}

describe('source sets that become live', () => {
  it('are written, and switched together with one line of the journal', async () => {
    const sets = [aSet('bg'), aSet('pl')];
    expect(await switchTo(sets)).toEqual({ kind: 'switched', revision: 1, codes: ['bg', 'pl'] });
    expect(live()).toEqual({ 'tenant/bg': pointerOf(aSet('bg'), 1), 'tenant/pl': pointerOf(aSet('pl'), 1) });
    expect(registry.written).toEqual(
      ['file of bg', 'english', 'file of pl', 'english'].map((each) => hashText(each)),
    );
    expect(registry.swaps.map(({ line }) => line)).toEqual([
      {
        kind: 'publish',
        at: '2026-11-23T12:00:00.000Z',
        by: { name: 'Ann', email: 'ann@x.example' },
        reason: 'a reason',
        from: null,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('say where they were live before, what they lay claim to, and whether they are drafts', async () => {
    const compile = compilerOf({ bg: ['cards.example'] });
    await switchTo([aSet('bg')], { compile, kind: 'promote', from: 'test', today: () => '2026-11-24' });
    expect(live()['tenant/bg']).toEqual(
      pointerOf(aSet('bg'), 1, {
        from: 'test',
        claims: { hosts: ['cards.example'], hasDomainExtension: false, isDraft: true },
      }),
    );
    expect(registry.swaps[0]?.line).toMatchObject({ kind: 'promote', from: 'test' });
  });

  it('are those alone that are not live like this already, and of their contents what is not there', async () => {
    await switchTo([aSet('bg'), aSet('pl')]);
    registry.written.length = 0;
    expect(await switchTo([aSet('bg'), aSet('pl', 'newer')])).toEqual({
      kind: 'switched',
      revision: 2,
      codes: ['pl'],
    });
    expect(live()['tenant/bg'].revision).toBe(1);
    expect(registry.written).toEqual([hashText('newer of pl')]);
  });

  it('change nothing where all of them are live like this already', async () => {
    await switchTo([aSet('bg'), aSet('pl')]);
    await switchTo([aSet('ro')]);
    registry.written.length = 0;
    expect(await switchTo([aSet('bg')], { reason: 'again' })).toEqual({ kind: 'unchanged', revision: 2 });
    expect([registry.swaps.length, registry.written]).toEqual([2, []]);
  });

  it('take the place of a pointer that cannot be read', async () => {
    registry.put('uat', 'tenant/bg', 'torn');
    expect(await switchTo([aSet('bg')])).toMatchObject({ kind: 'switched' });
    expect(registry.swaps[0]?.changes[0]?.before).toBe(hashText('torn'));
  });
});

describe('source sets that are shown to some first', () => {
  it('become live for them alone', async () => {
    await switchTo([aSet('bg')]);
    expect(await switchTo([aSet('bg', 'next')], { ring: 'canary', kind: 'canary' })).toEqual({
      kind: 'switched',
      revision: 2,
      codes: ['bg'],
    });
    expect(live()).toEqual({
      'tenant/bg': pointerOf(aSet('bg'), 1),
      'ring/canary/tenant/bg': pointerOf(aSet('bg', 'next'), 2),
    });
  });

  it('are new to them, also where everybody is shown them already', async () => {
    await switchTo([aSet('bg')]);
    expect(await switchTo([aSet('bg')], { ring: 'canary' })).toMatchObject({ kind: 'switched' });
    expect(await switchTo([aSet('bg')], { ring: 'canary' })).toEqual({ kind: 'unchanged', revision: 2 });
  });

  it('take the place of what they were shown before', async () => {
    await switchTo([aSet('bg', 'next')], { ring: 'canary' });
    await switchTo([aSet('bg', 'after next')], { ring: 'canary' });
    expect(live()).toEqual({ 'ring/canary/tenant/bg': pointerOf(aSet('bg', 'after next'), 2) });
  });

  it('end when everybody is shown something else of the same tenant, and no other', async () => {
    await switchTo([aSet('bg', 'next'), aSet('pl', 'next')], { ring: 'canary' });
    await switchTo([aSet('bg')]);
    expect(Object.keys(live()).sort()).toEqual(['ring/canary/tenant/pl', 'tenant/bg']);
    expect(registry.swaps[1]?.changes.map(({ name, pointer }) => [name, pointer?.code])).toEqual([
      ['tenant/bg', 'bg'],
      ['ring/canary/tenant/bg', undefined],
    ]);
  });
});

describe('source sets that everybody is shown already', () => {
  it('end what some are shown first, and are live from then on for them as well', async () => {
    await switchTo([aSet('bg'), aSet('pl')]);
    await switchTo([aSet('bg', 'next'), aSet('pl', 'next')], { ring: 'canary' });
    expect(await switchTo([aSet('bg')])).toEqual({ kind: 'switched', revision: 3, codes: ['bg'] });
    expect(Object.keys(live()).sort()).toEqual(['ring/canary/tenant/pl', 'tenant/bg', 'tenant/pl']);
    expect(await switchTo([aSet('bg')])).toEqual({ kind: 'unchanged', revision: 3 });
  });
});

describe('source sets that are refused', () => {
  it('are those with a problem, all of them, and nothing is written', async () => {
    const compile = compilerOf({}, ['bg', 'ro']);
    expect(await switchTo([aSet('bg'), aSet('pl'), aSet('ro')], { compile })).toEqual({
      kind: 'problems',
      problems: [problem('bg'), problem('ro')],
    });
    expect([registry.written, registry.swaps]).toEqual([[], []]);
  });

  it('are those whose reason looks like a secret', async () => {
    expect(await refusalOf(switchTo([aSet('bg')], { reason: 'password=abc123x' }))).toBe(
      'The reason looks like a secret, and everybody can read it.',
    );
    expect(registry.swaps).toEqual([]);
  });

  it('are those of which no host could read what would be live', async () => {
    const set = { ...aSet('bg'), pictures: new Map([['logo (copy).svg', bytes('picture')]]) };
    expect(await refusalOf(switchTo([set]))).toBe(
      `Nothing was published of bg: the pointer's "pictures" is not what it has to be.`,
    );
    expect([registry.written, registry.swaps]).toEqual([[], []]);
  });

  it.each([null, 'canary'] as const)(
    'are those with a host name of another tenant, whoever is shown that: %s',
    async (ring) => {
      const compile = compilerOf({ bg: ['own.example', 'cards.example'] });
      const claims = { hosts: ['x.example', 'cards.example'], hasDomainExtension: false, isDraft: false };
      registry.put('uat', pointerName('pl', ring), aPointer('pl', { claims }));
      expect(await refusalOf(switchTo([aSet('bg')], { compile }))).toBe(
        'The host name "cards.example" of bg is claimed by pl already.',
      );
      expect([registry.written, registry.swaps]).toEqual([[], []]);
    },
  );

  it('are those with a host name that another tenant takes meanwhile', async () => {
    const compile = compilerOf({ bg: ['cards.example'], pl: ['cards.example'] });
    const raced: MemoryRegistry = {
      ...registry,
      async swapPointers(environment, swap) {
        await switchTo([aSet('pl')], { compile });
        return registry.swapPointers(environment, swap);
      },
    };
    expect(await refusalOf(switchTo([aSet('bg')], { compile, registry: raced }))).toBe(
      'The host name "cards.example" of bg is claimed by pl already.',
    );
    expect(Object.keys(live())).toEqual(['tenant/pl']);
  });

  it('are not those whose host name was their own, or is given up by the same command', async () => {
    await switchTo([aSet('bg')], { compile: compilerOf({ bg: ['cards.example'] }) });
    const compile = compilerOf({ pl: ['cards.example'] });
    expect(
      await switchTo([aSet('bg', 'next')], { compile: compilerOf({ bg: ['cards.example'] }) }),
    ).toMatchObject({
      kind: 'switched',
    });
    expect(await switchTo([aSet('bg', 'last'), aSet('pl')], { compile })).toMatchObject({ kind: 'switched' });
  });
});

describe('the loser of a race', () => {
  const LOST = 'Nothing was published, because somebody else was first: ';
  const AGAIN = '. Look at what they did, and try again.';

  /** What is done between the look and the write. */
  const racedBy = (act: () => void): MemoryRegistry => ({
    ...registry,
    async swapPointers(environment, swap) {
      act();
      return registry.swapPointers(environment, swap);
    },
  });
  const theirs = (reason: string) => aPointer('bg', { by: 'Bob', revision: 4, reason });

  it.each([
    ['urgent', 'bg was published by Bob at 2026-11-23T10:00:00.000Z (revision 4: urgent)'],
    ['', 'bg was published by Bob at 2026-11-23T10:00:00.000Z (revision 4)'],
  ])('is told who was first, when, and why: %j', async (reason, message) => {
    const raced = racedBy(() => registry.put('uat', 'tenant/bg', theirs(reason)));
    expect(await refusalOf(switchTo([aSet('bg')], { registry: raced }))).toBe(LOST + message + AGAIN);
  });

  it('is told of each that is gone or cannot be read', async () => {
    await switchTo([aSet('bg'), aSet('pl')]);
    const raced = racedBy(() => {
      registry.kept.get('uat')?.delete('tenant/bg');
      registry.put('uat', 'tenant/pl', 'torn');
    });
    const asked = switchTo([aSet('bg', 'next'), aSet('pl', 'next')], { registry: raced });
    expect(await refusalOf(asked)).toBe(`${LOST}bg was taken away; pl was taken away${AGAIN}`);
  });
});

describe('what some are shown first', () => {
  const end = (changes: Partial<SwitchOptions> = {}) =>
    endRing('bg', 'canary', { ...OPTIONS, registry, reason: 'enough', ...changes });

  it('is taken away, with a line of the journal', async () => {
    await switchTo([aSet('bg')]);
    await switchTo([aSet('bg', 'next')], { ring: 'canary' });
    expect(await end()).toBe(3);
    expect(Object.keys(live())).toEqual(['tenant/bg']);
    expect(registry.swaps.at(-1)).toMatchObject({
      changes: [{ name: 'ring/canary/tenant/bg', pointer: null }],
      line: {
        kind: 'abort',
        reason: 'enough',
        from: null,
        at: '2026-11-23T12:00:00.000Z',
        by: { name: 'Ann' },
      },
    });
  });

  it('cannot be taken away where there is none', async () => {
    await switchTo([aSet('bg')]);
    expect(await refusalOf(end())).toBe('There is no canary of bg in uat.');
  });

  it('is not taken away where somebody else has changed it meanwhile', async () => {
    await switchTo([aSet('bg')], { ring: 'canary' });
    const raced: MemoryRegistry = {
      ...registry,
      async swapPointers(environment, swap) {
        registry.put('uat', 'ring/canary/tenant/bg', aPointer('bg', { by: 'Bob', revision: 2 }));
        return registry.swapPointers(environment, swap);
      },
    };
    expect(await refusalOf(end({ registry: raced }))).toMatch(
      /: bg was published by Bob at .* \(revision 2: a reason\)\./,
    );
  });
});

it('the sound pointers of an environment are those of everybody and of some', () => {
  const kept = (pointer: Pointer | string) => ({
    stamp: '',
    text: typeof pointer === 'string' ? pointer : JSON.stringify(pointer),
  });
  const found = pointersIn({
    revision: 1,
    cursor: '',
    pointers: new Map([
      ['tenant/bg', kept(aPointer('bg'))],
      ['tenant/pl', kept('torn')],
      ['tenant/ro', kept(aPointer('bg'))],
      ['ring/canary/tenant/bg', kept(aPointer('bg', { reason: 'ringed' }))],
    ]),
  });
  expect(found).toEqual([aPointer('bg'), aPointer('bg', { reason: 'ringed' })]);
});
