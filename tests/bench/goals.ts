/** What a page has to reach, and whether it does. Pure. */
import { table } from './figures.ts';

export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit?: string;
  /** Two unless given: of ratios. */
  readonly decimals?: number;
}

/** A figure that is not there is none that was reached. */
export const isOver = ({ measured, most }: Goal) => !(measured <= most);

export function goalsTable(goals: readonly Goal[]): string {
  return table(
    ['goal', 'measured', 'at most', ''],
    goals.map((goal) => [
      goal.what,
      written(goal, goal.measured),
      written(goal, goal.most),
      isOver(goal) ? 'over' : 'ok',
    ]),
  );
}

/** A line for each that is over. */
export function failuresOf(goals: readonly Goal[]): string[] {
  return goals
    .filter(isOver)
    .map(
      (goal) =>
        `${goal.what}: ${written(goal, goal.measured)}, over the goal of ${written(goal, goal.most)}.`,
    );
}

const written = ({ unit = 'x', decimals = 2 }: Goal, value: number) =>
  `${value.toFixed(decimals)}${unit === 'x' ? 'x' : ` ${unit}`.trimEnd()}`;
