/** Other values for a key, made from its schema and from the value that it has: the likeliest to be valid first. */
import type { SchemaNode } from '../../../compiler/tenantSchema.ts';
import { fits, isNullable, type ValueNode, wholeNode } from './schemaOf.ts';

/** Texts of many kinds; a key takes those that its schema allows. */
const POOL = [
  '2000-01-01',
  '2999-01-01',
  '#AA3377',
  '#102030',
  'https://other.example/v1',
  'https://other.example',
  'mailto:other@portal.example',
  '+43',
  '+44',
  'AT',
  'DE',
  'USD',
  'America/New_York',
  'Asia/Tokyo',
  '99 99 99 99 99 99',
  '640x480',
  '3.9.0',
  '5.0.0',
  '11:00',
  '16:00',
  'products.gift',
  'declined.expiredCard',
  'home',
  'accountHome',
  'contactUs',
  'myProfile',
  'accessibility',
  'en',
  'otherName',
  'Other',
  'X-Other',
  '/other',
  'openid email',
  'GTM-OTHER1',
  '77',
  'G-OTHER12345',
  'other.webp',
  'gift',
  'Verdana',
  'shared',
];

/** @param more texts of this tenant that a key may name: screens, products, words */
export function changesOf(node: SchemaNode, value: unknown, more: readonly string[] = []): unknown[] {
  const whole = wholeNode(node);
  const made = [...changesByKind(whole, value, more), ...(isNullable(node) && value !== null ? [null] : [])];
  const json = JSON.stringify(value);
  const seen = new Set<string>();
  return made.filter((each) => {
    const text = JSON.stringify(each);
    if (text === json || seen.has(text) || !fits(node, each)) return false;
    seen.add(text);
    return true;
  });
}

function changesByKind(node: ValueNode, value: unknown, more: readonly string[]): readonly unknown[] {
  const examples = (node.examples ?? []) as readonly unknown[];
  if (node.enum) return node.enum;
  const types = [node.type].flat();
  if (types.includes('boolean')) return [value !== true, value === false];
  if (types.includes('integer') || types.includes('number')) return numbers(node, value);
  if (node.items) return lists(node, Array.isArray(value) ? value : [], examples, more);
  if (types.includes('object')) return [...maps(value), ...examples];
  const text = typeof value === 'string' ? value : '';
  const tweaked = [
    // A day on the other side of today shows; the next one does not.
    ...(/^\d{4}-\d{2}-\d{2}/.test(text) ? ['2020-06-01', '2999-01-01'] : []),
    text.replace(/\/v1$/, '/other/v1'),
    text.replace(/\/api\/v1$/, '/other/api/v1'),
    `${text}x`,
    `${text}/x`,
    // Where only the origin shows: in a policy.
    text.replace(/^(?:https:\/\/[^/]+|\$\{\w+\})/, 'https://other.example'),
    `${text} x`,
    `X${text}`,
    `X_${text}`,
    text.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10)),
    text.replace(/^./, (sign) => (sign === 'z' ? 'y' : 'z')),
  ];
  return [...(text === '' ? [] : tweaked), ...more, ...examples, ...POOL];
}

function numbers({ minimum = 0, maximum = 1e6, type }: ValueNode, value: unknown): number[] {
  const from = typeof value === 'number' ? value : minimum;
  if ([type].flat().includes('number')) return [from / 2, from * 2, minimum, maximum];
  // Far enough away to be seen, then the neighbours.
  return [from * 2, Math.floor(from / 2), from + 1, from - 1, maximum, minimum];
}

function lists(
  node: ValueNode,
  value: readonly unknown[],
  examples: readonly unknown[],
  more: readonly string[],
): unknown[] {
  const items = node.items ? wholeNode(node.items) : {};
  const isText = [items.type].flat().includes('string');
  const added = (items.enum ?? (isText ? [...more, ...POOL] : [])).map((each) => [...value, each]);
  const other = value.map((each, index) =>
    [items.type].flat().includes('integer')
      ? value.map((one, at) => (at === index ? Number(each) + 1 : one))
      : value.filter((_, at) => at !== index),
  );
  return [value.slice(0, -1), [...value].reverse(), ...other, ...examples, ...added.slice(0, 80), []];
}

function maps(value: unknown): object[] {
  const entries = Object.entries((value ?? {}) as object);
  const [[key, first] = ['', null]] = entries;
  const renamed = typeof first === 'string' ? [Object.fromEntries([...entries, [key, `${first}x`]])] : [];
  return [...renamed, Object.fromEntries(entries.slice(1)), Object.fromEntries(entries.slice(0, -1)), {}];
}
