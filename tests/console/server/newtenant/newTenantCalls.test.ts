import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTenantCalls } from '../../../../console/server/newtenant/newTenantCalls.ts';
import { HUNGARY } from '../../support/hungary.ts';
import { type Calls, startCalls } from '../support/startCalls.ts';

let calls: Calls;
beforeEach(async () => {
  calls = await startCalls(newTenantCalls);
});
afterEach(() => calls.end());

const answers = {
  country: 'HU',
  brand: 'Vela',
  colours: ['#1F6F5C'],
  products: ['meal'],
  features: { balances: true },
};

describe('the calls for a new tenant', () => {
  it('say what can be chosen', async () => {
    const { status, body } = await calls.call('GET', '/api/countries');
    expect(status).toBe(200);
    const { countries, languages, features, products, codes } = body as Record<string, { code: string }[]>;
    expect(countries).toContainEqual(HUNGARY);
    expect(languages).toContainEqual({ code: 'pl', name: 'Polish', percent: 100 });
    expect(languages).toContainEqual({ code: 'hu', name: 'Hungarian', percent: null });
    expect(features).toContainEqual({ feature: 'balances', question: expect.stringMatching(/\?$/) });
    expect(products).toContainEqual({ product: 'meal', name: 'Meal card' });
    expect(codes).toContain('bg');
  });

  it('preview a draft with what was prefilled and what is missing, and write nothing', async () => {
    const { status, body } = await calls.call('POST', '/api/new-tenant/preview', { answers });
    expect(status).toBe(200);
    const { code, text, prefilled, readiness } = body as Record<string, never>;
    expect(code).toBe('hu');
    expect(JSON.parse(text ?? '')).toMatchObject({ name: 'Magyarország', theme: { brandName: 'Vela' } });
    expect(prefilled).toContainEqual({ pointer: '/theme/brandName', value: 'Vela', source: 'your answer' });
    expect(readiness).toContainEqual(expect.objectContaining({ kind: 'copied', pointer: '/links/privacy' }));
    expect(JSON.stringify(body)).not.toContain('not-for-the-page');
    expect(await readdir(calls.folder)).not.toContain('hu.json');
  });

  it('go on beside a tenant and a language whose files are links that lead nowhere', async () => {
    await symlink('/none/xx.json', join(calls.folder, 'xx.json'));
    await symlink('/none/xx.json', join(calls.folder, 'languages/xx.json'));
    expect((await calls.call('GET', '/api/countries')).status).toBe(200);
    const { status, body } = await calls.call('POST', '/api/new-tenant/preview', { answers });
    expect([status, body]).toMatchObject([200, { code: 'hu' }]);
  });

  it('write the file that was previewed, once', async () => {
    const { body: preview } = await calls.call('POST', '/api/new-tenant/preview', { answers });
    const written = await calls.call('POST', '/api/new-tenant', { answers });
    expect(written).toEqual({ status: 200, body: preview });
    const { text } = preview as { text: string };
    expect(await readFile(join(calls.folder, 'hu.json'), 'utf8')).toBe(text);
    const again = await calls.call('POST', '/api/new-tenant', { answers: { ...answers, brand: 'Other' } });
    expect(again).toMatchObject({ status: 422, body: { error: 'There is a tenant "hu" already.' } });
    expect(await readFile(join(calls.folder, 'hu.json'), 'utf8')).toBe(text);
  });

  it('let one of two win who create the same tenant at once', async () => {
    const brands = ['Vela', 'Otra', 'Terza'];
    const create = (brand: string) =>
      calls.call('POST', '/api/new-tenant', { answers: { ...answers, brand } });
    const written = await Promise.all(brands.map(create));
    expect(written.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const winner = brands[written.findIndex(({ status }) => status === 200)];
    const file = JSON.parse(await readFile(join(calls.folder, 'hu.json'), 'utf8'));
    expect(file.theme.brandName).toBe(winner);
    expect((await readdir(calls.folder)).filter((name) => name.startsWith('hu.'))).toEqual(['hu.json']);
  });

  it('say why a tenant cannot be written', async () => {
    await mkdir(join(calls.folder, 'hu.json'));
    const written = await calls.call('POST', '/api/new-tenant', { answers });
    expect(written).toMatchObject({ status: 422, body: { error: expect.stringContaining('hu.json') } });
  });

  it.each([
    [{ answers: { ...answers, code: '../hu' } }, 422, /two to twelve lower-case letters/],
    [{ answers: { ...answers, code: 'login' } }, 422, /reserved/],
    [{ answers: { ...answers, currency: 'forint' } }, 422, /no currency/],
    [{ answers: { ...answers, postalCode: '####' } }, 200, null],
    [{ answers: {} }, 400, /country/],
    [{}, 400, /answers/],
  ])('answer %j with %i', async (body, status, message) => {
    const answer = await calls.call('POST', '/api/new-tenant/preview', body);
    expect(answer.status).toBe(status);
    if (message) expect(answer.body).toMatchObject({ error: expect.stringMatching(message) });
    // A format that the schema refuses is a problem of the list, and what was answered stays.
    else
      expect(answer.body).toMatchObject({
        readiness: expect.arrayContaining([expect.objectContaining({ kind: 'problem' })]),
      });
  });

  it('write no file that has a problem', async () => {
    const body = { answers: { ...answers, postalCode: '####' } };
    expect(await calls.call('POST', '/api/new-tenant', body)).toMatchObject({ status: 422 });
    expect(await readdir(calls.folder)).not.toContain('hu.json');
  });
});
