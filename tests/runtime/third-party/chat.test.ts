// @vitest-environment jsdom
/** Longer than 250 lines: where the chat stands, when it is out of the way, and what beside it is somebody else's. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { ASK_EVENT } from '../../../runtime/tenant/consentEvents.ts';
import { createThirdParties } from '../../../runtime/third-party/createThirdParties.ts';
import { aMediaQuery } from '../../support/aMediaQuery.ts';
import { ALL, aPage, CHAT, CONSENT, connection, TAGS } from '../../support/thirdPartyPage.ts';

afterEach(() => document.body.replaceChildren());

/** The chat as its script leaves it: its load is told, as a browser does. */
function loadChat(page: Window & typeof globalThis, margin = '') {
  const part = page.document.createElement('div');
  part.style.marginBottom = margin;
  page.document.body.append(part);
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
    ['where it wants to be where there is none', false, '24px'],
  ])('stands %s, and below our dialogs, whatever its own styles say [USE-06 P7]', (_, hasTabBar, margin) => {
    const { page, choose } = aPage();
    const styles = readFileSync('runtime/ui/TabBar.module.css', 'utf8');
    page.matchMedia = (query) => aMediaQuery(hasTabBar && styles.includes(`@media ${query} {`));
    const parties = createThirdParties(connection(ALL), page);
    parties.show('accountHome');
    choose({ isGiven: true });
    const { style } = loadChat(page, '24px').part;
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
    style.visibility = '';
    parties.show(null);
    parties.show('accountHome');
    expect(style.visibility).toBe('');
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
