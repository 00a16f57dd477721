/** How soon screens answer, as a table and the lines below it. */
import { milliseconds, ratio, table } from './figures.ts';
import { LONG_TASK, type ScreenFigures, type Task } from './interactionFigures.ts';

/** Of a screen's presses at most each twentieth may take longer, in milliseconds. */
export const GOAL = 100;

export interface Row extends ScreenFigures {
  readonly screen: string;
  readonly missed: readonly string[];
  /** Of its load, after its first paint; null for what nobody loads by itself. */
  readonly tasks: readonly Task[] | null;
}

export function interactionTable(rows: readonly Row[], plain: ScreenFigures): string {
  const base = { ...plain, screen: 'React alone, native form', missed: [], tasks: null };
  return [
    table(
      HEAD,
      [base, ...rows].map((row) => rowOf(row, plain)),
    ),
    ...notesOf(rows),
  ].join('\n\n');
}

const HEAD = [
  'screen',
  'presses',
  'p50',
  'p95',
  'to React alone',
  '',
  'worst',
  'delay + handlers + frame',
  'of',
  `tasks over ${LONG_TASK} ms`,
  'longest',
];

function rowOf({ screen, presses, p50, p95, worst, tasks }: Row, plain: ScreenFigures): (string | number)[] {
  const long = tasks?.map(({ duration }) => duration);
  return [
    screen,
    presses,
    milliseconds(p50),
    milliseconds(p95),
    ratio(p95 / plain.p95),
    p95 <= GOAL ? '' : 'over',
    worst ? milliseconds(worst.duration) : '',
    worst ? shares(worst) : '',
    worst?.control ?? '',
    long?.length ?? '',
    long && long.length > 0 ? milliseconds(Math.max(...long)) : '',
  ];
}

function shares({
  duration,
  delay,
  handlers,
}: {
  duration: number;
  delay: number;
  handlers: number;
}): string {
  return [delay, handlers, Math.max(0, duration - delay - handlers)]
    .map((each) => each.toFixed(0))
    .join(' + ');
}

/** What the table leaves out. */
function notesOf(rows: readonly Row[]): string[] {
  const missed = rows.flatMap((row) => row.missed.map((control) => `${row.screen}: ${control}`));
  const signedIn = rows.flatMap(({ tasks }) => tasks ?? []);
  const slow = rows.flatMap(({ screen, slow: presses }) =>
    presses.map((press) => `- ${screen}: ${press.control}, ${press.duration} ms (${shares(press)})`),
  );
  return [
    ...(slow.length > 0 ? [`Over ${GOAL} ms, with delay + handlers + frame:\n${slow.join('\n')}`] : []),
    `Tasks over ${LONG_TASK} ms after the first paint of signed-in pages: ${signedIn.length}${signedIn.length > 0 ? `, over the goal of none; the longest ${milliseconds(Math.max(...signedIn.map(({ duration }) => duration)))} ms` : ''}.`,
    ...(missed.length > 0 ? [`No press came through to: ${missed.join('; ')}.`] : []),
  ];
}
