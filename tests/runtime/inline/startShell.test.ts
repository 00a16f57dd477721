// @vitest-environment jsdom
// Over 250 lines: one script, and each order in which what it waits for can come.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startShell } from '../../../runtime/inline/startShell.ts';
import { writeHistoryNote } from '../../../runtime/tenant/historyNote.ts';
import { EMAIL_PLACE } from '../../../runtime/tenant/mailedLink.ts';

const PROGRAM = '/static/main-AAAAAAAA.js';
const FORM = '<form><input id="email" data-no-paste><button>Next</button></form>';
const EARLY_FORM = '/static/earlyForm-AAAAAAAA.js';
const RULES = '/static/forms/0a1b2c3d4e5f.js';
const LOOKS = '/static/prerendered/0f1e2d3c4b5a6978';
const ROOTS: Readonly<Record<string, object>> = {
  bg: { lang: 'bg', dir: 'ltr' },
  en: { lang: 'en', dir: 'ltr' },
  ar: { lang: 'ar', dir: 'rtl' },
};

const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${PROGRAM}"]`);
const early = () => document.head.querySelector<HTMLScriptElement>(`script[src="${EARLY_FORM}"]`);
const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
/** As the browser does once the page is read. */
const read = async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(0);
};

describe('a page that its program renders', () => {
  let asked: string[];
  let told: string[];
  let answered: Record<string, string>;
  let page: AbortController;
  beforeEach(() => {
    // What one page listens to ends with it.
    page = new AbortController();
    const listen = document.addEventListener.bind(document);
    vi.spyOn(document, 'addEventListener').mockImplementation(
      (name: string, listener: EventListenerOrEventListenerObject, isCapturing?: unknown) =>
        listen(name, listener, { capture: isCapturing === true, signal: page.signal }),
    );
    vi.useFakeTimers();
    asked = [];
    told = [];
    answered = { 'x-request-id': '4f3a9c21-77b0-4e11-8d5c-b8a1f2c3d4e5' };
    sessionStorage.clear();
    history.replaceState(null, '', '/xx/registration/');
    document.documentElement.dataset.tenant = 'xx';
    const data = {
      base: '/xx',
      language: 'bg',
      preloads: { '/xx/registration': ['/static/c/Registration.js', RULES, '/static/words/en.json'] },
      words: { bg: '/static/words/bg.json', en: '/static/words/en.json', ar: '/static/words/ar.json' },
      firstLooks: { folder: LOOKS, paths: ['/xx/registration'] },
    };
    document.head.innerHTML = `<script type="application/json" id="page">${JSON.stringify(data)}</script>`;
    document.body.innerHTML =
      '<div id="root"><div id="loader"></div></div><section id="startup-error" hidden><p>No. <bdi></bdi>.</p></section>';
    vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
      if (method === 'HEAD') {
        told.push(address);
        return new Response(null, { headers: answered });
      }
      asked.push(address);
      return new Response(JSON.stringify({ html: FORM, root: ROOTS[address.split('.')[1] ?? ''] }));
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    page.abort();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const root = () => document.getElementById('root');

  it('shows what is prerendered of its screen in the language that was chosen, then asks for the program', async () => {
    sessionStorage.setItem('language|xx', 'en');
    startShell(PROGRAM, EARLY_FORM);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(script()).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([`${LOOKS}/xx/registration.en.json`]);
    expect(root()?.innerHTML).toBe('<form><input id="email" data-no-paste=""><button>Next</button></form>');
    expect(root()?.dataset.prerendered).toBe('');
    expect(script()).not.toBeNull();
    expect(preloads()).toEqual([
      EARLY_FORM,
      RULES,
      '/static/c/Registration.js',
      RULES,
      '/static/words/en.json',
    ]);
  });

  it('shows it once the styles of the screen are there or have failed, so that nobody sees it bare', async () => {
    const data = document.getElementById('page');
    const page = JSON.parse(data?.textContent ?? '');
    page.preloads['/xx/registration'].unshift('/static/s/forms.css', '/static/s/registration.css');
    if (data) data.textContent = JSON.stringify(page);
    startShell(PROGRAM, EARLY_FORM);
    const styles = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    expect(styles.map((link) => link.getAttribute('href'))).toEqual([
      '/static/s/forms.css',
      '/static/s/registration.css',
    ]);
    await vi.advanceTimersByTimeAsync(100);
    expect(root()?.dataset.prerendered).toBeUndefined();
    styles[0]?.dispatchEvent(new Event('load'));
    styles[1]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(100);
    expect(root()?.dataset.prerendered).toBe('');
    expect(styles.map((link) => link.dataset.came)).toEqual(['load', 'error']);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.head.querySelectorAll('link[href="/static/s/forms.css"]')).toHaveLength(1);
  });

  it('asks once more for the stylesheet of every screen where the network lost it', () => {
    startShell(PROGRAM, EARLY_FORM);
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link id="styles" rel="stylesheet" href="/static/portal.css"><link rel="stylesheet" href="/static/s/help.css">',
    );
    const styles = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const addresses = () => styles.map(({ href }) => href.slice(location.origin.length));
    const once = ['/static/portal.css#', '/static/s/help.css'];
    for (const link of styles) link.dispatchEvent(new Event('error'));
    expect(addresses()).toEqual(once);
    for (const link of styles) link.dispatchEvent(new Event('error'));
    expect(addresses()).toEqual(once);
  });

  describe('names scripts of its program, which its script lets go', () => {
    const HELD = '<link rel="modulepreload" media="not all" href="/static/vendor.js">';
    const isLetGo = () =>
      document.head.querySelector('link[href="/static/vendor.js"]')?.getAttribute('media') === null;
    const NEEDED = ['/static/vendor.js', '/static/c/Registration.js', RULES, '/static/words/en.json'];
    beforeEach(() => document.head.insertAdjacentHTML('beforeend', HELD));

    it.each([
      ['at once on a phone, where the network decides', true],
      ['once the page is read elsewhere, since each request holds up the paint', false],
    ])('%s', async (_when, isPhone) => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width<64em)' && isPhone }));
      sessionStorage.setItem('portal|xx|dev|session', '{}');
      startShell(PROGRAM, EARLY_FORM);
      await vi.advanceTimersByTimeAsync(0);
      expect([isLetGo(), preloads().length]).toEqual([isPhone, isPhone ? NEEDED.length : 1]);
      await read();
      expect([isLetGo(), preloads()]).toEqual([true, NEEDED]);
      expect(script()).not.toBeNull();
    });

    describe('where a form is shown before it', () => {
      const BEFORE = ['/static/vendor.js', EARLY_FORM, RULES];
      const begin = async (isPhone: boolean) => {
        const shown = { html: `${FORM}<template id="early"></template>`, root: ROOTS.bg };
        vi.stubGlobal('fetch', async () => new Response(JSON.stringify(shown)));
        vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
        startShell(PROGRAM, EARLY_FORM);
        document.dispatchEvent(new Event('DOMContentLoaded'));
        await vi.advanceTimersByTimeAsync(100);
        expect(root()?.dataset.prerendered).toBe('');
        expect([isLetGo(), preloads(), script()]).toEqual([false, BEFORE, null]);
      };
      const tell = async (element: Element | null, name: string) => {
        element?.dispatchEvent(new Event(name));
        await vi.advanceTimersByTimeAsync(0);
      };

      it.each(['load', 'error'])(
        'once its rules have come on a phone, and runs it after them (%s)',
        async (ends) => {
          await begin(true);
          await tell(document.head.querySelector(`link[href="${EARLY_FORM}"]`), ends);
          expect(isLetGo()).toBe(false);
          await tell(document.head.querySelector(`link[href="${RULES}"]`), ends);
          expect([isLetGo(), preloads(), script()]).toEqual([true, [...BEFORE, ...NEEDED.slice(1)], null]);
          await tell(early(), ends);
          expect(script()).not.toBeNull();
        },
      );

      it.each(['load', 'error'])('together with it, after its rules, elsewhere (%s)', async (ends) => {
        await begin(false);
        for (const href of [EARLY_FORM, RULES])
          await tell(document.head.querySelector(`link[href="${href}"]`), ends);
        expect([isLetGo(), script()]).toEqual([false, null]);
        await tell(early(), ends);
        expect([isLetGo(), preloads()]).toEqual([true, [...BEFORE, ...NEEDED.slice(1)]]);
        expect(script()).not.toBeNull();
      });

      it('at once on a phone all the same where the screen has no form: its program does what people wait for', async () => {
        const data = document.getElementById('page');
        if (data) data.textContent = data.textContent?.replace(`"${RULES}",`, '') ?? '';
        vi.stubGlobal('matchMedia', () => ({ matches: true }));
        startShell(PROGRAM, EARLY_FORM);
        await vi.advanceTimersByTimeAsync(0);
        expect([isLetGo(), preloads()]).toEqual([true, NEEDED.filter((each) => each !== RULES)]);
      });

      it('waits no longer than a second for its rules', async () => {
        await begin(true);
        await vi.advanceTimersByTimeAsync(899);
        expect(script()).toBeNull();
        await vi.advanceTimersByTimeAsync(1);
        expect(script()).not.toBeNull();
      });
    });
  });

  it('stands as its language does from the first moment, whatever the page came in', async () => {
    const { documentElement } = document;
    Object.assign(documentElement, { lang: 'bg', dir: '' });
    sessionStorage.setItem('language|xx', 'ar');
    startShell(PROGRAM, EARLY_FORM);
    await vi.advanceTimersByTimeAsync(100);
    expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  it.each([
    ['a session', () => sessionStorage.setItem('portal|xx|dev|session', '{}')],
    ['a step of it in the history', () => writeHistoryNote({ step: 3 })],
    ['a language that the tenant does not offer', () => sessionStorage.setItem('language|xx', 'de')],
    ['no storage', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('shows the loader to whoever has %s', async (_what, prepare) => {
    prepare();
    startShell(PROGRAM, EARLY_FORM);
    await read();
    expect(asked).toEqual([]);
    expect(document.getElementById('loader')).not.toBeNull();
    expect(script()).not.toBeNull();
  });

  it('takes the state that the router keeps with an entry for no step', async () => {
    history.replaceState({ idx: 0, key: 'a', usr: null }, '');
    startShell(PROGRAM, EARLY_FORM);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(1);
  });

  describe('whose first look is for whoever comes by a mailed link', () => {
    const LINKED = {
      html: `<h1>Password</h1><p id="lead">For ${EMAIL_PLACE}.</p><form><input></form>`,
      root: ROOTS.bg,
      link: { email: 'who', code: 'proof' },
    };
    beforeEach(() => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(LINKED))));

    it.each([
      ['ana@xx.example', 'ana@xx.example'],
      // The address has lost its plus on the way.
      [' ana 7@xx.example', 'ana+7@xx.example'],
      ['<img src=x onerror=alert(1)>$&', '<img+src=x+onerror=alert(1)>$&'],
    ])('puts "%s" in its place, as text', async (email, shown) => {
      history.replaceState(
        null,
        '',
        `/xx/registration?${new URLSearchParams({ who: email, proof: 'ab+c' })}`,
      );
      startShell(PROGRAM, EARLY_FORM);
      await vi.advanceTimersByTimeAsync(100);
      const lead = document.getElementById('lead');
      expect(lead?.textContent).toBe(`For ${shown}.`);
      expect(lead?.childNodes).toHaveLength(1);
      // The program takes both out of it, before anything else.
      expect(location.search).toContain('proof=');
    });

    it.each([
      '',
      '?who=ana%40xx.example',
      '?proof=abc',
      '?who=&proof=abc',
      '?email=ana%40xx.example&code=abc',
    ])('shows the loader where "%s" is all', async (search) => {
      history.replaceState(null, '', `/xx/registration${search}`);
      startShell(PROGRAM, EARLY_FORM);
      await read();
      await vi.advanceTimersByTimeAsync(100);
      expect(document.getElementById('loader')).not.toBeNull();
      expect(root()?.dataset.prerendered).toBeUndefined();
      expect(script()).not.toBeNull();
    });
  });

  it('waits no longer than a second for what is prerendered', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    startShell(PROGRAM, EARLY_FORM);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(999);
    expect(script()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(script()).not.toBeNull();
  });

  it('leaves the page to a program that was faster', async () => {
    startShell(PROGRAM, EARLY_FORM);
    document.getElementById('loader')?.remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(root()?.innerHTML).toBe('');
    expect(root()?.dataset.prerendered).toBeUndefined();
  });

  it('remembers the button that was pressed, sends no form, and keeps a field from being pasted into', async () => {
    startShell(PROGRAM, EARLY_FORM);
    await vi.advanceTimersByTimeAsync(100);
    const button = document.querySelector('button');
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(button?.dataset.pressed).toBe('');
    const isStopped = (selector: string, name: string) => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([isStopped('form', 'submit'), isStopped('#email', 'paste'), isStopped('#email', 'drop')]).toEqual([
      true,
      true,
      true,
    ]);
    root()?.removeAttribute('data-prerendered');
    expect([isStopped('form', 'submit'), isStopped('#email', 'paste')]).toEqual([false, false]);
  });

  it.each([
    ['does not load', async () => script()?.dispatchEvent(new Event('error'))],
    ['has not come after two minutes', async () => vi.advanceTimersByTimeAsync(120_000)],
    ['cannot start', async () => document.dispatchEvent(new Event('startfailed'))],
  ])('shows the start-up error when the program %s [APP-14]', async (_what, happens) => {
    history.replaceState(null, '', '/xx/help');
    startShell(PROGRAM, EARLY_FORM);
    await read();
    expect(document.getElementById('startup-error')?.hidden).toBe(true);
    await happens();
    expect(document.getElementById('startup-error')?.hidden).toBe(false);
    expect(document.getElementById('loader')).toBeNull();
  });

  it('tells the host of it, and shows by what its log has it once it has answered [LOV-60]', async () => {
    history.replaceState(null, '', '/xx/help');
    startShell(PROGRAM, EARLY_FORM);
    await read();
    expect(told).toEqual([]);
    script()?.dispatchEvent(new Event('error'));
    const line = document.querySelector<HTMLElement>('#startup-error p');
    expect(line?.textContent).toBe('No. .');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['/xx/']);
    expect(line?.textContent).toBe('No. 4f3a9c21-77b0.');
  });

  it.each([
    ['the host does not answer', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed')))],
    ['its answer has no id', () => (answered = {})],
  ])('shows no reference where %s [LOV-60]', async (_what, prepare) => {
    history.replaceState(null, '', '/xx/help');
    prepare();
    startShell(PROGRAM, EARLY_FORM);
    await read();
    script()?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.getElementById('startup-error')?.hidden).toBe(false);
    expect(document.querySelector('#startup-error p bdi:empty')).not.toBeNull();
  });

  it('shows no error once the program has come', async () => {
    startShell(PROGRAM, EARLY_FORM);
    await read();
    await vi.advanceTimersByTimeAsync(1_000);
    script()?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(document.getElementById('startup-error')?.hidden).toBe(true);
  });

  describe('whose program has not come after two minutes', () => {
    const error = () => document.getElementById('startup-error');
    beforeEach(async () => {
      history.replaceState(null, '', '/xx/help');
      startShell(PROGRAM, EARLY_FORM);
      await read();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(error()?.hidden).toBe(false);
    });

    it('gives way to the program that comes after all', () => {
      script()?.dispatchEvent(new Event('load'));
      expect(error()?.hidden).toBe(true);
    });

    it('keeps the error where the program comes and cannot start', async () => {
      document.dispatchEvent(new Event('startfailed'));
      script()?.dispatchEvent(new Event('load'));
      expect(error()?.hidden).toBe(false);
    });

    it('asks for one reference, and shows that, where the program fails later on [LOV-60]', async () => {
      answered = { 'x-request-id': '00000000-1111-4e11-8d5c-b8a1f2c3d4e5' };
      script()?.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(0);
      expect(told).toEqual(['/xx/']);
      expect(document.querySelector('#startup-error p')?.textContent).toBe('No. 4f3a9c21-77b0.');
    });
  });
});
