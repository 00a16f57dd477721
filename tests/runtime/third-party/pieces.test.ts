// @vitest-environment jsdom
/**
 * Each piece of what comes from others by itself: scripts, what they are told, consent, addresses. Over 250 lines: each
 * piece that has to do with others, one after the other.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_EVENT, isConsentChosen } from '../../../runtime/tenant/consentEvents.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { watchConsent } from '../../../runtime/third-party/consent.ts';
import { createAnalytics } from '../../../runtime/third-party/createAnalytics.ts';
import { createScripts, type Scripts } from '../../../runtime/third-party/createScripts.ts';
import { createTagManager } from '../../../runtime/third-party/createTagManager.ts';
import { isTypingTarget } from '../../../runtime/third-party/isTypingTarget.ts';
import { OWN_PARTS } from '../../../runtime/third-party/ownParts.ts';
import { rootOf, scriptAddresses, scriptOrigins } from '../../../runtime/third-party/scriptAddresses.ts';

type Connection = PublicTenant['connection'];

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.dataLayer;
  delete window._mtm;
  delete document.documentElement.dataset.consent;
  vi.restoreAllMocks();
});

const listed = (): Scripts & { readonly addresses: string[] } => {
  const addresses: string[] = [];
  return { addresses, add: (address) => void addresses.push(address), hasAdded: () => addresses.length > 0 };
};

describe('a script of others [P4 P7]', () => {
  const [ONE, OTHER] = ['https://a.example/one.js', 'https://a.example/other.js'];
  const create = () =>
    createScripts({ page: window, addresses: [ONE, OTHER], origins: ['https://a.example'] });

  it('is put in once, runs when it comes, and learns nothing of the page’s address', () => {
    const scripts = create();
    expect(scripts.hasAdded()).toBe(false);
    scripts.add(ONE);
    scripts.add(ONE);
    scripts.add(OTHER);
    expect(scripts.hasAdded()).toBe(true);
    const put = [...document.head.querySelectorAll('script')];
    expect(put.map(({ src, async, referrerPolicy }) => [src, async, referrerPolicy])).toEqual([
      [ONE, true, 'no-referrer'],
      [OTHER, true, 'no-referrer'],
    ]);
  });

  it('is told of when it has run, where somebody asks', () => {
    const onLoad = vi.fn();
    create().add(ONE, onLoad);
    expect(onLoad).not.toHaveBeenCalled();
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    expect(onLoad).toHaveBeenCalledOnce();
  });

  it('that the tenant does not name is put in nowhere', () => {
    const scripts = create();
    expect(() => scripts.add('https://a.example/third.js')).toThrow(TypeError);
    expect([document.head.children.length, scripts.hasAdded()]).toEqual([0, false]);
  });
});

describe('a tag manager [P5]', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['googleTagManager', 'dataLayer', { 'gtm.start': 1_000, event: 'gtm.js' }],
    ['matomoTagManager', '_mtm', { 'mtm.startTime': 1_000, event: 'mtm.Start' }],
  ] as const)('%s is told that it starts, once, and of each screen by its name', (provider, layer, start) => {
    const scripts = listed();
    const settings = { provider, id: 'X', rootUrl: 'https://tags.example', origins: [] } as NonNullable<
      Connection['tagManager']
    >;
    const tell = createTagManager(window, settings, 'https://tags.example/x.js', scripts);
    expect(window[layer]).toBeUndefined();
    tell('home');
    tell('accountHome');
    expect(window[layer]).toEqual([
      start,
      { event: 'screen', screen: 'home' },
      { event: 'screen', screen: 'accountHome' },
    ]);
    expect(scripts.addresses).toEqual(['https://tags.example/x.js', 'https://tags.example/x.js']);
  });

  it('finds what its list has already', () => {
    window.dataLayer = ['before'];
    const settings = {
      provider: 'googleTagManager',
      id: 'X',
      rootUrl: 'https://t.example',
      origins: [],
    } as const;
    createTagManager(window, { ...settings, origins: [] }, 'https://t.example/x.js', listed())('home');
    expect(window.dataLayer).toHaveLength(3);
    expect(window.dataLayer?.[0]).toBe('before');
  });
});

describe('what counts screens [P5 P7]', () => {
  const settings = (provider: NonNullable<Connection['analytics']>['provider']) => ({
    provider,
    id: '7',
    rootUrl: 'https://stats.example/',
    origins: [],
  });

  it.each(['matomo', 'plausible'] as const)(
    '%s is asked without cookies, by whom is not said',
    (provider) => {
      const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
      createAnalytics(window, settings(provider), null, listed())('home');
      const [url, init] = asked.mock.calls[0] ?? [];
      expect(String(url)).toMatch(/^https:\/\/stats\.example\/(?:matomo\.php|api\/event)$/);
      expect(init).toEqual({
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        body: expect.anything(),
      });
    },
  );

  it('fails for nobody', async () => {
    const failure = Promise.reject(new TypeError('Failed to fetch'));
    vi.spyOn(window, 'fetch').mockReturnValue(failure);
    createAnalytics(window, settings('matomo'), null, listed())('home');
    await expect(failure).rejects.toThrow();
  });

  it('by a script starts once, and has the script where it has an address', () => {
    const scripts = listed();
    const count = createAnalytics(window, settings('googleAnalytics'), 'https://stats.example/g.js', scripts);
    count('home');
    count('accountHome');
    const entries = ((window.dataLayer ?? []) as ArrayLike<unknown>[]).map((each) => Array.from(each));
    const event = (screen: string) => [
      'event',
      'page_view',
      { page_title: screen, page_location: `${location.origin}/${screen}`, page_referrer: '' },
    ];
    expect(entries).toEqual([
      ['js', expect.any(Date)],
      ['config', '7', { send_page_view: false }],
      event('home'),
      event('accountHome'),
    ]);
    expect(scripts.addresses).toEqual(['https://stats.example/g.js', 'https://stats.example/g.js']);
    const without = listed();
    createAnalytics(window, settings('googleAnalytics'), null, without)('home');
    expect(without.addresses).toEqual([]);
  });
});

describe('a choice of consent [P6]', () => {
  it.each<[unknown, readonly string[]]>([
    [{ isGiven: true }, ['statistics', 'marketing', 'support']],
    [{ isGiven: true, purposes: [] }, []],
    [{ isGiven: true, purposes: ['support', 'statistics', 'other'] }, ['statistics', 'support']],
    [{ isGiven: true, purposes: 'marketing' }, ['statistics', 'marketing', 'support']],
    [{ isGiven: false, purposes: ['support'] }, []],
    [null, []],
  ])('%j gives %j, and is known to the page', (detail, purposes) => {
    const heard: string[][] = [];
    watchConsent(window, (given) => heard.push([...given]));
    expect(isConsentChosen(document)).toBe(false);
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail }));
    expect(heard).toEqual([purposes]);
    expect(isConsentChosen(document)).toBe(true);
  });
});

describe('what is typed into [NAV-88]', () => {
  const element = (name: string, type?: string) => {
    const made = document.body.appendChild(document.createElement(name));
    if (type !== undefined) made.setAttribute('type', type);
    return made;
  };

  it.each(['text', 'email', 'password', 'search', 'tel', 'date'])('are inputs of the type %s', (type) => {
    expect(isTypingTarget(element('input', type), [])).toBe(true);
  });

  it.each(['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'file', 'color', 'range'])(
    'are no inputs of the type %s',
    (type) => expect(isTypingTarget(element('input', type), [])).toBe(false),
  );

  it('are areas, choices and what can be edited, and nothing else', () => {
    for (const name of ['input', 'textarea', 'select']) expect(isTypingTarget(element(name), [])).toBe(true);
    for (const name of ['button', 'a', 'div']) expect(isTypingTarget(element(name), [])).toBe(false);
    expect(isTypingTarget(Object.assign(element('div'), { isContentEditable: true }), [])).toBe(true);
    expect(isTypingTarget(null, [])).toBe(false);
  });

  it('are none of those within what is spared', () => {
    const part = element('div');
    const own = part.appendChild(document.createElement('input'));
    expect(isTypingTarget(own, [element('div'), part])).toBe(false);
    expect(isTypingTarget(own, [element('div')])).toBe(true);
  });
});

describe('addresses of others [P4]', () => {
  const NONE = { cookieConsent: null, tagManager: null, analytics: null, chat: null };

  it('are none where a tenant takes nothing', () => {
    expect(scriptAddresses(NONE)).toEqual({ consent: null, tagManager: null, analytics: null, chat: null });
    expect(scriptOrigins(NONE)).toEqual([]);
  });

  it('are those of their scripts, with their keys', () => {
    const connection: Parameters<typeof scriptAddresses>[0] = {
      cookieConsent: { scriptUrl: 'https://c.example/c.js', origins: ['https://c2.example/x'] },
      tagManager: { provider: 'matomoTagManager', id: 'a b', rootUrl: 'https://t.example/m/', origins: [] },
      analytics: { provider: 'googleAnalytics', id: 'G&1', rootUrl: 'https://g.example/', origins: [] },
      chat: { scriptUrl: 'https://h.example/w.js', key: 'k', origins: ['https://h2.example'] },
    } as Parameters<typeof scriptAddresses>[0];
    expect(scriptAddresses(connection)).toEqual({
      consent: 'https://c.example/c.js',
      tagManager: 'https://t.example/m/js/container_a%20b.js',
      analytics: 'https://g.example/gtag/js?id=G%261',
      chat: 'https://h.example/w.js?key=k',
    });
    expect(scriptOrigins(connection)).toEqual([
      'https://c.example',
      'https://t.example',
      'https://g.example',
      'https://h.example',
      'https://c2.example',
      'https://h2.example',
    ]);
    const { analytics } = connection;
    const counted = { ...NONE, analytics: analytics && { ...analytics, provider: 'matomo' as const } };
    expect(scriptAddresses(counted).analytics).toBeNull();
  });

  it('have their root without the slash at its end', () => {
    expect(['https://a.example/', 'https://a.example', 'https://a.example/b/'].map(rootOf)).toEqual([
      'https://a.example',
      'https://a.example',
      'https://a.example/b',
    ]);
  });

  it('stand beside our own parts of a page', () => {
    expect(OWN_PARTS).toBe('#root,#aside,#loader,#startup-error,#draft,.draft');
  });
});
