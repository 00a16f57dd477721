import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../../compiler/history/hashText.ts';
import { keys } from '../../../publish/registry/etcd/etcdKeys.ts';
import { type Drill, exactly, none, told } from '../drill.ts';
import { ENVIRONMENT } from '../fleet/createPublisher.ts';
import { type DrillFleet, TENANTS } from '../fleet/startDrillFleet.ts';
import { waitUntil } from '../fleet/startProcess.ts';
import { readFigures } from './figures.ts';
import { forge, servesLastGood } from './forge.ts';

/** D9: one bit is another one: in a blob, in a pointer, in the copy on a disk. */
export const flippedBits: Drill = {
  id: 'D9',
  title: 'one bit flipped in a blob, in a pointer, in the copy of a host',
  pass: 'refused, and named; the last good version stays; 0 failed reads and 0 blank pages',
  async run({ fleet, say }) {
    const load = fleet.load({ writes: 0 });
    const etagsOf = async () =>
      (await Promise.all(fleet.hosts.map((host) => host.page('/pl/')))).map(({ etag }) => etag);
    const first = await fleet.publisher.publish('pl');
    await fleet.untilServed(first.revision);
    const before = await etagsOf();
    const count = (etags: readonly (string | null)[]) =>
      etags.filter((etag, index) => etag !== before[index]).length;

    say('a bit of a blob');
    const { texts } = await fleet.publisher.textsOf('pl');
    const hash = hashText(texts.file);
    await fleet.etcd.put(keys.blob(hash), flipped(texts.file));
    await forge(fleet, 'pl', (pointer) => ({ ...pointer, file: hash }));
    const blobNamed = await waitUntil(() => servesLastGood(fleet, 'pl'), 'hosts name the blob');
    const afterBlob = count(await etagsOf());

    say('the blob is mended');
    await fleet.etcd.put(keys.blob(hash), texts.file);
    const mended = await waitUntil(async () => count(await etagsOf()) === 3, 'hosts take the mended blob up');

    const good = await etagsOf();
    say('a bit of a pointer');
    const key = `${keys.pointers(ENVIRONMENT)}pl`;
    const pointer = await fleet.etcd.get(key);
    const at = pointer.indexOf('"format":1') + '"format":'.length;
    await fleet.etcd.put(key, flipped(pointer, at));
    const pointerNamed = await waitUntil(() => servesLastGood(fleet, 'pl'), 'hosts name the pointer');
    const afterPointer = (await etagsOf()).filter((etag, index) => etag !== good[index]).length;
    await fleet.etcd.put(key, pointer);
    await waitUntil(async () => !(await servesLastGood(fleet, 'pl')), 'hosts take the mended pointer up');

    const spoilt = await spoilCopy(fleet, say);
    return [
      ...readFigures(await load.stop()),
      none('hosts that served another version for the blob', afterBlob),
      told('milliseconds until the blob was named', blobNamed),
      told('milliseconds until the mended blob was served', mended),
      none('hosts that served another version for the pointer', afterPointer),
      told('milliseconds until the pointer was named', pointerNamed),
      exactly('pages as before, of a host with a spoilt copy', spoilt, TENANTS.length),
    ];
  },
};

/** Every blob of one host's copy has a wrong bit when it starts. @returns tenants whose page is as before */
async function spoilCopy({ hosts, untilChecked }: DrillFleet, say: (what: string) => void): Promise<number> {
  const [host] = hosts;
  const etags = () => Promise.all(TENANTS.map(async (code) => (await host.page(`/${code}/`)).etag));
  const before = await etags();
  await host.stop();
  say(`a bit of each blob in the copy of ${host.name}`);
  const blobs = join(host.copyDir, ENVIRONMENT, 'blob');
  for (const name of await readdir(blobs)) {
    const path = join(blobs, name);
    await writeFile(path, flipped(await readFile(path)));
  }
  await host.start();
  const after = await etags();
  await untilChecked();
  return after.filter((etag, index) => etag !== null && etag === before[index]).length;
}

/** @param at the byte whose lowest bit is flipped; in the middle unless given */
function flipped(bytes: Uint8Array, at = Math.floor(bytes.length / 2)): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
