import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check, Part } from './check.ts';
import { mergeRuns, oldestOf } from './mergeRuns.ts';
import { createKeeper, readUnfinished } from './resume.ts';
import { createSelection } from './selection.ts';

const YESTERDAY = '2026-11-20T08:00:00.000Z';
const check = (part: Part, tenant: string, more: Partial<Check> = {}): Check => ({
  part,
  tenant,
  title: 'holds',
  verdict: 'passed',
  ms: 1,
  ...more,
});
const sight = (screen: string, language: string, verdict: Check['verdict'] = 'passed') =>
  check('visual', 'xx', { screen, language, verdict });
const all = { part: null, tenant: null, language: null, screen: null };
const titles = (checks: readonly Check[]) =>
  checks.map(({ part, tenant, screen = '', language = '' }) =>
    `${part} ${tenant} ${screen} ${language}`.trim(),
  );

describe('a run of one part', () => {
  const before = {
    startedAt: YESTERDAY,
    checks: [
      check('spec', 'xx'),
      check('spec', 'yy'),
      check('dated', 'xx', { at: '2026-11-19T08:00:00.000Z' }),
    ],
  };
  const selection = createSelection({ ...all, part: 'spec', tenant: 'xx' }, null);

  it('keeps what was found of the rest, marked with its time, and replaces its own', () => {
    const fresh = [check('spec', 'xx', { title: 'holds as well' })];
    const merged = mergeRuns(before, fresh, selection.isRunAgain, ['xx', 'yy']);
    expect(merged.map(({ part, tenant, title, at }) => [part, tenant, title, at])).toEqual([
      ['spec', 'yy', 'holds', YESTERDAY],
      ['dated', 'xx', 'holds', '2026-11-19T08:00:00.000Z'],
      ['spec', 'xx', 'holds as well', undefined],
    ]);
    expect(oldestOf(merged)).toBe('2026-11-19T08:00:00.000Z');
    expect(oldestOf(fresh)).toBeNull();
  });

  it('keeps nothing of a tenant that is gone', () => {
    expect(titles(mergeRuns(before, [], selection.isRunAgain, ['xx']))).toEqual(['dated xx']);
  });

  it('keeps the other screens and languages when one was asked for', () => {
    const seen = {
      startedAt: YESTERDAY,
      checks: [sight('home', 'en'), sight('home', 'uk'), sight('login', 'en')],
    };
    const { isRunAgain } = createSelection({ ...all, language: 'en', screen: 'home' }, null);
    expect(titles(mergeRuns(seen, [], isRunAgain, ['xx']))).toEqual([
      'visual xx home uk',
      'visual xx login en',
    ]);
  });
});

describe('a run of what failed last time', () => {
  const failed = [sight('home', 'en', 'failed'), check('spec', 'yy', { verdict: 'failed' })];
  const { isWanted, onlyFor, isRunAgain } = createSelection(all, failed);

  it('leaves parts and tenants out in which nothing failed', () => {
    expect(isWanted({ part: 'visual', tenant: 'xx' })).toBe(true);
    expect(isWanted({ part: 'visual', tenant: 'yy' })).toBe(false);
    expect(isWanted({ part: 'spec', tenant: 'yy' })).toBe(true);
    expect(isWanted({ part: 'dated', tenant: 'xx' })).toBe(false);
  });

  it('looks at the screens that failed alone, each in its language', () => {
    const only = onlyFor({ part: 'visual', tenant: 'xx' });
    expect(only({ screen: 'home', language: 'en' })).toBe(true);
    expect(only({ screen: 'home', language: 'uk' })).toBe(false);
    expect(only({ screen: 'login', language: 'en' })).toBe(false);
    expect(isRunAgain(sight('home', 'en'))).toBe(true);
    expect(isRunAgain(sight('login', 'en'))).toBe(false);
  });
});

describe('an interrupted run', () => {
  it('is gone on with where it was asked for the same, and forgotten at its end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unfinished-'));
    const path = join(folder, 'below', 'unfinished.json');
    const keeper = createKeeper(path, 'the whole', 7);
    await Promise.all([
      keeper.add({ part: 'spec', tenant: 'xx' }, [check('spec', 'xx')]),
      keeper.add({ part: 'dated', tenant: 'xx' }, []),
    ]);
    const resumed = await readUnfinished(path, 'the whole');
    expect(resumed?.seed).toBe(7);
    expect(resumed?.checksOf({ part: 'spec', tenant: 'xx' })).toEqual([check('spec', 'xx')]);
    expect(resumed?.checksOf({ part: 'dated', tenant: 'xx' })).toEqual([]);
    expect(resumed?.checksOf({ part: 'spec', tenant: 'yy' })).toBeNull();
    expect(await readUnfinished(path, 'something else')).toBeNull();
    await keeper.forget();
    expect(await readUnfinished(path, 'the whole')).toBeNull();
    await rm(folder, { recursive: true });
  });
});
