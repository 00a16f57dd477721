// @vitest-environment jsdom
// Over 250 lines: one case for each rule of consent and of each third party.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../../../runtime/format/deviceOf.ts';
import { ASK_EVENT, CONSENT_EVENT } from '../../../runtime/tenant/consentEvents.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { createThirdParties } from '../../../runtime/third-party/createThirdParties.ts';
import { scriptAddresses } from '../../../runtime/third-party/scriptAddresses.ts';
import { manifests } from '../../../screens/index.ts';
import { aMediaQuery } from '../../support/aMediaQuery.ts';
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
  page.matchMedia = () => aMediaQuery(false);
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

/** The chat as its script leaves it: its load is told, as a browser does. */
function loadChat(page: Window & typeof globalThis) {
  const part = page.document.body.appendChild(page.document.createElement('div'));
  const own = part.appendChild(page.document.createElement('input'));
  const script = [...page.document.querySelectorAll('script')].find(({ src }) => src === CHAT);
  script?.dispatchEvent(new page.Event('load'));
  return { part, own };
}

describe('the chat assistant', () => {
  it('is missed by nobody where a tenant has none [CON-62 P7]', () => {
    const { page, reported, scripts, choose } = aPage();
    const parties = createThirdParties(connection({ ...ALL, chat: null }), page);
    parties.show('home');
    choose({ isGiven: true });
    expect(() => parties.show('accountHome')).not.toThrow();
    expect(scripts()).toEqual([CONSENT, TAGS]);
    expect(reported).toHaveLength(2);
  });

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

describe('the place of the chat assistant', () => {
  it('comes to the home page when a window becomes wide, and goes when it becomes narrow [NAV-85 NAV-86]', () => {
    const { page, scripts, choose } = aPage();
    const resize = (innerWidth: number) => {
      Object.defineProperty(page, 'innerWidth', { value: innerWidth, configurable: true });
      page.dispatchEvent(new page.Event('resize'));
    };
    resize(599);
    createThirdParties(connection(ALL), page).show('home');
    choose({ isGiven: true });
    expect(scripts()).not.toContain(CHAT);
    resize(600);
    expect(scripts()).toContain(CHAT);
    const { part } = loadChat(page);
    expect(part.style.visibility).toBe('');
    resize(599);
    expect(part.style.visibility).toBe('hidden');
  });

  it.each([
    ['above the tab bar where there is one', true, '4.5rem'],
    ['at the end of the window where there is none', false, ''],
  ])('stands %s, and below our dialogs, whatever its own styles say [USE-06 P7]', (_, hasTabBar, margin) => {
    const { page, choose } = aPage();
    const styles = readFileSync('runtime/ui/TabBar.module.css', 'utf8');
    page.matchMedia = (query) => aMediaQuery(hasTabBar && styles.includes(`@media ${query} {`));
    const parties = createThirdParties(connection(ALL), page);
    parties.show('accountHome');
    choose({ isGiven: true });
    const { style } = loadChat(page).part;
    expect(style.marginBottom).toBe(margin);
    expect([style.zIndex, style.getPropertyPriority('z-index')]).toEqual(['50', 'important']);
    parties.show(null);
    expect([style.visibility, style.getPropertyPriority('visibility')]).toEqual(['hidden', 'important']);
  });

  it('makes room for the tab bar when a phone is turned and there is one, and takes it back [USE-06]', () => {
    const { page, choose } = aPage();
    const query = aMediaQuery(false);
    page.matchMedia = () => query;
    createThirdParties(connection(ALL), page).show('accountHome');
    choose({ isGiven: true });
    const { style } = loadChat(page).part;
    style.marginBottom = '1rem';
    const turn = (matches: boolean) => Object.assign(query, { matches }).dispatchEvent(new Event('change'));
    turn(true);
    expect(style.marginBottom).toBe('4.5rem');
    turn(false);
    expect(style.marginBottom).toBe('');
  });

  it('stays closed where it has closed itself, whatever has the focus [NAV-88]', () => {
    const { page, choose } = aPage();
    const parties = createThirdParties(connection(ALL), page);
    parties.show('accountHome');
    choose({ isGiven: true });
    const { style } = loadChat(page).part;
    style.visibility = 'hidden';
    page.document.body.dispatchEvent(new page.Event('focusin', { bubbles: true }));
    expect([style.visibility, style.getPropertyPriority('visibility')]).toEqual(['hidden', '']);
    parties.show(null);
    expect(style.getPropertyPriority('visibility')).toBe('important');
    parties.show('accountHome');
    expect([style.visibility, style.getPropertyPriority('visibility')]).toEqual(['hidden', '']);
  });
});

/** A page on which the chat may come, and a way to put elements beside it. */
function aSharedPage() {
  const { page, choose } = aPage();
  const put = (name: string, signs: { readonly id?: string; readonly className?: string } = {}) =>
    page.document.body.appendChild(Object.assign(page.document.createElement(name), signs));
  return {
    page,
    put,
    start: () => {
      const parties = createThirdParties(connection(ALL), page);
      parties.show('accountHome');
      return parties;
    },
    choose: () => choose({ isGiven: true }),
    /** Has the consent script ask again: what it puts in comes in that moment. */
    ask: (onAsk: () => void) => {
      page.addEventListener(ASK_EVENT, onAsk, { once: true });
      page.dispatchEvent(new page.Event(ASK_EVENT));
    },
  };
}
/** A turn of the browser: what waits for the moment to be over has run. */
const turn = () => new Promise((resolve) => setTimeout(resolve));
const visibilities = (...elements: readonly HTMLElement[]) => elements.map(({ style }) => style.visibility);

describe('the chat assistant and what others put into the page', () => {
  it('leaves alone what stands there from before it came, named or not, and finds what is its own beside it [P6 P7]', async () => {
    const { put, start, choose } = aSharedPage();
    const [before, named] = [put('div'), put('section', { id: 'consent' })];
    const parties = start();
    const later = put('div');
    await turn();
    const rightBefore = put('aside');
    choose();
    const [own, ownNamed] = [put('div'), put('div', { className: 'bubble' })];
    await turn();
    parties.show(null);
    const others = [before, named, later, rightBefore];
    expect(visibilities(...others)).toEqual(['', '', '', '']);
    expect(others.map(({ style }) => style.zIndex)).toEqual(['', '', '', '']);
    expect(visibilities(own, ownNamed)).toEqual(['hidden', 'hidden']);
  });

  it('goes with what it puts in right before and after the question for consent is asked again [NAV-85 P6]', async () => {
    const { put, start, choose, ask } = aSharedPage();
    const parties = start();
    choose();
    const bubble = put('div', { className: 'bubble' });
    await turn();
    const rightBefore = put('div', { className: 'panel' });
    let question: HTMLElement | undefined;
    ask(() => {
      question = put('section', { id: 'consent' });
    });
    await turn();
    bubble.remove();
    const [again, late] = [put('div', { className: 'bubble' }), put('div', { className: 'late' })];
    await turn();
    parties.show(null);
    expect(visibilities(rightBefore, again, late)).toEqual(['hidden', 'hidden', 'hidden']);
    expect(question?.style.visibility).toBe('');
  });

  it('knows a question again that got its name right after it was put in [P6]', async () => {
    const { put, start, choose, ask } = aSharedPage();
    const parties = start();
    choose();
    let named: Promise<unknown> | undefined;
    ask(() => {
      const question = put('section');
      named = Promise.resolve().then(() => {
        question.id = 'consent';
      });
    });
    await named;
    await turn();
    const again = put('section', { id: 'consent' });
    await turn();
    parties.show(null);
    expect(visibilities(again)).toEqual(['']);
  });

  it('leaves drawings alone that somebody keeps in the page [P7]', async () => {
    const { page, start, choose } = aSharedPage();
    const parties = start();
    choose();
    const drawing = page.document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    page.document.body.append(drawing);
    await turn();
    parties.show(null);
    expect([drawing.style.visibility, drawing.style.zIndex]).toEqual(['', '']);
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
