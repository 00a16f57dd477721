import { describe, expect, it } from 'vitest';
import { openSandbox } from '../support/openSandbox.ts';
import { callGateway, codeOf, dataOf } from '../support/signIn.ts';

const sandbox = openSandbox();
const read = (path: string, tenant: string) =>
  callGateway(sandbox.url, `/referentials/geographics${path}`, { tenant });

describe('reference data', () => {
  it.each(['ro', 'bg', 'atlantis'])('of %s has 60 counties on two pages [API-14 API-15]', async (tenant) => {
    const pages = [
      await dataOf(await read('/counties?page_index=0&page_size=50', tenant)),
      await dataOf(await read('/counties?page_index=1&page_size=50', tenant)),
    ];
    expect(pages.map((page) => page.length)).toEqual([50, 10]);
    const all = pages.flat() as { county_ref: string; name: string }[];
    expect(new Set(all.map(({ county_ref }) => county_ref)).size).toBe(60);
    expect(new Set(all.map(({ name }) => name)).size).toBe(60);
  });

  it('has counties with 3, no, 1001 and a dozen towns [API-16 API-17]', async () => {
    const count = async (county: string, page = 0) =>
      (await dataOf(await read(`/towns?page_index=${page}&page_size=1000&county_ref=${county}`, 'ro')))
        .length;
    expect([await count('c01'), await count('c02'), await count('c04')]).toEqual([3, 0, 12]);
    expect([await count('c03'), await count('c03', 1), await count('c03', 2)]).toEqual([1000, 1, 0]);
  });

  it('has the town that people of the seeds live in', async () => {
    const counties = await dataOf(await read('/counties', 'ro'));
    const cluj = counties.find(({ name }: { name: string }) => name === 'Cluj');
    const towns = await dataOf(await read(`/towns?county_ref=${cluj.county_ref}`, 'ro'));
    expect(towns.map(({ name }: { name: string }) => name)).toContain('Cluj-Napoca');
  });

  it('knows no towns of a county that is not there', async () => {
    expect(await codeOf(await read('/towns?county_ref=c99', 'ro'))).toBe('NOT_FOUND');
    expect(await codeOf(await read('/towns', 'ro'))).toBe('BAD_REQUEST');
  });
});
