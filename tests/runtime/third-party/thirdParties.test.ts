// @vitest-environment jsdom
// Over 250 lines: one case for each rule of consent and of each third party.
import { afterEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../../../runtime/format/deviceOf.ts';
import { ASK_EVENT, CONSENT_EVENT } from '../../../runtime/tenant/consentEvents.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { createThirdParties } from '../../../runtime/third-party/createThirdParties.ts';
import { scriptAddresses } from '../../../runtime/third-party/scriptAddresses.ts';
import { manifests } from '../../../screens/index.ts';
import { aTenant } from '../../support/aTenant.ts';

type Connection = PublicTenant['connection'];

const ALL: Partial<Connection> = {
  cookieConsent: { scriptUrl: 'https://consent.example/c.js', siteKey: 'site 1', origins: [] },
  tagManager: { provider: 'googleTagManager', id: 'GTM-X', rootUrl: 'https://tags.example/', origins: [] },
  analytics: { provider: 'matomo', id: '7', rootUrl: 'https://stats.example', origins: [] },
  chat: { scriptUrl: 'https://chat.example/w.js', key: 'k', origins: ['https://more.example'] },
};
const connection = (changes: Partial<Connection> = {}) => ({ ...aTenant().connection, ...changes });

/** A page of its own for each test: what is put in stays in. */
function aPage() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as Window & typeof globalThis;
  page.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const reported: { url: string; body: string }[] = [];
  page.fetch = async (url, init) => {
    reported.push({ url: String(url), body: String(init?.body) });
    return new Response(null, { status: 204 });
  };
  return {
    page,
    reported,
    scripts: () => [...page.document.querySelectorAll('script')].map(({ src }) => src),
    choose: (detail: unknown) => page.dispatchEvent(new page.CustomEvent(CONSENT_EVENT, { detail })),
  };
}

afterEach(() => document.body.replaceChildren());

/** Of the empty frame that a test runs in. */
const ORIGIN = 'null';
const CONSENT = 'https://consent.example/c.js?key=site+1';
const TAGS = 'https://tags.example/gtm.js?id=GTM-X';
const CHAT = 'https://chat.example/w.js?key=k';

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
    const further = (address: string) => rules.default?.createScriptURL(address);
    expect(own(TAGS)).toBe(TAGS);
    expect(further('https://more.example/x.js')).toBe('https://more.example/x.js');
    for (const bad of [
      `${TAGS}&x=1`,
      'https://tags.example/other.js',
      '/static/main.js',
      'data:text/javascript,1',
    ])
      expect(() => own(bad), bad).toThrow(TypeError);
    for (const bad of [
      'https://evil.example/x.js',
      '/static/main.js',
      'data:text/javascript,1',
      'https://tags.example.evil/',
    ])
      expect(() => further(bad), bad).toThrow(TypeError);
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

describe('the chat assistant', () => {
  /** The chat as its script leaves it: its load is told, as a browser does. */
  function loadChat(page: Window & typeof globalThis) {
    const part = page.document.body.appendChild(page.document.createElement('div'));
    const own = part.appendChild(page.document.createElement('input'));
    const script = [...page.document.querySelectorAll('script')].find(({ src }) => src === CHAT);
    script?.dispatchEvent(new page.Event('load'));
    return { part, own };
  }

  it('keeps out of the way of inputs, but not of its own [NAV-88 P7]', () => {
    const { page, choose } = aPage();
    const { body } = page.document;
    const root = body.appendChild(page.document.createElement('div'));
    root.id = 'root';
    const field = root.appendChild(page.document.createElement('input'));
    const tick = root.appendChild(page.document.createElement('input'));
    tick.type = 'checkbox';
    createThirdParties(connection(ALL), page).show('accountHome');
    choose({ isGiven: true });
    const { part, own } = loadChat(page);
    const isHidden = () => part.style.visibility === 'hidden';
    expect(isHidden()).toBe(false);
    field.focus();
    expect(isHidden()).toBe(true);
    tick.focus();
    expect(isHidden()).toBe(false);
    own.focus();
    expect(isHidden()).toBe(false);
    field.focus();
    field.blur();
    expect(isHidden()).toBe(false);
    expect(root.style.visibility, 'ours is left alone').toBe('');
  });

  it('keeps elements out of the way that its script puts in late, but not the voice of the page [NAV-88 P7]', async () => {
    const { page, choose } = aPage();
    const { body } = page.document;
    const add = (name: string, attributes: Readonly<Record<string, string>> = {}) => {
      const added = body.appendChild(page.document.createElement(name));
      for (const [key, value] of Object.entries(attributes)) added.setAttribute(key, value);
      return added;
    };
    const root = add('div', { id: 'root' });
    const field = root.appendChild(page.document.createElement('input'));
    createThirdParties(connection(ALL), page).show('accountHome');
    choose({ isGiven: true });
    loadChat(page);
    // Long after its script has loaded, and while somebody types already.
    field.focus();
    const late = add('div', { class: 'bubble' });
    const voice = add('div', { id: 'voice', 'aria-live': 'polite' });
    await new Promise((resolve) => setTimeout(resolve));
    expect([late, voice].map(({ style }) => style.visibility)).toEqual(['hidden', '']);
    expect(late.style.zIndex).toBe('50');
    field.blur();
    expect(late.style.visibility).toBe('');
  });

  it('goes with all that came late where it may not be, and takes nothing of the consent script along [NAV-85 P6]', async () => {
    const { page, choose } = aPage();
    const { body } = page.document;
    Object.defineProperty(page, 'innerWidth', { value: 390 });
    const ask = () => {
      const panel = body.appendChild(page.document.createElement('section'));
      panel.id = 'consent';
      return panel;
    };
    const parties = createThirdParties(connection(ALL), page);
    // As the consent script does, which comes later.
    page.addEventListener(ASK_EVENT, ask);
    parties.show('accountHome');
    choose({ isGiven: true });
    const { part } = loadChat(page);
    page.dispatchEvent(new page.Event(ASK_EVENT));
    await new Promise((resolve) => setTimeout(resolve));
    parties.show('home');
    const panel = page.document.getElementById('consent');
    expect(part.style.visibility).toBe('hidden');
    expect(panel?.style.visibility).toBe('');
    // It comes back as the same, by its own ways too.
    panel?.remove();
    const again = ask();
    await new Promise((resolve) => setTimeout(resolve));
    expect(again.style.visibility).toBe('');
  });

  it.each([
    [599, 'home', false],
    [600, 'home', true],
    [599, 'accountHome', true],
  ] as const)('at %i px on %s: %s [NAV-85 NAV-86 CON-50]', (width, screen, isLoaded) => {
    const { page, scripts, choose } = aPage();
    Object.defineProperty(page, 'innerWidth', { value: width });
    createThirdParties(connection(ALL), page).show(screen);
    choose({ isGiven: true });
    expect(scripts().includes(CHAT)).toBe(isLoaded);
  });
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
