/** What the drills are asked for and what they say: the fleet itself is no test's (docs/drills.md). */
import { describe, expect, it } from 'vitest';
import { atMost, DRILL_IDS, none, SkippedDrill, told } from './drill.ts';
import { DRILLS } from './drills.ts';
import { findPrograms } from './fleet/findPrograms.ts';
import { versionsIn } from './load/load.ts';
import { createDrillProgram, readDrillOptions } from './readDrillOptions.ts';
import { writeDrillPage } from './report/writeDrillPage.ts';
import { runDrill } from './runDrill.ts';

function read(...words: readonly string[]) {
  const errors: string[] = [];
  const program = createDrillProgram()
    .exitOverride()
    .configureOutput({ writeErr: (text) => errors.push(text) });
  try {
    return { options: readDrillOptions(program.parse(words, { from: 'user' })), errors: '' };
  } catch {
    return { options: null, errors: errors.join('') };
  }
}

describe('npm run drill', () => {
  it('runs all drills unless some are named, and those in their order, each once', () => {
    expect(read().options).toEqual({ ids: DRILL_IDS, outageSeconds: 30 });
    expect(read('D8', 'd2', 'D8', '--seconds', '10').options).toEqual({
      ids: ['D2', 'D8'],
      outageSeconds: 10,
    });
    expect(DRILLS.map(({ id }) => id)).toEqual(DRILL_IDS);
  });

  it.each([
    [['D55'], 'There is no drill "D55"; there are D1, D2,', 'Did you mean "D5"?'],
    [['--seconds', '1'], 'Give a number of seconds from 5 to 600.', ''],
  ])('refuses %j with what is allowed', (words, message, nearest) => {
    const { options, errors } = read(...words);
    expect([options, errors]).toEqual([null, expect.stringContaining(message)]);
    expect(errors).toContain(nearest);
  });

  it('says which programs are missing and how they are installed', () => {
    expect(findPrograms({ PATH: '', ETCD_PATH: '/opt/etcd', CADDY_PATH: '/opt/caddy' })).toEqual({
      ok: true,
      programs: { etcd: '/opt/etcd', caddy: '/opt/caddy' },
    });
    expect(findPrograms({ PATH: '', CADDY_PATH: '/opt/caddy' })).toEqual({
      ok: false,
      message:
        'Not found: etcd (or set ETCD_PATH). On Debian: sudo apt-get install -y --no-install-recommends etcd-server',
    });
  });
});

describe('a drill', () => {
  const DRILL = { id: DRILL_IDS[0], title: 'a <title>', pass: 'all' } as const;

  it.each([
    ['passed', async () => [told('seen', 7), none('lost', 0), atMost('after', 0.5, 1, 's')]],
    ['failed', async () => [told('seen', 7), none('lost', 1)]],
    ['failed', async () => []],
    ['failed', () => Promise.reject(new Error('etcd has no leader'))],
    ['skipped', () => Promise.reject(new SkippedDrill('not here'))],
  ] as const)('has %s', async (verdict, measure) => {
    expect((await runDrill(DRILL, measure)).verdict).toBe(verdict);
  });

  it('is told with its figures, as text', async () => {
    const failed = await runDrill(DRILL, async () => [none('lost & <gone>', 2)]);
    const page = writeDrillPage({
      at: '2026-11-23',
      machine: '2 cores',
      outageSeconds: 30,
      results: [failed],
    });
    expect(page).toContain('<title>Fleet drills: 0 passed, 1 failed</title>');
    expect(page).toContain(`${DRILL.id}: a &lt;title&gt;`);
    expect(page).toContain('lost &amp; &lt;gone&gt;</th><td>2 <strong>(not met)</strong></td><td>0</td>');
  });

  it('finds more than one version in a torn page', () => {
    expect(versionsIn('<title>Drill 00041</title> Drill 00041')).toEqual([41]);
    expect(versionsIn('<title>Drill 00041</title> Drill 00042')).toEqual([41, 42]);
  });
});
