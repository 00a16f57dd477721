// @vitest-environment jsdom
/** What routing does with the page itself. Longer than 250 lines: links, the connection, and pages that replace others. */
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS, connectionAtom, createConnection } from '../../../runtime/routing/connection.ts';
import { ERROR_QUESTION } from '../../../runtime/routing/errorQuestion.ts';
import { interceptLinks } from '../../../runtime/routing/interceptLinks.ts';
import { loadAnew, wasLoadedAnew } from '../../../runtime/routing/ThirdPartyGate.ts';

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

describe('a link of the portal', () => {
  /** Presses a link. @returns where the portal goes by itself, and whether the browser was stopped */
  function press(attributes: Readonly<Record<string, string>>, click: MouseEventInit = {}, base = '/xx') {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inner = link.appendChild(document.createElement('span'));
    document.body.append(link);
    const paths: string[] = [];
    const stop = interceptLinks(document, {
      base,
      navigate: async (path, pressed) => {
        expect(pressed).toBe(link);
        paths.push(path);
      },
    });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click });
    inner.dispatchEvent(event);
    stop();
    inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return { paths, isStopped: event.defaultPrevented };
  }

  it.each([
    ['/xx/account', '/account'],
    ['/xx/account?a=1#b', '/account?a=1#b'],
    ['/xx', '/'],
    ['/xx/', '/'],
  ])('%s goes to %s without a reload', (href, path) => {
    expect(press({ href })).toEqual({ paths: [path], isStopped: true });
  });

  it('goes anywhere on a host of one tenant', () => {
    expect(press({ href: '/account' }, {}, '')).toEqual({ paths: ['/account'], isStopped: true });
  });

  it.each([
    ['another site', { href: 'https://other.example/xx/account' }],
    ['another tenant', { href: '/yy/account' }],
    ['what only begins like the base', { href: '/xxx/account' }],
    ['a language', { href: '/xx/uk', hreflang: 'uk' }],
    ['a new tab', { href: '/xx/account', target: '_blank' }],
    ['a file', { href: '/xx/file', download: '' }],
    ['a place that is not on this page', { href: '#top' }],
    ['a name without an address', { name: 'a' }],
  ])('leaves %s to the browser', (_, attributes) => {
    expect(press(attributes)).toEqual({ paths: [], isStopped: false });
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a press with %j to the browser',
    (click) => {
      expect(press({ href: '/xx/account' }, click)).toEqual({ paths: [], isStopped: false });
    },
  );

  it('leaves a press that somebody else has answered', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    expect(press({ href: '/xx/account' }).paths).toEqual([]);
  });

  it('goes to a place on another page of its own, and on this page with another query', () => {
    history.replaceState(null, '', '/xx/help');
    expect(press({ href: '/xx/account#b' }).paths).toEqual(['/account#b']);
    expect(press({ href: '/xx/help#b' }).paths).toEqual([]);
    expect(press({ href: '/xx/help?a=1#b' }).paths).toEqual(['/help?a=1#b']);
    expect(press({ href: '/xx/help' }).paths).toEqual(['/help']);
    history.replaceState(null, '', '/');
  });

  describe('to a place on this page', () => {
    afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));

    /** A heading, and what the page was scrolled to. */
    function aPlace(id: string) {
      const place = document.createElement('h2');
      place.id = id;
      place.tabIndex = -1;
      document.body.append(place);
      const scrolled: Element[] = [];
      // Nothing is laid out here.
      HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
        scrolled.push(this);
      };
      return { place, scrolled };
    }

    it.each([
      ['content', '#content'],
      ['съдържание', '#съдържание'],
      ['content', '/xx/help?a=1#content'],
    ])('moves the focus to #%s in place of the browser: %s', (id, href) => {
      history.replaceState(null, '', '/xx/help?a=1');
      const { place, scrolled } = aPlace(id);
      expect(press({ href })).toEqual({ paths: [], isStopped: true });
      expect([document.activeElement, scrolled]).toEqual([place, [place]]);
      history.replaceState(null, '', '/');
    });

    it.each([{ target: '_blank' }, { download: '' }])('is the browser’s business with %j', (more) => {
      history.replaceState(null, '', '/xx/help');
      const { scrolled } = aPlace('content');
      expect(press({ href: '#content', ...more })).toEqual({ paths: [], isStopped: false });
      expect(scrolled).toEqual([]);
      history.replaceState(null, '', '/');
    });
  });

  it('to a language does not leave the page while there is no connection [USE-04]', () => {
    online(false);
    expect(press({ href: '/xx/uk', hreflang: 'uk' })).toEqual({ paths: [], isStopped: true });
    expect(press({ href: 'https://other.example/' })).toEqual({ paths: [], isStopped: false });
  });
});

