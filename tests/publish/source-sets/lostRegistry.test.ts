/** What the commands of publishing say where the registry is lost before, while and after something is written. */
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgram } from '../../../compiler/createProgram.ts';
import { createObjectRegistry } from '../../../publish/registry/objects/createObjectRegistry.ts';
import { runPublish } from '../../../publish/source-sets/runPublish.ts';
import { type MemoryStore, memoryStore } from '../registry/support/memoryStore.ts';
import { aLine, aPointer } from '../registry/support/published.ts';

let store: MemoryStore;
/** Which requests get no answer, by method and key. */
let isLost: (asked: string) => boolean;

/** Object storage over a store in memory, as far as these commands ask it. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const key = pathname.replace('/bucket/', '');
  const asked = `${request.method} ${searchParams.get('prefix') ?? key}`;
  const isFetched = request.method === 'GET';
  if (isFetched && isLost(asked)) throw new Error('no answer');
  if (searchParams.has('list-type')) return new Response('<ListBucketResult/>');
  if (isFetched) {
    const found = await store.get(key);
    if (found === null || found === 'unchanged') return new Response(null, { status: 404 });
    return new Response(Buffer.from(found.bytes), { headers: { etag: found.etag } });
  }
  const match = request.headers.get('if-match');
  const isWritten = await store.put(
    key,
    new Uint8Array(await request.arrayBuffer()),
    match === null ? 'none' : { etag: match },
  );
  // What is written, and whose answer is lost.
  if (isLost(asked)) throw new Error('no answer');
  return new Response(null, { status: isWritten ? 200 : 412 });
}

beforeEach(async () => {
  isLost = () => false;
  store = memoryStore();
  const name = 'ring/canary/tenant/bg';
  await createObjectRegistry(store).swapPointers('prod', {
    changes: [{ name, before: null, pointer: aPointer('bg') }],
    line: aLine(),
  });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void vi.unstubAllGlobals());

async function abort(...words: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await runPublish(createProgram('npm run publish --', '').exitOverride(), {
    words: ['canary-abort', 'bg', '--env', 'prod', ...words],
    variables: {
      REGISTRY: 's3:https://storage.example/bucket',
      AWS_ACCESS_KEY_ID: 'the-key',
      AWS_SECRET_ACCESS_KEY: 'not-a-secret',
      TENANT_CONFIG_DIR: tmpdir(),
    },
    screens: [],
    version: '3.10.4',
    today: () => '2026-11-28',
    now: () => new Date('2026-11-28T12:00:00Z'),
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  });
  return { code, out, error };
}

const DOCUMENT = 'prod/pointers.json';
const isGone = () => !store.text(DOCUMENT)?.includes('"ring/canary/tenant/bg"');
const DONE = 'The canary of bg in prod is gone, with revision 2.';

describe('a registry that is lost', () => {
  it('before anything was written has nothing published', async () => {
    isLost = (asked) => asked === `GET ${DOCUMENT}`;
    const { code, error } = await abort();
    expect([code, error, isGone()]).toEqual([
      2,
      ['Nothing was published: the registry cannot be reached. https://storage.example: no answer'],
      false,
    ]);
  });

  it('while the pointers are written leaves nobody sure, and says where to find out', async () => {
    isLost = (asked) => asked === `PUT ${DOCUMENT}`;
    const { code, out, error } = await abort();
    expect([code, out, isGone()]).toEqual([2, [], true]);
    expect(error).toEqual([
      expect.stringMatching(
        /^It is not known whether this was done: .* look at `history` and `canary-status`/,
      ),
    ]);
  });

  it('once the pointers are written takes nothing back: the line of the journal is written by the next', async () => {
    isLost = (asked) => asked === 'PUT prod/journal/0000000002.json';
    expect(await abort()).toEqual({ code: 0, out: [DONE], error: [] });
    expect(isGone()).toBe(true);
    store.contents.delete('prod/journal/0000000002.json');
    const lines = await createObjectRegistry(store).readJournal('prod');
    expect(lines.map(({ kind }) => kind)).toEqual(['publish', 'abort']);
  });

  it('while hosts are waited for has it published all the same', async () => {
    isLost = (asked) => asked === 'GET prod/host/';
    expect(await abort('--wait')).toEqual({
      code: 2,
      out: [DONE],
      error: [
        'That is done, but the registry cannot be reached any more to say more of it. https://storage.example: no answer',
      ],
    });
  });
});
