import { readFileSync } from 'node:fs';

interface NamedRule {
  readonly pattern?: string;
  readonly minLength?: number;
  /** It asks for a value: blanks alone are none. */
  readonly 'x-requires'?: boolean;
}

/** The rules that the portal's forms are compiled from as well (decision 018). */
const RULES: Readonly<Record<string, NamedRule>> = JSON.parse(
  readFileSync(new URL('../../schemas/rules.schema.json', import.meta.url), 'utf8'),
).$defs;

/** Whether a text keeps a rule of `rules.schema.json`. @throws Error for a rule that is not there */
export function keepsRule(name: string, text: string): boolean {
  const rule = RULES[name];
  if (!rule) throw new Error(`There is no rule ${name}.`);
  const { pattern = '', minLength = 0, 'x-requires': isAsking = false } = rule;
  if (isAsking && text.trim() === '') return false;
  return lengthOf(text) >= minLength && new RegExp(pattern, 'u').test(text);
}

/** In characters as people count them, not in units of UTF-16. */
export function lengthOf(text: string): number {
  return [...text].length;
}
