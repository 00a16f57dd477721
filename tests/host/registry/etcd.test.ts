/** Hosts that follow etcd, and what becomes of them when it goes away. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasEtcd, startEtcd, type TestEtcd, withoutEtcd } from '../../publish/registry/support/startEtcd.ts';
import { etagOf, type Fleet, listed, readyOf, startFleet } from './startFleet.ts';

describe.runIf(hasEtcd)(`hosts that follow etcd${withoutEtcd}`, () => {
  let etcd: TestEtcd;
  let fleet: Fleet;
  beforeAll(async () => {
    etcd = await startEtcd();
    fleet = await startFleet(() => etcd.address);
  });
  afterAll(async () => {
    await fleet?.close();
    await etcd?.close();
  });

  it('serve what is published, all of them and the same, when the publisher has waited for them', async () => {
    expect(await fleet.publish('bg', 'pl', '--env', 'dev', '--reason', 'first')).toMatchObject({
      code: 0,
      out: 'bg and pl are live in dev, with revision 1.',
    });
    const hosts = await Promise.all(['one', 'two', 'three'].map((id) => fleet.start(id)));
    const before = await Promise.all(hosts.map((host) => etagOf(host, '/bg/')));
    await fleet.change('bg.json', '"expiryFormat": "MM/YYYY"', '"expiryFormat": "MM/YY"');
    const said = await fleet.publish('bg', '--env', 'dev', '--wait');
    expect(said.out).toMatch(/^bg is live in dev, with revision 2\.\n3 of 3 hosts, \d+\.\d s$/);
    const after = await Promise.all(hosts.map((host) => etagOf(host, '/bg/')));
    expect(new Set(before).size).toBe(1);
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before[0]);
    for (const host of hosts) await host.close();
    expect(await listed(fleet.registry)).toEqual([]);
  });

  it('go on without it, start from their copy, and catch up when it is back; one without a copy is not ready', async () => {
    const host = await fleet.start('kept');
    const etag = await etagOf(host, '/bg/');
    await host.close();
    await etcd.stop();
    const refused = await fleet.publish('bg', '--env', 'dev');
    expect([refused.code, refused.error]).toEqual([
      2,
      expect.stringMatching(/^Nothing was published: the registry cannot/),
    ]);
    const [again, empty] = await Promise.all([
      fleet.start('again', { copy: 'kept', hasRegistry: false }),
      fleet.start('empty', { hasSet: false }),
    ]);
    expect(await etagOf(again, '/bg/')).toBe(etag);
    const ready = await readyOf(again);
    expect([ready.status, ready.body.registry, ready.body.revision]).toEqual([
      200,
      expect.stringMatching(/^unreachable since 20\d\d-/),
      2,
    ]);
    const unready = await readyOf(empty);
    expect([unready.status, unready.body.status]).toEqual([503, 'starting']);
    await etcd.restart();
    for (const each of [again, empty]) {
      await vi.waitFor(async () => expect((await readyOf(each)).body.registry).toBe('connected'), 30_000);
    }
    // Only whoever has said that it lives is waited for.
    await vi.waitFor(async () => expect(await listed(fleet.registry)).toEqual(['again', 'empty']), 30_000);
    await fleet.change('bg.json', '"expiryFormat": "MM/YY"', '"expiryFormat": "MM/YYYY"');
    const said = await fleet.publish('bg', '--env', 'dev', '--wait');
    expect(said.out).toMatch(/2 of 2 hosts/);
    expect(await etagOf(empty, '/bg/')).toBe(await etagOf(again, '/bg/'));
    expect(await etagOf(again, '/bg/')).not.toBe(etag);
  });
});
