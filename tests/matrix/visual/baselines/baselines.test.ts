import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Check } from '../../check.ts';
import { acceptPictures, takePicturesBack } from './acceptPictures.ts';
import { readAccepted, readJournal } from './baselines.ts';
import { type KeptPicture, lineOf, readLine, writeCells } from './cellsFile.ts';
import { compareCells } from './compareCells.ts';
import { AS_ACCEPTED_TITLE, groupChanges } from './groupChanges.ts';
import type { Cells } from './readPixels.ts';

/** A page of 20 by 10 cells: a bar on a ground, with a line of text below it. */
function aPage(changes: { bar?: string; ink?: number; barRows?: number; text?: number } = {}): Cells {
  const { bar = '#0c7a5b', ink = 0o111, barRows = 2, text = 6 } = changes;
  const rows = Array.from({ length: 200 }, (_, at) => Math.floor(at / 20));
  return {
    hash: JSON.stringify(changes),
    columns: 20,
    palette: [bar, '#ffffff'],
    grounds: rows.map((row) => (row < barRows ? 0 : 1)),
    inks: rows.map((row) => (row === text ? 8 : 0)),
    inkColours: rows.map((row) => (row === text ? ink : 0)),
  };
}

describe('two pictures', () => {
  const page = aPage();

  it('are the same where nobody can tell them apart', () => {
    expect(compareCells(page, aPage())).toBeNull();
    expect(compareCells(page, aPage({ bar: '#0e7d5f' }))).toBeNull();
    const smoothed = { ...aPage(), hash: 'other', inks: page.inks.map((ink) => (ink > 0 ? ink + 1 : 0)) };
    expect(compareCells(page, smoothed)).toBeNull();
  });

  it('differ in their colours alone, of grounds and of letters, with what became what', () => {
    expect(compareCells(page, aPage({ bar: '#7a0c5b' }))).toMatchObject({
      kind: 'colours',
      colours: [['#0c7a5b', '#7a0c5b']],
      share: 0.2,
    });
    expect(compareCells(page, aPage({ ink: 0o700 }))).toMatchObject({
      kind: 'colours',
      colours: [['#242424', '#fc0000']],
    });
  });

  it('differ in what stands where, with the first place that does', () => {
    expect(compareCells(page, aPage({ barRows: 3 }))).toMatchObject({
      kind: 'layout',
      first: { column: 0, row: 2 },
    });
    expect(compareCells(page, aPage({ text: 7, bar: '#7a0c5b' }))).toMatchObject({ kind: 'layout' });
    expect(compareCells(page, { ...aPage(), hash: 'other', columns: 10 })).toMatchObject({ share: 1 });
  });

  it('are a line of a file, and that line is them', () => {
    const kept = { key: 'home-bg-390', accepted: 3, cells: aPage() };
    expect(lineOf(kept)).not.toContain('\n');
    expect(readLine(lineOf(kept))).toEqual(kept);
  });
});

describe('what is accepted', () => {
  const change = (screen: string, cause: string): Check => ({
    part: 'visual',
    tenant: 'xx',
    language: 'en',
    screen,
    width: 390,
    title: AS_ACCEPTED_TITLE,
    verdict: 'failed',
    change: { kind: 'layout', cause, share: 0.1 },
    ms: 0,
  });
  const checks = [change('home', 'header > a'), change('help', 'header > a'), change('faq', 'main > h1')];
  const seen = (bar: string): KeptPicture[] =>
    checks.map(({ screen }) => ({ key: `${screen}-en-390`, accepted: 0, cells: aPage({ bar }) }));
  let folder = '';
  let report = '';
  const see = async (bar: string) => {
    await mkdir(report, { recursive: true });
    await writeFile(join(report, 'matrix.json'), JSON.stringify({ checks }));
    await writeCells(join(report, 'cells', 'xx.tsv'), seen(bar));
  };
  const ask = (ids: readonly string[], reason: string) =>
    acceptPictures({ ids, reason, report, folder, now: new Date('2026-11-25T08:00:00Z') });
  const barOf = async (key: string) => (await readAccepted('xx', folder)).get(key)?.cells.palette[0];
  const [header] = groupChanges(checks);

  beforeEach(async () => {
    const root = await mkdtemp(join(tmpdir(), 'baselines-'));
    folder = join(root, 'accepted');
    report = join(root, 'report');
    await mkdir(folder);
    await see('#0c7a5b');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  it('is a group or a picture of the last run, with its reason and its day', async () => {
    await ask([header?.id ?? ''], 'The bar is taller.');
    expect([...(await readAccepted('xx', folder)).keys()].sort()).toEqual(['help-en-390', 'home-en-390']);
    await ask(['xx-faq-en-390'], 'A title of its own.');
    expect(await readJournal(folder)).toMatchObject([
      { number: 1, on: '2026-11-25', reason: 'The bar is taller.', pictures: 2 },
      { number: 2, reason: 'A title of its own.', pictures: 1 },
    ]);
  });

  it('is nothing without a reason, and nothing that the last run does not have', async () => {
    await expect(ask([header?.id ?? ''], '')).rejects.toThrow('--reason');
    await expect(ask(['layout-ffffff'], 'The bar is taller.')).rejects.toThrow(`It has ${header?.id}`);
    expect(await readJournal(folder)).toEqual([]);
    expect(await readFile(join(folder, 'xx.tsv'), 'utf8').catch(() => null)).toBeNull();
  });

  it('is as it was before once that is taken back', async () => {
    await ask([header?.id ?? ''], 'As it is today.');
    await see('#7a0c5b');
    await ask(['xx-home-en-390', 'xx-faq-en-390'], 'Another colour of the bar.');
    expect(await barOf('home-en-390')).toBe('#7a0c5b');
    await takePicturesBack(folder);
    expect([await barOf('home-en-390'), await barOf('faq-en-390')]).toEqual(['#0c7a5b', undefined]);
    expect(await readJournal(folder)).toMatchObject([{ number: 1 }]);
    await expect(takePicturesBack(folder)).rejects.toThrow('history of git');
  });
});