describe('the connection to the host [USE-04]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp() {
    const state = { ok: true, isDown: false };
    const asked: (RequestInit | undefined)[] = [];
    const store = createStore();
    const connection = createConnection({
      home: '/xx/',
      store,
      fetch: async (url, init) => {
        expect(url).toBe('/xx/');
        asked.push(init);
        if (state.isDown) throw new TypeError('Failed to fetch');
        return new Response(null, { status: state.ok ? 200 : 503 });
      },
    });
    return { state, asked, store, connection, says: () => store.get(connectionAtom) };
  }

  it('is there where the host answers well, and is asked for nothing else', async () => {
    const { state, asked, connection } = setUp();
    expect(await connection.isThere()).toBe(true);
    expect(asked[0]).toEqual({
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: expect.any(AbortSignal),
    });
    state.ok = false;
    expect(await connection.isThere()).toBe(false);
    state.isDown = true;
    expect(await connection.isThere()).toBe(false);
  });

  it('is not there, and not asked for, where the browser says so', async () => {
    const { asked, connection } = setUp();
    online(false);
    expect(await connection.isThere()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is waited for five seconds', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout');
    await setUp().connection.isThere();
    expect(waits).toHaveBeenCalledWith(5_000);
  });

  it('says nothing where it was there all the time', async () => {
    const { connection, says } = setUp();
    await connection.whenThere();
    expect([says(), connection.isLost()]).toEqual(['on', false]);
  });

  it('is asked for every three seconds, and said to be back for six', async () => {
    const { state, asked, connection, says } = setUp();
    state.isDown = true;
    let isThere = false;
    void connection.whenThere().then(() => {
      isThere = true;
    });
    expect(connection.isLost()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(says()).toBe('off');
    await vi.advanceTimersByTimeAsync(ASK_MS - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.length, says(), ASK_MS]).toEqual([2, 'off', 3_000]);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(ASK_MS);
    expect([isThere, says(), connection.isLost()]).toEqual([true, 'back', false]);
    await vi.advanceTimersByTimeAsync(5_999);
    expect(says()).toBe('back');
    await vi.advanceTimersByTimeAsync(1);
    expect(says()).toBe('on');
  });

  it('is asked for at once when the browser has it again', async () => {
    const { state, connection, says } = setUp();
    state.isDown = true;
    const waited = connection.whenThere();
    await vi.advanceTimersByTimeAsync(10);
    state.isDown = false;
    window.dispatchEvent(new Event('online'));
    await waited;
    expect(says()).toBe('back');
  });

  it('that goes again within the moment is not said to be on', async () => {
    const { state, connection, says } = setUp();
    state.isDown = true;
    void connection.whenThere();
    await vi.advanceTimersByTimeAsync(0);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(ASK_MS);
    state.isDown = true;
    void connection.whenThere();
    await vi.advanceTimersByTimeAsync(0);
    expect(says()).toBe('off');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(says()).toBe('off');
  });

  it('is waited for by all as one', async () => {
    const { state, connection } = setUp();
    state.isDown = true;
    const first = connection.whenThere();
    expect(connection.whenThere()).toBe(first);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(ASK_MS);
    await first;
    const later = connection.whenThere();
    expect(later).not.toBe(first);
    await later;
  });

  it('is looked at when the browser loses it, and when a call fails for it', async () => {
    const { state, connection, says } = setUp();
    state.isDown = true;
    window.dispatchEvent(new Event('offline'));
    expect(connection.isLost()).toBe(true);
    const calls = setUp();
    calls.state.isDown = true;
    await expect(calls.connection.fetch('/xx/')).rejects.toThrow('Failed to fetch');
    expect(calls.connection.isLost()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([says(), calls.says()]).toEqual(['off', 'off']);
  });

  it('is no matter of a call that was called off', async () => {
    const store = createStore();
    const reason = new DOMException('left', 'AbortError');
    const connection = createConnection({ home: '/xx/', store, fetch: () => Promise.reject(reason) });
    await expect(connection.fetch('/xx/')).rejects.toBe(reason);
    expect(connection.isLost()).toBe(false);
  });

  it('hands answers on', async () => {
    expect((await setUp().connection.fetch('/xx/')).status).toBe(200);
  });
});

describe('a page that replaces another of the portal', () => {
  it('knows so once, by its own path', () => {
    expect(wasLoadedAnew()).toBe(false);
    sessionStorage.setItem('anew', location.pathname);
    expect([wasLoadedAnew(), wasLoadedAnew()]).toEqual([true, false]);
    sessionStorage.setItem('anew', '/other');
    expect(wasLoadedAnew()).toBe(false);
  });

  it.each([
    ['/xx/account', '', 'assign /xx/account'],
    ['/xx/help', '?a=2', 'assign /xx/help?a=2'],
    ['/xx/help', '?a=1', 'reload'],
  ])('comes by %s%s, and its place is marked before', async (pathname, search, done) => {
    const acts: string[] = [];
    const here = {
      pathname: '/xx/help',
      search: '?a=1',
      reload: () => void acts.push('reload'),
      assign: (address: string | URL) => void acts.push(`assign ${address}`),
    };
    const settled = vi.fn();
    void loadAnew({ pathname, search }, here).then(settled, settled);
    await Promise.resolve();
    expect([acts, sessionStorage.getItem('anew'), settled.mock.calls]).toEqual([[done], pathname, []]);
  });

  it('comes as well where the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const assign = vi.fn();
    void loadAnew(
      { pathname: '/xx/help', search: '' },
      { pathname: '/', search: '', reload: assign, assign },
    );
    expect(assign).toHaveBeenCalledWith('/xx/help');
  });

  it('begins as any other where the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(wasLoadedAnew()).toBe(false);
  });
});

it('a question about an error has a parameter that links of mails hold [LOV-62]', () => {
  expect(ERROR_QUESTION).toBe('error');
});
