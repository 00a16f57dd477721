/** The walk of docs/new-country.md, typed as it stands: each command ends well, and the country is live at the end. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTenant } from '../support/runTenant.ts';

interface Step {
  readonly kind: 'command' | 'values';
  readonly text: string;
}

const walk = await readFile('docs/new-country.md', 'utf8');
const steps = [
  ...walk.matchAll(/^ {4}npm run tenant -- (?<command>.+)$|^```json\n(?<values>[^`]+)```/gm),
].map(
  ({ groups = {} }): Step =>
    groups.command === undefined
      ? { kind: 'values', text: groups.values ?? '' }
      : { kind: 'command', text: groups.command },
);

let folder: string;
const said = new Map<string, string>();
const file = () => join(folder, 'hu.json');

/** As a shell reads it. */
function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return words.map((word) =>
    word === 'hu.xlf' ? join(folder, word) : word.replace(/^tenant-config\//, `${folder}/`),
  );
}

function merge(value: unknown, change: unknown): unknown {
  if (value === null || typeof value !== 'object' || change === null || typeof change !== 'object')
    return change;
  const before = value as Readonly<Record<string, unknown>>;
  const entries = Object.entries(change).map(([key, each]) => [key, merge(before[key], each)]);
  return { ...before, ...Object.fromEntries(entries) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'walk-'));
  await cp('tenant-config', folder, { recursive: true });
  for (const { kind, text } of steps) {
    if (kind === 'values') {
      const value = merge(JSON.parse(await readFile(file(), 'utf8')), JSON.parse(text));
      await writeFile(file(), JSON.stringify(value, null, 2));
      continue;
    }
    const { code, out, errors } = await runTenant(folder, wordsOf(text));
    expect([code, errors], text).toEqual([0, []]);
    said.set(text, out.join('\n').replace(/\s+/g, ' '));
  }
});
afterAll(() => rm(folder, { recursive: true }));

describe('the walk of a new country', () => {
  it('has a step for each part', () => {
    expect(steps.filter(({ kind }) => kind === 'command').length).toBeGreaterThan(7);
    expect(steps.filter(({ kind }) => kind === 'values')).toHaveLength(2);
  });

  it('ends in a tenant that is live, with a language that is a draft', async () => {
    const value = JSON.parse(await readFile(file(), 'utf8'));
    expect(value).toMatchObject({ status: 'live', languages: ['en'], draftLanguages: ['hu'] });
    expect(value).not.toHaveProperty('inherited');
    expect(said.get('validate')).toMatch(/hu/);
    expect(said.get('words hu')).toMatch(/missing/i);
  });

  it('changes or confirms each place by name but connections', () => {
    const confirmed = said.get('confirm hu /card/expiryFormat /card/showExpiry') ?? '';
    expect(confirmed).toMatch(/left to change or to confirm/);
    const left = (confirmed.split(': ')[1] ?? '')
      .split(', ')
      .filter((each) => !each.startsWith('/connections/'));
    expect(left).toEqual([]);
  });

  it('quotes what the commands say', () => {
    const draft = [...said].find(([command]) => command.startsWith('new '))?.[1] ?? '';
    expect(draft.replaceAll('\u00a0', ' ')).toContain('−1 235 Ft');
    expect(draft).toContain('HU_GATEWAY_CLIENT_ID, HU_GATEWAY_CLIENT_SECRET');
  });
});
