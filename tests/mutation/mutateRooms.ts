/** Room by room: what lived is told at once, the scores of all at the end. */
import { describeChange, type Equivalent } from './equivalent.ts';
import { equivalents } from './equivalents.ts';
import { type Asked, mutateRoom, REPORTS } from './mutateRoom.ts';
import type { Chosen } from './rooms.ts';
import { isBelowGoal, type Mutant, type Score, scoreOf, scoreTable, sortSurvivors } from './scores.ts';

/** @returns what the program ends with */
export async function mutateRooms(chosen: readonly Chosen[], asked: Asked): Promise<number> {
  const scores: Score[] = [];
  const stale: Equivalent[] = [];
  for (const each of chosen) {
    const start = performance.now();
    // Stryker tells of what it knows of the rest of the room as well.
    const mutants = (await mutateRoom(each, asked)).filter(({ file }) => isWithin(file, each.folder));
    const listed = equivalents.filter(({ file }) => isWithin(file, each.folder));
    const sorted = sortSurvivors(mutants, listed);
    for (const mutant of sorted.alive) console.log(tell(mutant));
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    console.log(`${each.folder}: ${mutants.length} changes in ${minutes} minutes\n`);
    scores.push(scoreOf({ room: each.folder, goal: each.room.goal }, mutants, sorted));
    stale.push(...sorted.stale);
  }
  for (const { file, line, change } of stale)
    console.log(`tests/mutation/equivalents.ts names what does not live: ${file}\n  ${line}\n  ${change}\n`);
  console.log(scoreTable(scores));
  console.log(`\nEach change in its place: ${REPORTS}/`);
  return stale.length > 0 || scores.some(isBelowGoal) ? 1 : 0;
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

/** In the words in which `equivalents.ts` would name it. */
function tell(mutant: Mutant): string {
  const what = mutant.status === 'NoCoverage' ? 'seen by no test' : 'lives';
  return `${what}: ${mutant.file}:${mutant.line}\n  ${mutant.lineText.trim()}\n  ${describeChange(mutant)}\n`;
}
