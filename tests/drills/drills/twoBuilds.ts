import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askEdge } from '../../deploy/support/askEdge.ts';
import { type Drill, exactly, none, told } from '../drill.ts';
import { type Host, RELEASE } from '../fleet/createHost.ts';
import { installNext, listScripts } from '../fleet/installNext.ts';
import { readFigures } from './figures.ts';

/** By these the edge sends clients to each of the hosts. */
const CLIENTS = Array.from({ length: 12 }, (_, index) => `127.0.9.${index + 1}`);

/** D14: half of a release. Pages of either build ask whichever host they meet for their files. */
export const twoBuilds: Drill = {
  id: 'D14',
  title: 'build N on one host, build N + 1 on the two others',
  pass: '0 × 404 for files of either',
  async run({ fleet, say }) {
    const folder = await mkdtemp(join(tmpdir(), 'release-'));
    const release = join(folder, 'next');
    await installNext(release);
    const [own, others] = await Promise.all([listScripts(RELEASE), listScripts(release)]);
    // Forms are made of tenants: alike in every build, and asked for as all else is.
    const shared = own.filter((file) => !file.startsWith('/static/forms/') && others.includes(file));
    const load = fleet.load({ writes: 0 });
    const [, ...replaced] = fleet.hosts;
    const next: Host[] = [];
    try {
      for (const host of replaced) {
        say(`the next build on ${host.name}`);
        const newer = await fleet.createNext(host, release);
        next.push(newer);
        await host.stop();
        await newer.start();
        await fleet.untilChecked();
      }
      say('every file of both, by every client');
      const missing = new Set<string>();
      let asked = 0;
      for (const client of CLIENTS) {
        for (const file of [...own, ...others]) {
          asked += 1;
          const { status } = await askEdge(fleet.edge.url + file, { client });
          if (status !== 200) missing.add(`${file}: ${status}`);
        }
      }
      const report = await load.stop();
      return [
        ...readFigures(report),
        told('questions for files', asked),
        exactly('files that both builds have', shared.length, 0),
        none(
          missing.size > 0 ? `files not found (${[...missing].slice(0, 2).join(', ')})` : 'files not found',
          missing.size,
        ),
      ];
    } finally {
      await Promise.all(next.map((host) => host.stop()));
      await rm(folder, { recursive: true });
    }
  },
};
