/** The edges of deploy/, run as their files say, before two hosts and a canary (decision 038). */
import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askByHttp2, askEdge } from './support/askEdge.ts';
import { type StandInAnswer, type StandInHost, startStandIn } from './support/standInHost.ts';
import { EDGES, type RunningEdge } from './support/startEdge.ts';

/** Checks come once a second, and one that hangs takes two. */
const SOON = { timeout: 30_000, interval: 100 };
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** The hosts stand in this process: where more ask at once, the checks of the edge wait too long for their answer. */
const AT_ONCE = 60;
const CLIENTS = Array.from({ length: AT_ONCE }, (_, index) => `127.0.1.${index + 1}`);

/** Addresses from all over, the same ones each time: Caddy's hash tells neighbours apart less evenly. */
function* spreadClients(count: number) {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 1 + (seed % 253);
  };
  for (let index = 0; index < count; index += 1) yield `127.${next()}.${next()}.${next()}`;
}

describe.each(Object.entries(EDGES))('%s as the edge', (name, { path, start }) => {
  const why = `${name} is not here: install it, or name it by ${name.toUpperCase()}_PATH`;
  describe.skipIf(path === null)(path === null ? why : 'before two hosts and a canary', () => {
    let a: StandInHost;
    let b: StandInHost;
    let canary: StandInHost;
    let edge: RunningEdge;
    beforeAll(async () => {
      [a, b, canary] = await Promise.all([startStandIn('a'), startStandIn('b'), startStandIn('canary')]);
      edge = await start(path ?? '', { hosts: [a, b], canary });
    });
    afterAll(async () => {
      await edge?.stop();
      await Promise.all([a.stop(), b.stop(), canary.stop()]);
    });
    beforeEach(() => {
      for (const host of [a, b, canary]) host.changes.length = 0;
    });

    const ask = async (client: string, address = '/bg/'): Promise<StandInAnswer> => {
      const { status, body } = await askEdge(edge.url + address, { client });
      expect(status, `${client} ${address}: ${body}`).toBe(200);
      return JSON.parse(body);
    };
    const hostsOf = async (address = '/bg/', clients = CLIENTS) => {
      const found = new Map<string, string>();
      for (let from = 0; from < clients.length; from += AT_ONCE) {
        const some = clients.slice(from, from + AT_ONCE);
        await Promise.all(some.map(async (each) => found.set(each, (await ask(each, address)).host)));
      }
      return found;
    };

    /** Each worker of an edge finds out by itself which hosts are there: many ask at once, so that each is asked. */
    const hostsOfEachWorker = async () => {
      // One round after the other: the hosts stand in this process, and answer the checks of the edge meanwhile.
      const rounds: Record<string, string>[] = [];
      while (rounds.length < 6) rounds.push(Object.fromEntries(await hostsOf()));
      return rounds;
    };
    const untilAsBefore = (before: ReadonlyMap<string, string>) =>
      expect
        .poll(hostsOfEachWorker, SOON)
        .toEqual(Array.from({ length: 6 }, () => Object.fromEntries(before)));

    it('keeps each client on one host, whatever it asks for', async () => {
      const before = await hostsOf();
      expect(new Set(before.values())).toEqual(new Set(['a', 'b']));
      expect(await hostsOf('/pl/account?x=1')).toEqual(before);
    });

    it('says who the client is, and takes nobody’s own word for it [H6]', async () => {
      const { body } = await askEdge(`${edge.url}/bg/`, {
        client: '127.0.1.7',
        headers: { 'x-forwarded-for': '192.0.2.1' },
      });
      expect(JSON.parse(body).forwardedFor).toBe('127.0.1.7');
      expect((await ask('127.0.1.7', '/ro/')).forwardedFor).toBe('127.0.1.7');
    });

    it('passes address and host name on as they came', async () => {
      const address = '/bg/gateway/v1/users/a%2Bb%40x.example/cards?page_index=0';
      const { asked, hostName } = await ask('127.0.1.7', address);
      expect([asked, hostName]).toEqual([address, new URL(edge.url).host]);
    });

    it.each(METHODS)(
      'sends a %s once, when the kept connection closes after it was taken',
      async (method) => {
        for (const host of [a, b, canary]) host.isForgetful = true;
        const secure = edge.url.startsWith('https:');
        const agent = new (secure ? https : http).Agent({ keepAlive: true });
        const change = { method, body: `{"${method}":1}`, headers: { 'idempotency-key': '1' } };
        await askEdge(`${edge.url}/bg/`, { agent });
        const first = await askEdge(`${edge.url}/bg/gateway/v1/x`, { ...change, agent });
        await askByHttp2(`${edge.http2Url}/bg/`);
        const second = await askByHttp2(`${edge.http2Url}/bg/gateway/v1/x`, { ...change, body: 'by HTTP/2' });
        const canaryChange = await askEdge(`${edge.url}/ro/gateway/v1/x`, {
          ...change,
          body: 'of the canary',
        });
        agent.destroy();
        for (const host of [a, b, canary]) host.isForgetful = false;
        expect([first.status, second.status, canaryChange.status]).toEqual([502, 502, 502]);
        expect([...a.changes, ...b.changes, ...canary.changes]).toEqual([
          { method, body: change.body },
          { method, body: 'by HTTP/2' },
          { method, body: 'of the canary' },
        ]);
      },
    );

    it('leads a share of one tenant’s clients to the canary, always the same ones, and nobody else', async () => {
      const many = [...spreadClients(400)];
      const seen = await hostsOf('/ro/', many);
      const led = many.filter((client) => seen.get(client) === 'canary');
      // A tenth, by a hash that differs with the ports of the hosts.
      expect(led.length).toBeGreaterThan(400 * 0.03);
      expect(led.length).toBeLessThan(400 * 0.2);
      const toCanary = new Map(led.map((client) => [client, 'canary']));
      await expect.poll(() => hostsOf('/ro/account', led), SOON).toEqual(toCanary);
      expect([...(await hostsOf('/bg/', led)).values()]).not.toContain('canary');
      // Of those that stay, each has the same host as for every other tenant. A host that answers the edge late is left
      // out for a moment, the canary as well: who stays is asked anew each time, else its own clients would count.
      const some = many.slice(0, 40);
      const moved = async () => {
        const [one, other] = [await hostsOf('/ro/', some), await hostsOf('/bg/', some)];
        const stable = some.filter((client) => one.get(client) !== 'canary');
        expect(stable.length).toBeGreaterThan(20);
        return stable.filter((client) => one.get(client) !== other.get(client));
      };
      await expect.poll(moved, SOON).toEqual([]);
      await canary.stop();
      await expect
        .poll(async () => (await askEdge(`${edge.url}/ro/`, { client: led[0] })).status, SOON)
        .toBe(200);
      await canary.start();
      await expect.poll(async () => (await ask(led[0] ?? '', '/ro/')).host, SOON).toBe('canary');
    });

    it('finds a file that one host alone has, and says so where none has it', async () => {
      b.files.add('/static/forms/of-b.js');
      canary.files.add('/static/forms/of-canary.js');
      const owners = (address: string) => hostsOf(address, CLIENTS.slice(0, 12));
      expect(new Set((await owners('/static/forms/of-b.js')).values())).toEqual(new Set(['b']));
      expect(new Set((await owners('/static/forms/of-canary.js')).values())).toEqual(new Set(['canary']));
      expect((await askEdge(`${edge.url}/static/none.js`)).status).toBe(404);
    });

    it('keeps what hosts say of themselves to those who look after them', async () => {
      for (const address of ['/readyz', '/status', '/healthz']) {
        expect([address, (await askEdge(edge.url + address)).status]).toEqual([address, 404]);
      }
    });

    it('takes a host out that says it is stopping, before it goes: no change fails, and none arrives twice', async () => {
      const before = await hostsOf();
      b.isReady = false;
      await expect
        .poll(async () => (await hostsOfEachWorker()).flatMap((hosts) => Object.values(hosts)), SOON)
        .not.toContain('b');
      await b.stop();
      const changes = CLIENTS.map((client) =>
        askEdge(`${edge.url}/bg/gateway/v1/x`, { client, method: 'POST', body: client }),
      );
      expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
      expect(a.changes.map(({ body }) => body).sort()).toEqual([...CLIENTS].sort());
      b.isReady = true;
      await b.start();
      await untilAsBefore(before);
    });

    it('fails no GET while a host is gone without a word, and moves its clients alone', async () => {
      const before = await hostsOf();
      await a.stop();
      const during = await hostsOf();
      expect([...during.values()]).not.toContain('a');
      for (const [client, host] of before) if (host === 'b') expect(during.get(client)).toBe('b');
      await a.start();
      await untilAsBefore(before);
    });
  });
});
