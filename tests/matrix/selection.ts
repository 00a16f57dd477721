/** Which tasks and which checks of the matrix a run is asked for: by options, and by what failed last time. */
import type { Check, Part } from './check.ts';
import type { MatrixOptions } from './readOptions.ts';
import type { Only, Task } from './runParts.ts';

/** Parts that go screen by screen, and can leave screens out. */
const BY_SCREEN: readonly Part[] = ['visual', 'journeys', 'habits', 'engines'];

export interface Selection {
  isWanted(task: Pick<Task, 'part' | 'tenant'>): boolean;
  /** Which screens a part goes to in a tenant, in which language. */
  onlyFor(task: Pick<Task, 'part' | 'tenant'>): Only;
  /** Whether the options name what a check is about. */
  isAskedFor(check: Check): boolean;
  /** Whether this run finds anew what a check of an earlier run said. */
  isRunAgain(check: Check): boolean;
}

/** @param failed what failed last time, where only that is wanted */
export function createSelection(
  {
    part,
    tenant,
    language,
    screen,
    engine = null,
  }: Pick<MatrixOptions, 'part' | 'tenant' | 'language' | 'screen'> & Partial<Pick<MatrixOptions, 'engine'>>,
  failed: readonly Check[] | null,
): Selection {
  const failedIn = (task: Pick<Task, 'part' | 'tenant'>) =>
    failed?.filter((check) => check.part === task.part && check.tenant === task.tenant);

  const isWanted: Selection['isWanted'] = (task) => {
    if (part !== null && task.part !== part) return false;
    if (tenant !== null && task.part !== 'keys' && task.tenant !== tenant) return false;
    // A key belongs to no screen and no language, and a walk goes to any: only when neither was asked for.
    if (['keys', 'walks', 'consoleWalks'].includes(task.part) && (language !== null || screen !== null))
      return false;
    return failedIn(task)?.length !== 0;
  };
  const onlyFor: Selection['onlyFor'] = (task) => {
    const again = failedIn(task);
    return (sight) =>
      (screen === null || screen === sight.screen) &&
      (language === null || language === sight.language) &&
      (again?.some((check) => check.screen === sight.screen && check.language === sight.language) ?? true);
  };
  const isAskedFor: Selection['isAskedFor'] = (check) => {
    const isLanguage = language === null || check.language === undefined || check.language === language;
    return isLanguage && (screen === null || check.screen?.split('.')[0] === screen);
  };
  return {
    isWanted,
    onlyFor,
    isAskedFor,
    isRunAgain: (check) =>
      isWanted(check) &&
      isAskedFor(check) &&
      (engine === null || check.engine === engine) &&
      (!BY_SCREEN.includes(check.part) ||
        onlyFor(check)({ screen: check.screen ?? '', language: check.language ?? '' })),
  };
}
