/** What the page hears of the folder. */
import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import type { FolderChange } from '../../../console/server/answers.ts';
import { startTestConsole, type TestConsole } from '../support/startTestConsole.ts';

let running: TestConsole;
let heard: (FolderChange | null)[];
beforeEach(async () => {
  running = await startTestConsole();
  heard = [];
  running.listen((change) => heard.push(change));
  // An event that comes says that the line is open; the last text that is told, that none comes late.
  let text = await readFile('tenant-config/bg.json', 'utf8');
  await expect
    .poll(async () => {
      text += '\n';
      await writeFile(join(running.folder, 'bg.json'), text);
      return heard.length;
    })
    .toBeGreaterThan(0);
  const last = hashText(Buffer.from(text));
  await expect.poll(() => heard.some((change) => change?.tenants.bg === last)).toBe(true);
  heard.length = 0;
});
afterEach(() => running.stop());

describe('the stream of changes', () => {
  it('tells which file changed, and what names it now', async () => {
    const text = `${await readFile('tenant-config/pl.json', 'utf8')}\n`;
    await writeFile(join(running.folder, 'pl.json'), text);
    // Half of what is written may be told before: a file is emptied first.
    const named = { pl: hashText(Buffer.from(text)) };
    await expect.poll(() => heard.map((change) => change?.tenants)).toContainEqual(named);
  });

  it('tells that a file is gone', async () => {
    await unlink(join(running.folder, 'ro.json'));
    await expect.poll(() => heard.some((change) => change?.tenants.ro === null)).toBe(true);
  });

  it('tells of words, which any tenant may mind', async () => {
    await writeFile(join(running.folder, 'languages', 'ro.json'), '{}');
    await expect.poll(() => heard.some((change) => change?.isShared)).toBe(true);
  });

  it('tells of a picture of one tenant', async () => {
    const pictures = join(running.folder, 'assets', 'bg');
    await mkdir(pictures, { recursive: true });
    // All that happened before is told by then.
    await unlink(join(running.folder, 'ro.json'));
    await expect.poll(() => heard.some((change) => change?.tenants.ro === null)).toBe(true);
    heard.length = 0;
    let round = 0;
    await expect
      .poll(async () => {
        round += 1;
        await writeFile(
          join(pictures, 'logo.svg'),
          `<svg xmlns="http://www.w3.org/2000/svg" id="${round}"/>`,
        );
        return heard.some((change) => change?.isShared);
      })
      .toBe(true);
  });

  it('ends with the console', async () => {
    const answer = await running.fetch('/api/changes');
    const ended = answer.text();
    const folder = running;
    running = await startTestConsole();
    await folder.stop();
    expect(await ended).toContain('retry:');
  });
});
