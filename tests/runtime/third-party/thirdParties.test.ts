// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../../../runtime/format/deviceOf.ts';
import { ASK_EVENT } from '../../../runtime/tenant/consentEvents.ts';
import { createThirdParties } from '../../../runtime/third-party/createThirdParties.ts';
import { scriptAddresses } from '../../../runtime/third-party/scriptAddresses.ts';
import { manifests } from '../../../screens/index.ts';
import {
  ALL,
  aPage,
  CHAT,
  CONSENT,
  type Connection,
  connection,
  TAGS,
} from '../../support/thirdPartyPage.ts';

afterEach(() => document.body.replaceChildren());

/** Of the empty frame that a test runs in. */
const ORIGIN = 'null';

describe('third parties', () => {
  it('come one by one: the consent script, and after a yes the others, each for its purpose [P6]', () => {
    const { page, reported, scripts, choose } = aPage();
    const parties = createThirdParties(connection(ALL), page);
    expect(scripts()).toEqual([]);
    parties.show('home');
    expect(scripts()).toEqual([CONSENT]);
    choose({ isGiven: true, purposes: ['statistics', 'other'] });
    expect(scripts()).toEqual([CONSENT]);
    expect(reported).toHaveLength(1);
    choose({ isGiven: true });
    expect(scripts()).toEqual([CONSENT, TAGS, CHAT]);
    expect(reported, 'the screen is counted once').toHaveLength(1);
  });

  it.each([undefined, null, {}, { isGiven: 'true' }, { isGiven: 1 }, { purposes: ['statistics'] }, 'yes'])(
    'take %j for a no [P6]',
    (detail) => {
      const { page, reported, scripts, choose } = aPage();
      createThirdParties(connection(ALL), page).show('home');
      choose(detail);
      expect(scripts()).toEqual([CONSENT]);
      expect(reported).toEqual([]);
    },
  );

  it('are told of nothing while a sensitive screen is shown, and of the next one again [P4]', () => {
    const { page, reported, scripts, choose } = aPage();
    const parties = createThirdParties(connection(ALL), page);
    parties.show(null);
    choose({ isGiven: true });
    expect(scripts()).toEqual([]);
    expect(parties.hasRun()).toBe(false);
    parties.show('accountHome');
    parties.show(null);
    parties.show('cardDetails');
    expect(reported.map(({ body }) => new URLSearchParams(body).get('action_name'))).toEqual([
      'accountHome',
      'cardDetails',
    ]);
    expect(parties.hasRun()).toBe(true);
  });

  it('are told of nothing more after a withdrawal [P6]', () => {
    const { page, reported, choose } = aPage();
    const parties = createThirdParties(connection(ALL), page);
    parties.show('home');
    choose({ isGiven: false });
    expect(parties.isWithdrawn()).toBe(false);
    choose({ isGiven: true });
    choose({ isGiven: false });
    parties.show('accountHome');
    expect(reported).toHaveLength(1);
    expect(parties.isWithdrawn()).toBe(true);
  });

  it.each<[NonNullable<Connection['analytics']>['provider'], string, string]>([
    [
      'matomo',
      'https://stats.example/matomo.php',
      `idsite=7&rec=1&action_name=cardDetails&url=${encodeURIComponent(ORIGIN)}%2FcardDetails&send_image=0`,
    ],
    [
      'plausible',
      'https://stats.example/api/event',
      JSON.stringify({ name: 'pageview', domain: '7', url: `${ORIGIN}/cardDetails` }),
    ],
  ])('tell %s the name of a screen, by a call and without a script [P5]', (provider, url, body) => {
    const { page, reported, scripts, choose } = aPage();
    const analytics = { provider, id: '7', rootUrl: 'https://stats.example', origins: [] };
    createThirdParties(connection({ cookieConsent: ALL.cookieConsent ?? null, analytics }), page).show(
      'cardDetails',
    );
    choose({ isGiven: true });
    expect(reported).toEqual([{ url, body }]);
    expect(scripts()).toEqual([CONSENT]);
  });

  it('count by a script where the provider has only that, and send no view of its own [P5]', () => {
    const { page, scripts, choose } = aPage();
    const analytics: Connection['analytics'] = {
      provider: 'googleAnalytics',
      id: 'G-X',
      rootUrl: 'https://tags.example',
      origins: [],
    };
    createThirdParties(connection({ cookieConsent: ALL.cookieConsent ?? null, analytics }), page).show(
      'cardDetails',
    );
    choose({ isGiven: true });
    expect(scripts()).toEqual([CONSENT, 'https://tags.example/gtag/js?id=G-X']);
    const entries = (page.dataLayer ?? []) as ArrayLike<unknown>[];
    const layer = entries.map((each) => Array.from(each));
    expect(layer[1]).toEqual(['config', 'G-X', { send_page_view: false }]);
    expect(layer[2]?.[2]).toMatchObject({ page_title: 'cardDetails', page_referrer: '' });
  });

  it('put in exactly the tenant’s addresses, and let its origins alone load further ones [P4]', () => {
    const { page, choose } = aPage();
    const rules: Record<string, { createScriptURL: (address: string) => string }> = {};
    Object.assign(page, {
      trustedTypes: {
        createPolicy: (name: string, rule: { createScriptURL: (address: string) => string }) => {
          rules[name] = rule;
          return rule;
        },
      },
    });
    createThirdParties(connection(ALL), page).show('home');
    choose({ isGiven: true });
    expect(Object.keys(rules)).toEqual(['third-party', 'default']);
    expect(Object.keys(rules.default ?? {}), 'no markup, no code').toEqual(['createScriptURL']);
    const own = (address: string) => rules['third-party']?.createScriptURL(address);
    // By its name: an address that is none is refused by Node, whose errors are not the page's.
    const aTypeError = expect.objectContaining({ name: 'TypeError' });
    const further = (address: string) => rules.default?.createScriptURL(address);
    expect(own(TAGS)).toBe(TAGS);
    expect(further('https://more.example/x.js')).toBe('https://more.example/x.js');
    for (const bad of [
      `${TAGS}&x=1`,
      'https://tags.example/other.js',
      '/static/main.js',
      'data:text/javascript,1',
    ])
      expect(() => own(bad), bad).toThrow(aTypeError);
    for (const bad of [
      'https://evil.example/x.js',
      '/static/main.js',
      'data:text/javascript,1',
      'https://tags.example.evil/',
    ])
      expect(() => further(bad), bad).toThrow(aTypeError);
  });

  it('keep an id from leaving its place in the address [P4]', () => {
    const id = 'a/../b?c#d';
    const { tagManager, consent } = scriptAddresses(
      connection({
        cookieConsent: { scriptUrl: 'https://consent.example/c.js?v=1', siteKey: 'a&b=c', origins: [] },
        tagManager: { provider: 'matomoTagManager', id, rootUrl: 'https://tags.example', origins: [] },
      }),
    );
    expect(tagManager).toBe('https://tags.example/js/container_a%2F..%2Fb%3Fc%23d.js');
    expect(consent).toBe('https://consent.example/c.js?v=1&key=a%26b%3Dc');
  });
});

