import { readFileSync } from 'node:fs';
import type { BuiltInWords } from '../../../compiler/builtInWords.ts';
import { type CompileOptions, type CompileResult, compileTenant } from '../../../compiler/compileTenant.ts';
import type { Problem } from '../../../compiler/problem.ts';

/** Screens and texts that the test file below names. */
const SCREENS = ['home', 'myCardAcceptance', 'ourMerchendisingPartners', 'contactUs', 'myCardTransactions'];
const TEXTS = new Map([
  ['products.meal', 'Meal card'],
  ['products.gift', 'Gift card'],
  ['home.title', 'Your benefits'],
]);
export const WORDS: BuiltInWords = new Map([
  ['en', TEXTS],
  ['uk', TEXTS],
]);

/** A valid tenant file of a country that does not exist, as text with two-space indent. */
export const TENANT_TEXT = readFileSync(new URL('xx.json', import.meta.url), 'utf8');

export function compileText(text: string | Uint8Array, options: Partial<CompileOptions> = {}): CompileResult {
  return compileTenant({
    text,
    file: 'xx.json',
    environment: 'dev',
    variables: {},
    words: WORDS,
    screenIds: SCREENS,
    ...options,
  });
}

/** @throws when the text is accepted */
export function problemsOf(
  text: string | Uint8Array,
  options: Partial<CompileOptions> = {},
): readonly Problem[] {
  const result = compileText(text, options);
  if (result.ok) throw new Error('The file was accepted.');
  return result.problems;
}

/** 1-based line and column of the first place where a piece of text stands. */
export function placeOf(text: string, piece: string): { line: number; column: number } {
  const offset = text.indexOf(piece);
  if (offset < 0) throw new Error(`The file does not hold ${piece}`);
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
