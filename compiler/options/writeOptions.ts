import { GROUP_TITLES } from '../compare/writeDifferences.ts';
import { followRef, type SchemaNode } from '../tenantSchema.ts';
import { listOptions, type OptionRow } from './listOptions.ts';

/** Keywords of JSON schema that tell what a value may be. */
interface Bounds extends SchemaNode {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

const HEAD = `<!-- Generated from schemas/tenant.schema.json by \`npm run generate\`. Do not edit. -->

# Every option of a tenant file

A row for each key, in the order of the schema; [the guide](tenant-config.md) explains them part by part. In the first column \`*\` is a name of the tenant's own, \`-\` an entry of a list, and \`{a,b}\` each of several keys alike.

- **Default**: what holds when the key is left out; *required* may not be left out, — has none.
- **Dated**: may be given by dates, itself or in the block that it stands in ([dated values](tenant-config.md#dated-values)).
- **Seen by**: *everybody*, in the page, or *the host* alone ([decision 031](decisions/031-visibility-is-closed.md)).
- **Changes**: what is different for it, in the words of \`npm run tenant -- diff\`.
`;

const COLUMNS = ['Option', 'Meaning', 'Type', 'Default', 'Example', 'Dated', 'Seen by', 'Changes'];

/**
 * The table of every option, as Markdown.
 * @throws Error for a key that does not say who may see it
 */
export function writeOptions(schema: SchemaNode): string {
  const rows = listOptions(schema);
  const unmarked = rows.filter(({ visibility }) => visibility === null).map(({ pointer }) => pointer);
  if (unmarked.length > 0)
    throw new Error(`"x-visibility" is missing, here or around: ${unmarked.join(', ')}`);
  const parts = Map.groupBy(rows, ({ pointer }) => pointer.split('/')[1] ?? '');
  const sections = [...parts].map(([part, all]) => `## ${part}\n\n${writeTable(all)}`);
  return `${HEAD}\n${sections.join('\n')}`;
}

function writeTable(rows: readonly OptionRow[]): string {
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(writeCells)];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function writeCells(row: OptionRow): string[] {
  const { schema, shows } = row;
  return [
    code(row.pointer),
    plain(row.meaning),
    typeOf(schema),
    row.isRequired ? '*required*' : schema.default === undefined ? '—' : code(JSON.stringify(schema.default)),
    row.isBlock || row.example === undefined ? '—' : code(JSON.stringify(row.example)),
    row.isDated ? 'yes' : 'no',
    row.visibility === 'public' ? 'everybody' : 'the host',
    `**${shows.group === 'operators' ? 'Operators only' : GROUP_TITLES[shows.group]}**${shows.sentence === null ? '' : `: ${plain(shows.sentence)}`}`,
  ];
}

/** In words. A block is told by the rows below it. */
function typeOf(schema: SchemaNode): string {
  const node: Bounds = { ...followRef(schema), ...schema };
  if (node.enum) return `one of ${node.enum.map((each) => code(JSON.stringify(each))).join(', ')}`;
  // Of "null or this", the row has the type of this.
  const types = [node.anyOf?.map((each) => followRef(each).type ?? 'object') ?? node.type ?? 'object'].flat(
    2,
  );
  return types.map((type) => nameOf(String(type), node)).join(', or ');
}

function nameOf(type: string, node: Bounds): string {
  switch (type) {
    case 'string':
      return 'text';
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `whole number${range(node)}`;
    case 'number':
      return `number${range(node)}`;
    case 'array':
      return 'list';
    case 'object':
      return typeof node.additionalProperties === 'object' ? 'block, by name' : 'block';
    default:
      return '`null`';
  }
}

function range({ minimum, exclusiveMinimum, maximum }: Bounds): string {
  if (maximum === undefined) return '';
  return exclusiveMinimum === undefined
    ? `, ${minimum ?? 0} to ${maximum}`
    : `, above ${exclusiveMinimum}, ${maximum} at most`;
}

/** A bar would end the cell. */
function plain(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
