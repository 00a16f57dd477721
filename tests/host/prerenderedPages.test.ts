// Longer than 250 lines: what a prerendered page holds, and when it is made again, in one host.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prerenderTimes } from '../../publish/page/prerenderTimes.ts';
import { type FirstLooks, firstLookAddress } from '../../runtime/tenant/firstLook.ts';
import { addTurnedTenant } from '../e2e/support/turnedTenant.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

const WITHIN = { timeout: 30_000, interval: 20 };

let test: TestHost | null = null;
afterEach(async () => {
  await test?.close();
  test = null;
});

const pageOf = async (host: TestHost, path: string) => {
  const response = await host.get(path);
  const html = await response.text();
  return {
    html,
    tag: response.headers.get('etag') ?? '',
    data: JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
  };
};

describe('a prerendered home page', () => {
  it('stands in the page in each language, with what it shows to whoever waits, and no words beside it', async () => {
    test = await startTestHost();
    for (const [path, language] of [
      ['/pl/', 'pl'],
      ['/pl/en/', 'en'],
      ['/pl/uk/', 'uk'],
    ] as const) {
      const words = JSON.parse(await test.read(`languages/${language}.json`));
      const { html, data } = await pageOf(test, path);
      expect(html).toContain(`<h1 data-language="${language}"`);
      expect(html).toContain(words.home.title);
      expect(html).toMatch(new RegExp(`<html lang="${language}"`));
      expect(html).toContain(`<template id="waiting"><i>${words.common.loading}</i></template>`);
      expect(data.prerendered).toMatchObject({ path, screen: 'home' });
      expect(JSON.stringify(data.prerendered)).not.toContain(words.home.title);
    }
  });

  it('finds its data when the next version was published before it asked for them', async () => {
    test = await startTestHost();
    const { data, tag } = await pageOf(test, '/bg/');
    await changeTenant(test.folder, 'bg.json', '"brandName": "Sorvia"', '"brandName": "Next"');
    const host = test;
    await expect.poll(async () => (await pageOf(host, '/bg/')).tag, WITHIN).not.toBe(tag);
    const response = await test.get(data.prerendered.data);
    expect(response.status).toBe(200);
    expect((await response.json()).tenant.theme.brandName).toBe('Sorvia');
  });

  it('names its other languages to search engines, and links no style: its own stands in it', async () => {
    test = await startTestHost();
    const { html } = await pageOf(test, '/bg/en/');
    expect(html).toContain('<link rel="alternate" hreflang="bg" href="/bg/">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="/bg/en/">');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toMatch(/<style>:root\{color:light-dark/);
  });

  it('says that its lines run from right to left where they do, and nothing of it elsewhere', async () => {
    test = await startTestHost({}, async (folder) => addTurnedTenant(folder));
    const [turned, english, shell] = await Promise.all(
      ['/sa/', '/sa/en/', '/sa/account'].map((path) => pageOf(test as TestHost, path)),
    );
    expect(turned?.html).toContain('<html lang="ar-XB" dir="rtl" data-tenant="sa">');
    expect(turned?.html).toContain('[dir=rtl] body{letter-spacing:0}');
    expect(shell?.html).toContain('<html lang="ar-XB" dir="rtl" data-tenant="sa">');
    expect(shell?.html).toContain('<p lang="en" dir="ltr">');
    expect(english?.html).toContain('<html lang="en" data-tenant="sa">');
    expect(english?.html).not.toMatch(/dir=|\brtl\b/);
  });

  it('takes the tenant’s own words before the built-in ones [ENT-111]', async () => {
    test = await startTestHost({}, (folder) =>
      changeTenant(
        folder,
        'ro.json',
        '"accessibility.authority.text": "You',
        '"home.title": "Own title", "accessibility.authority.text": "You',
      ),
    );
    expect((await pageOf(test, '/ro/en/')).html).toContain('>Own title</h1>');
    expect((await pageOf(test, '/ro/')).html).not.toContain('>Own title');
  });

  it('names screens by the addresses that this tenant gives them, without those that need a card', async () => {
    test = await startTestHost();
    const { html } = await pageOf(test, '/ro/');
    for (const [id, path] of Object.entries({ home: '', login: 'login/', accountHome: 'account' }))
      expect(html).toContain(`<a id="${id}" href="/ro/${path}">`);
    expect(html).not.toContain('<a id="cardDetails"');
    expect((await pageOf(test, '/ro/en/')).html).toContain('<a id="home" href="/ro/en/">');
  });

  it('holds of its tenant what works without the application, and names where the rest lies', async () => {
    test = await startTestHost();
    const [{ data }, other, shell] = [
      await pageOf(test, '/ro/'),
      await pageOf(test, '/ro/en/'),
      await pageOf(test, '/ro/login'),
    ];
    expect(Object.keys(data.tenant).sort()).toEqual([
      'code',
      'compatibility',
      'connection',
      'environment',
      'telemetry',
    ]);
    expect(other.data.prerendered.data).toBe(data.prerendered.data);
    const answer = await test.get(data.prerendered.data);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { tenant, forms, words, languageNames, build } = shell.data;
    expect(await answer.json()).toMatchObject({ tenant, forms, words, languageNames, build });
  });

  it('is told apart by its content alone: the same again has the same ETag, a new text another', async () => {
    test = await startTestHost();
    const before = await pageOf(test, '/ro/');
    expect(before.tag).toBe(`W/"${before.data.tenantVersion}"`);
    const other = await startTestHost();
    expect((await pageOf(other, '/ro/')).tag).toBe(before.tag);
    await other.close();
    const text = await test.read('ro.json');
    // Two files of one length within a second.
    for (const name of ['Sorvib', 'Sorvic']) {
      await test.write('ro.json', text.replace('"brandName": "Sorvia"', `"brandName": "${name}"`));
      await vi.waitFor(async () => {
        if (!test) throw new Error('The host is gone.');
        expect((await pageOf(test, '/ro/')).html).toContain(`${name}</title>`);
      }, WITHIN);
      expect((await pageOf(test, '/ro/')).tag).not.toBe(before.tag);
    }
    await test.write('ro.json', text);
    await vi.waitFor(async () => {
      if (!test) throw new Error('The host is gone.');
      expect((await pageOf(test, '/ro/')).tag).toBe(before.tag);
    }, WITHIN);
  });

  it('stays as it is when another tenant changes', async () => {
    test = await startTestHost();
    const before = (await pageOf(test, '/ro/')).tag;
    await test.write('bg.json', (await test.read('bg.json')).replace('#0C7A5B', '#0C7A5C'));
    await vi.waitFor(async () => {
      if (!test) throw new Error('The host is gone.');
      expect((await pageOf(test, '/bg/')).html).toContain('#0C7A5C');
    }, WITHIN);
    expect((await pageOf(test, '/ro/')).tag).toBe(before);
  });
});

describe('a notice with a beginning and an end', () => {
  const FROM = '2026-12-24T22:00';
  const BEGINS = Date.parse('2026-12-24T20:00:00Z');
  const ENDS = Date.parse('2026-12-25T02:00:00Z');
  const NOTICE = JSON.stringify([
    {
      kind: 'maintenance',
      from: FROM,
      until: '2026-12-25T04:00',
      title: { bg: 'а', en: 'a' },
      text: { bg: 'б', en: 'b' },
    },
  ]);

  it('is prerendered into the page when it begins, and out of it when it ends, without a restart', async () => {
    let time = BEGINS - 100;
    test = await startTestHost({ now: () => new Date(time) }, (folder) =>
      changeTenant(folder, 'bg.json', '"timeZone"', `"notices": ${NOTICE},\n  "timeZone"`),
    );
    const at = async () => (await pageOf(test as TestHost, '/bg/')).data.prerendered.at;
    expect(await at()).toBe('2025-12-31T22:00:00.000Z');
    // Whoever still sees it then has it hydrated at once.
    expect((await pageOf(test, '/bg/')).data.prerendered.until).toBe('2026-12-24T20:00:00.000Z');
    time = BEGINS;
    await vi.waitFor(async () => expect(await at()).toBe('2026-12-24T20:00:00.000Z'), WITHIN);
    time = ENDS - 100;
    await test.write(
      'bg.json',
      (await readFile(join(test.folder, 'bg.json'), 'utf8')).replace('#0C7A5B', '#0C7A5D'),
    );
    await vi.waitFor(
      async () => expect((await pageOf(test as TestHost, '/bg/')).html).toContain('#0C7A5D'),
      WITHIN,
    );
    time = ENDS;
    await vi.waitFor(async () => expect(await at()).toBe('2026-12-25T02:00:00.000Z'), WITHIN);
  });

  it.each([
    ['before it', '2026-12-24T19:59:00Z', '2025-12-31T22:00:00.000Z', '2026-12-24T20:00:00.000Z'],
    ['as it begins', '2026-12-24T20:00:00Z', '2026-12-24T20:00:00.000Z', '2026-12-25T02:00:00.000Z'],
    ['after it', '2026-12-26T09:00:00Z', '2026-12-25T02:00:00.000Z', '2026-12-31T22:00:00.000Z'],
    ['in the next year', '2027-05-01T00:00:00Z', '2026-12-31T22:00:00.000Z', '2027-12-31T22:00:00.000Z'],
  ])('leaves the page the same bytes between two changes: %s', (_, now, prerenderedAt, prerenderAgainAt) => {
    const tenant = { notices: JSON.parse(NOTICE), timeZone: 'Europe/Sofia' };
    const times = prerenderTimes(tenant, new Date(now));
    expect([times.prerenderedAt.toISOString(), times.prerenderAgainAt.toISOString()]).toEqual([
      prerenderedAt,
      prerenderAgainAt,
    ]);
  });
});

describe('a prerendered form', () => {
  const firstLooksOf = async (host: TestHost, path: string): Promise<FirstLooks | undefined> =>
    (await pageOf(host, path)).data.firstLooks;
  const addressOf = async (host: TestHost, tenant: string, language: string, path = 'account-creation') => {
    const looks = await firstLooksOf(host, `/${tenant}/login`);
    return looks ? firstLookAddress(looks, `/${tenant}/${path}`, language) : '';
  };

  it('is named by deep pages, and by nothing else: those pages stay empty', async () => {
    test = await startTestHost();
    const { html } = await pageOf(test, '/pl/account-creation');
    expect(html).not.toContain('<h1 lang');
    expect((await firstLooksOf(test, '/pl/anything'))?.paths.toSorted()).toEqual([
      '/pl/account-creation',
      '/pl/app/user/reset-password',
    ]);
    for (const [language, status] of [
      ['pl', 200],
      ['en', 200],
      ['uk', 200],
      ['bg', 404],
    ] as const)
      expect((await test.get(await addressOf(test, 'pl', language))).status).toBe(status);
    expect(await firstLooksOf(test, '/pl/')).toBeUndefined();
    expect(await firstLooksOf(test, '/')).toBeUndefined();
  });

  it('says that its lines run from right to left where they do', async () => {
    test = await startTestHost({}, async (folder) => addTurnedTenant(folder));
    for (const [lang, dir] of [
      ['ar-XB', 'rtl'],
      ['en', 'ltr'],
    ] as const)
      expect(await (await test.get(await addressOf(test, 'sa', lang))).json()).toMatchObject({
        root: { lang, dir },
      });
  });

  it('comes in its language, with the tenant’s own words and fields, and for ever', async () => {
    test = await startTestHost({}, (folder) =>
      changeTenant(
        folder,
        'ro.json',
        '"accessibility.authority.text": "You',
        '"registration.access.title": "Own title", "accessibility.authority.text": "You',
      ),
    );
    for (const [tenant, language] of [
      ['pl', 'uk'],
      ['ro', 'en'],
    ] as const) {
      const answer = await test.get(await addressOf(test, tenant, language));
      const words = JSON.parse(await test.read(`languages/${language}.json`));
      const title = tenant === 'ro' ? 'Own title' : words.registration.access.title;
      expect(await answer.json()).toEqual({
        html: `<h1 lang="${language}">${title}</h1><p>/${tenant} email confirmEmail password confirmPassword</p>`,
        root: { lang: language, dir: 'ltr' },
      });
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect((await test.get('/static/prerendered/0000000000000000/bg/account-creation.bg.json')).status).toBe(
      404,
    );
  });

  it('says by what names a link is known, where it is for whoever comes by one', async () => {
    test = await startTestHost({}, (folder) =>
      changeTenant(
        folder,
        'pl.json',
        '"timeZone"',
        '"mailLinks": { "parameters": { "email": "kto", "code": "kod" } },\n  "timeZone"',
      ),
    );
    const linkOf = async (host: TestHost, path: string) =>
      (await (await host.get(await addressOf(host, 'pl', 'pl', path))).json()).link;
    expect(await linkOf(test, 'app/user/reset-password')).toEqual({ email: 'kto', code: 'kod' });
    expect(await linkOf(test, 'account-creation')).toBeUndefined();
  });

  it('has another address when the tenant changes, and the old one still answers who knows it', async () => {
    test = await startTestHost();
    const before = await addressOf(test, 'bg', 'bg');
    expect((await test.get(before)).status).toBe(200);
    await changeTenant(test.folder, 'bg.json', '"brandName": "Sorvia"', '"brandName": "Other"');
    const { get } = test;
    const host = test;
    await vi.waitFor(async () => expect(await addressOf(host, 'bg', 'bg')).not.toBe(before), WITHIN);
    expect((await get(before)).status).toBe(200);
    expect((await get(await addressOf(host, 'bg', 'bg'))).status).toBe(200);
  });
});
