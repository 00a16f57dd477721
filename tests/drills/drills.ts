import type { Drill } from './drill.ts';
import { brokenFile } from './drills/brokenFile.ts';
import { canaryShare } from './drills/canaryShare.ts';
import { cutHost } from './drills/cutHost.ts';
import { flippedBits } from './drills/flippedBits.ts';
import { hangingGateway } from './drills/hangingGateway.ts';
import { lostHost } from './drills/lostHost.ts';
import { lostLeader } from './drills/lostLeader.ts';
import { lostQuorum } from './drills/lostQuorum.ts';
import { lostRegistry } from './drills/lostRegistry.ts';
import { manyPublishes } from './drills/manyPublishes.ts';
import { manyTenants } from './drills/manyTenants.ts';
import { oneFlood } from './drills/oneFlood.ts';
import { publisherRaces } from './drills/publisherRaces.ts';
import { rollbackUnderLoad } from './drills/rollbackUnderLoad.ts';
import { rollingRestart } from './drills/rollingRestart.ts';
import { twoBuilds } from './drills/twoBuilds.ts';

/** In the order in which they run. */
export const DRILLS: readonly Drill[] = [
  lostLeader,
  lostQuorum,
  lostRegistry,
  cutHost,
  lostHost,
  rollingRestart,
  manyPublishes,
  publisherRaces,
  flippedBits,
  rollbackUnderLoad,
  canaryShare,
  oneFlood,
  manyTenants,
  twoBuilds,
  brokenFile,
  hangingGateway,
];
