import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHIPPED = new URL('../../tenant-config/', import.meta.url);

/** A folder of so many tenants: copies of the shipped ones in turn, each under a code of its own. */
export async function makeTenants(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `tenants-${count}-`));
  await cp(new URL('languages', SHIPPED), join(folder, 'languages'), { recursive: true });
  await mkdir(folder, { recursive: true });
  const names = (await readdir(SHIPPED)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, SHIPPED), 'utf8')));
  for (let index = 0; index < count; index++) {
    const code = codeOf(index);
    const text = texts[index % texts.length] ?? '';
    await writeFile(join(folder, `${code}.json`), text.replace(/"code": "[a-z]+"/, `"code": "${code}"`));
  }
  return folder;
}

/** Letters alone, and no word that is a route: `bencha`, `benchb` … */
export function codeOf(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  return `bench${letters}`;
}
