import { describe, expect, it } from 'vitest';
import { loadBackgroundData } from '../../runtime/boot/backgroundData.ts';
import { VERSION_CHECK_MS, watchTenantVersion } from '../../runtime/boot/watchTenantVersion.ts';
import { fakeFetch } from '../support/fakeFetch.ts';

describe('watchTenantVersion', () => {
  const [OWN, NEWER] = ['0123456789abcdef', 'fedcba9876543210'] as const;
  const page = (version: string, status = 200) =>
    new Response(null, { status, headers: { etag: `W/"${version}"` } });

  it('notices that another page was published, at the next question', async () => {
    let now = 0;
    const { fetch, sent } = fakeFetch(page(OWN), page(OWN), page(NEWER));
    const watch = watchTenantVersion({ home: '/xx/', own: OWN, fetch, now: () => now });
    for (const expected of [false, false, true]) {
      await watch.check();
      expect(watch.isOutdated()).toBe(expected);
      now += VERSION_CHECK_MS;
    }
    await watch.check();
    expect(sent.map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'HEAD']);
  });

  it('takes a tag that a plain web server made for no version of ours', async () => {
    const { fetch } = fakeFetch(page('6560b3e2-34f1'));
    const watch = watchTenantVersion({ home: '/xx/', own: OWN, fetch, now: () => 0 });
    await watch.check();
    expect(watch.isOutdated()).toBe(false);
  });

  it('asks once in a while only, and lets a failing host be', async () => {
    let now = 0;
    const { fetch, sent } = fakeFetch(page(OWN), new TypeError('offline'), page(NEWER, 503));
    const watch = watchTenantVersion({ home: '/xx/', own: OWN, fetch, now: () => now });
    await watch.check();
    await watch.check();
    expect(sent).toHaveLength(1);
    for (let round = 0; round < 2; round += 1) {
      now += VERSION_CHECK_MS;
      await watch.check();
    }
    expect(watch.isOutdated()).toBe(false);
  });
});

describe('loadBackgroundData', () => {
  const OPTIN = { ref: 'general', subscriptions: [] };
  const COUNTRY = { code: 'XX', name: 'Testland' };
  const setUp = (fails: { optins?: boolean; countries?: boolean }) => {
    const kept: object[] = [];
    const failed: string[] = [];
    const answer = <T>(isFailing: boolean | undefined, value: T) =>
      isFailing ? Promise.reject(new Error('armed')) : Promise.resolve([value]);
    return {
      kept,
      failed,
      done: loadBackgroundData({
        loadOptins: () => answer(fails.optins, OPTIN),
        loadCountries: () => answer(fails.countries, COUNTRY),
        keep: (loaded) => kept.push(loaded),
        onCountriesFailed: () => failed.push('countries'),
      }),
    };
  };

  it('keeps opt-ins and countries [ENT-106 ENT-108 ENT-095]', async () => {
    const { kept, done } = setUp({});
    await done;
    expect(kept).toEqual(
      expect.arrayContaining([
        { availableOptins: [OPTIN] },
        { countries: [COUNTRY], haveCountriesFailed: false },
      ]),
    );
  });

  it('lets neither failure touch the other [APP-06 APP-11]', async () => {
    const optins = setUp({ optins: true });
    await optins.done;
    // An earlier failure is over while the list is asked for again.
    expect([optins.kept, optins.failed]).toEqual([
      [{ haveCountriesFailed: false }, { countries: [COUNTRY], haveCountriesFailed: false }],
      [],
    ]);
    const countries = setUp({ countries: true });
    await countries.done;
    expect([countries.kept, countries.failed]).toEqual([
      [{ haveCountriesFailed: false }, { availableOptins: [OPTIN] }, { haveCountriesFailed: true }],
      ['countries'],
    ]);
  });
});
