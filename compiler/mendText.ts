import { type Mendable, mendsOf, replaceBy } from './mend.ts';
import type { SchemaNode } from './tenantSchema.ts';
import { looksRandom } from './warnings/findSecret.ts';

/** What the schema says of a value that mending it reads. */
export interface ValueSchema extends SchemaNode {
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What people write for what is meant, and how that is written here. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().toLowerCase(),
  (text) => text.trim().toUpperCase(),
  // Colours, with three digits and without their hash.
  (text) => text.trim().replace(/^#?([\da-f]{6})$/i, '#$1'),
  (text) => text.trim().replace(/^#?([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3'),
  // Languages as Java and file systems write them; days and times as people do.
  (text) => text.trim().replaceAll('_', '-'),
  (text) =>
    text
      .trim()
      .replace(/^([a-z]{2,3})[-_]([a-z]{2})$/i, (_, one, two) => `${one.toLowerCase()}-${two.toUpperCase()}`),
  (text) => text.trim().replace(/^(\d{1,2})[.h](\d{2})$/i, '$1:$2'),
  (text) =>
    text
      .trim()
      .replace(
        /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
        (_, day, month, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      ),
  (text) =>
    text
      .trim()
      .replace(
        /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/,
        (_, year, month, day) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      ),
  (text) =>
    text
      .trim()
      .replace(/^00(?=\d)/, '+')
      .replace(/^(?=[1-9]\d*$)/, '+'),
];

/**
 * The same text as the schema would have it written, and the usual value.
 * @param isOfHost whether the host alone sees it: in other letters a secret would pass as the name of one
 */
export function mendText(written: string, schema: ValueSchema, isOfHost = false): Mendable {
  const spellings = isOfHost || looksRandom(written) ? SPELLINGS.slice(0, 1) : SPELLINGS;
  const right = spellings.map((spell) => spell(written)).find((each) => isWithin(each, schema));
  const usual =
    typeof schema.default === 'string' && isWithin(schema.default, schema) ? schema.default : null;
  return mendsOf(
    right === undefined ? null : replaceBy(right, true),
    usual === null || usual === right
      ? null
      : { ...replaceBy(usual), title: `Use the usual ${JSON.stringify(usual)}` },
  );
}

/** What the schema of one value says of it; types are the caller's. */
export function isWithin(value: unknown, { enum: choices, ...schema }: ValueSchema): boolean {
  if (choices && !choices.includes(value)) return false;
  const { minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity, pattern } = schema;
  if (typeof value === 'number') return value >= minimum && value <= maximum;
  if (typeof value !== 'string') return true;
  const isLongEnough = [...value].length >= minLength && [...value].length <= maxLength;
  return isLongEnough && (pattern === undefined || new RegExp(pattern, 'u').test(value));
}