describe('the question for consent', () => {
  it.each([
    ['with all others', ALL],
    ['alone', { cookieConsent: ALL.cookieConsent ?? null }],
  ])(
    'has nothing of ours above it until it is answered, and when it is asked again: %s [USE-06 P6]',
    (_, taken) => {
      const { page, choose } = aPage();
      const root = page.document.body.appendChild(page.document.createElement('div'));
      root.id = 'root';
      const parties = createThirdParties(connection(taken), page);
      expect(root.style.isolation).toBe('');
      parties.show('accountHome');
      expect(root.style.isolation).toBe('isolate');
      choose({ isGiven: true });
      expect(root.style.isolation).toBe('');
      page.dispatchEvent(new page.Event(ASK_EVENT));
      expect(root.style.isolation).toBe('isolate');
      choose({ isGiven: true });
      expect(root.style.isolation).toBe('');
    },
  );
});

it('tells phones, tablets and desktops apart [CON-50 CON-51]', () => {
  expect([599, 600, 1199, 1200].map(deviceOf)).toEqual(['mobile', 'tablet', 'tablet', 'desktop']);
});

it('the screens where secrets are typed or shown say so [P4]', () => {
  const sensitive = manifests.filter(({ isSensitive }) => isSensitive).map(({ id }) => id);
  expect(sensitive.sort()).toEqual([
    'accountDelete',
    'accountDeleteAuthorize',
    'accountValidation',
    'changeEmailValidation',
    'forgotPassword',
    'myCardActivate',
    'myCardPinChange',
    'myCardPinReveal',
    'myProfile',
    'passwordInit',
    'plasticlessCardImage',
    'plasticlessCardInfo',
    'plasticlessVerification',
    'registration',
  ]);
});
