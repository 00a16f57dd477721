/** What `npm run bench` was asked for: read, and where it is a mistake told, when this is loaded. */
import { InvalidArgumentError } from 'commander';
import { createProgram, readProgram } from '../../compiler/createProgram.ts';

const SECTIONS = [
  'pages',
  'interaction',
  'scrolling',
  'throughput',
  'change',
  'console',
  'tenants',
  'folders',
  'publishes',
];

const {
  quick = false,
  only,
  screens,
} = readProgram(
  createProgram('npm run bench --', 'The benchmarks, as ratios to a baseline of the same run.')
    .option('--quick', 'few rounds')
    .option('--only <SECTIONS>', `some of ${SECTIONS.join(',')}`, readSections)
    .option('--screens <IDS>', 'of the section interaction: these screens alone', (text) => text.split(',')),
).opts<{ quick?: boolean; only?: string[]; screens?: string[] }>();

export const isQuick = quick;

/** Ids of screens; all unless some were named. */
export const wantedScreens = screens;

export const isWanted = (section: string) => only === undefined || only.includes(section);

/** @throws in words for a section that there is not */
function readSections(text: string): string[] {
  const asked = text.split(',');
  const unknown = asked.find((each) => !SECTIONS.includes(each));
  if (unknown === undefined) return asked;
  throw new InvalidArgumentError(`There is no section "${unknown}": there are ${SECTIONS.join(', ')}.`);
}
