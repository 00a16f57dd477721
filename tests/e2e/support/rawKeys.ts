import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';

function keysOf(node: unknown, prefix = ''): string[] {
  if (node === null || typeof node !== 'object') return [prefix];
  return Object.entries(node).flatMap(([name, value]) => keysOf(value, prefix ? `${prefix}.${name}` : name));
}

const KEYS = new Set(
  keysOf(
    JSON.parse(readFileSync(new URL('../../../tenant-config/languages/en.json', import.meta.url), 'utf8')),
  ).flatMap((key) => [key, key.replace(/_(zero|one|two|few|many|other)$/, '')]),
);

/** Every text is in words: no key of the words files, no unfilled place, nothing that JavaScript says for nothing. */
export async function expectWords(page: Page): Promise<void> {
  const text = `${await page.title()} ${await page.locator('body').innerText()}`;
  const raw = (text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).filter((token) => KEYS.has(token));
  expect(raw, 'raw keys on the page').toEqual([]);
  expect(text).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object/);
}
