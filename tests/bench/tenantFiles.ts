import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMember, editText } from '../../compiler/drafts/editText.ts';

const SHIPPED = new URL('../../tenant-config/', import.meta.url);

/** The same folder for the same seed. */
const SEED = 20261123;

/**
 * A folder of so many tenants: copies of the shipped ones in turn, each with what no two tenants share (code,
 * identifier, host name, names of credentials and variables) and a colour of its own.
 */
export async function makeTenants(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `tenants-${count}-`));
  await cp(new URL('languages', SHIPPED), join(folder, 'languages'), { recursive: true });
  const names = (await readdir(SHIPPED)).filter((name) => name.endsWith('.json')).sort();
  const shipped = await Promise.all(
    names.map(async (name) => withHost(await readFile(new URL(name, SHIPPED), 'utf8'))),
  );
  const colourOf = createColours(SEED);
  for (let index = 0; index < count; index++) {
    const code = codeOf(index);
    const text = tenantText(shipped[index % shipped.length] ?? '', code, colourOf());
    await writeFile(join(folder, `${code}.json`), text);
  }
  return folder;
}

/** Stands where each copy has a host name of its own. */
const HOST = 'host-of-this.example';

function withHost(text: string): string {
  const hosts = { singleTenant: [HOST] };
  return 'hosts' in JSON.parse(text)
    ? editText(text, [{ pointer: '/hosts/singleTenant', value: hosts.singleTenant }])
    : addMember(text, { key: 'hosts', value: hosts, after: 'timeZone' });
}

function tenantText(text: string, code: string, colour: string): string {
  const [, old = ''] = /"code": "([a-z]+)"/.exec(text) ?? [];
  return text
    .replace(/"code": "[a-z]+"/, `"code": "${code}"`)
    .replace(/"identifier": "[^"]+"/, `"identifier": "tenant:${code}"`)
    .replace(/"brand": "#\w{6}"/, `"brand": "${colour}"`)
    .replaceAll(HOST, `${code}.example`)
    .replaceAll(`"${old.toUpperCase()}_`, `"${code.toUpperCase()}_`)
    .replaceAll(`\${${old.toUpperCase()}_`, `\${${code.toUpperCase()}_`);
}

/** Dark colours, on which white words can be read. */
function createColours(seed: number): () => string {
  let state = seed;
  const next = () => {
    // A linear congruential generator: all that is asked of it is the same numbers again.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 26).toString(16).toUpperCase().padStart(2, '0');
  };
  return () => `#${next()}${next()}${next()}`;
}

/** Letters alone, and no word that is a route: `bencha`, `benchb` … */
export function codeOf(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  return `bench${letters}`;
}
