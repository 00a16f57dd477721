import { randomUUID } from 'node:crypto';
import { type Pointer, pointerName, readPointer } from '../../../publish/registry/pointer.ts';
import { ENVIRONMENT } from '../fleet/createPublisher.ts';
import type { DrillFleet } from '../fleet/startDrillFleet.ts';

/** Writes a pointer past the publisher, which would refuse it. @returns the revision */
export async function forge(
  { registry }: DrillFleet,
  code: string,
  change: (pointer: Pointer) => Pointer,
): Promise<number> {
  const name = pointerName(code);
  const kept = (await registry.readPointers(ENVIRONMENT)).pointers.get(name);
  const read = readPointer(kept?.text ?? '', code);
  if (!kept || !read.ok) throw new Error(`${code} is not published.`);
  const done = await registry.swapPointers(ENVIRONMENT, {
    changes: [{ name, before: kept.stamp, pointer: change(read.pointer) }],
    line: {
      kind: 'publish',
      at: new Date().toISOString(),
      by: { name: 'drill', email: null },
      reason: 'forged',
      from: null,
      id: randomUUID(),
    },
  });
  if (!done.ok) throw new Error(`Somebody else published ${code}.`);
  return done.revision;
}

/** Where `/readyz` of each host says that a tenant's last good version is served. */
export async function servesLastGood({ hosts }: DrillFleet, code: string): Promise<boolean> {
  const states = await Promise.all(hosts.map((host) => host.ready()));
  return states.every((state) => state?.body.tenants[code]?.serves === 'last-good');
}
