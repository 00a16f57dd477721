import { randomUUID } from 'node:crypto';
import { type Pointer, pointerName } from '../../../publish/registry/pointer.ts';
import type { Registry } from '../../../publish/registry/registry.ts';
import { type Drill, exactly, none, told } from '../drill.ts';

const RACES = 1_000;
/** No host follows it, so that nobody has to compile what the racers write. */
const NOBODYS_ENVIRONMENT = 'dev';
const NAME = pointerName('race');

/** D8: two publish one tenant at the same moment. */
export const publisherRaces: Drill = {
  id: 'D8',
  title: '1,000 races of two publishers',
  pass: 'one winner each time; no gap in the journal',
  async run({ fleet }) {
    const racers = [await fleet.openRegistry(), await fleet.openRegistry()] as const;
    const before = (await fleet.registry.readPointers(NOBODYS_ENVIRONMENT)).revision;
    const start = performance.now();
    let [none_, both] = [0, 0];
    for (let race = 0; race < RACES; race += 1) {
      const stamp = await stampOf(fleet.registry);
      const results = await Promise.all(racers.map((racer, index) => swap(racer, stamp, `${race} ${index}`)));
      const winners = results.filter((isWinner) => isWinner).length;
      if (winners === 0) none_ += 1;
      if (winners > 1) both += 1;
    }
    const seconds = (performance.now() - start) / 1000;
    await Promise.all(racers.map((racer) => racer.close()));
    const journal = await fleet.registry.readJournal(NOBODYS_ENVIRONMENT);
    const added = journal.filter(({ revision }) => revision > before);
    return [
      none('races that both won', both),
      none('races that nobody won', none_),
      exactly('lines of the journal', added.length, RACES),
      none('gaps in it', added.filter(({ revision }, index) => revision !== before + index + 1).length),
      told('milliseconds a race', (seconds * 1000) / RACES),
    ];
  },
};

async function stampOf(registry: Registry): Promise<string | null> {
  return (await registry.readPointers(NOBODYS_ENVIRONMENT)).pointers.get(NAME)?.stamp ?? null;
}

async function swap(registry: Registry, before: string | null, by: string): Promise<boolean> {
  const at = new Date().toISOString();
  const pointer: Pointer = {
    format: 1,
    code: 'race',
    file: '0'.repeat(64),
    groups: {},
    words: {},
    pictures: {},
    claims: { hosts: [], hasDomainExtension: false, isDraft: false },
    revision: 0,
    by,
    at,
    reason: 'drill',
    from: null,
  };
  const line = {
    kind: 'publish',
    at,
    by: { name: by, email: null },
    reason: 'drill',
    from: null,
    id: randomUUID(),
  } as const;
  return (
    await registry.swapPointers(NOBODYS_ENVIRONMENT, { changes: [{ name: NAME, before, pointer }], line })
  ).ok;
}
