import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pseudoText, pseudoWords } from '../../../compiler/words/pseudoWords.ts';

const SHIPPED = fileURLToPath(new URL('../../../tenant-config', import.meta.url));

/** English in Arabic letters, two fifths longer. */
export const TURNED = 'ar-XB';

type Node = { [key: string]: unknown };

/** @returns a folder of tenant files with one more, which the caller removes */
export function turnedTenant(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'));
  cpSync(SHIPPED, folder, { recursive: true });
  addTurnedTenant(folder);
  return folder;
}

/**
 * Writes a tenant `sa`, whose first language runs from right to left: a shipped one in other words.
 * @param folder of tenant files
 */
export function addTurnedTenant(folder: string): void {
  const shipped = JSON.parse(readFileSync(join(folder, 'bg.json'), 'utf8')) as Node & { words: Node };
  const tenant = {
    ...(inLanguages(shipped) as Node),
    code: 'sa',
    identifier: 'tenant:sa-ben',
    languages: [TURNED, 'en'],
    name: 'السعودية',
    words: { en: shipped.words.en },
    banners: { home: { small: '420x210', wide: '930x350' }, transactions: null },
  };
  writeFileSync(join(folder, 'sa.json'), JSON.stringify(tenant, null, 2));
  writeFileSync(join(folder, `languages/${TURNED}.json`), JSON.stringify(pseudoWords(TURNED), null, 2));
}

/** Each text that the tenant says in its languages, in those of the new one. */
function inLanguages(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inLanguages);
  if (node === null || typeof node !== 'object') return node;
  const { en, bg } = node as Node;
  if (typeof en === 'string' && typeof bg === 'string') return { [TURNED]: pseudoText(en, TURNED), en };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inLanguages(value)]));
}
