// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderMap } from '../../../sandbox/third-party/renderMap.ts';

/** The window that scripts of the document see; vitest copies its names to the test's own global scope. */
const pageWindow = (): unknown => Reflect.get(Reflect.get(globalThis, 'jsdom'), 'window');

/** Runs a stand-in's script as the page itself would. */
const run = (name: string) => {
  const script = document.createElement('script');
  script.textContent = readFileSync(`sandbox/third-party/browser/${name}`, 'utf8');
  // An inline script has no address of its own; the tag manager asks for it.
  Object.defineProperty(script, 'src', { value: 'http://localhost:4100/bg/third-party/tag-manager.js?id=X' });
  document.head.append(script);
};

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

describe('the consent', () => {
  it('asks in the language of the page, and tells what was chosen, now and on the next page', () => {
    document.documentElement.lang = 'pl';
    const reported: boolean[] = [];
    addEventListener('portal-consent', (event) => reported.push((event as CustomEvent).detail.isGiven));
    run('consent.js');
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent)).toEqual(['Nie zgadzam się', 'Zgadzam się']);
    expect(reported).toEqual([]);
    buttons[0]?.click();
    expect(document.querySelector('button')).toBeNull();
    run('consent.js');
    expect(document.querySelector('button')).toBeNull();
    expect(reported).toEqual([false, false]);
  });

  it('asks again when the page says so, and tells the new choice', () => {
    localStorage.setItem('portal-consent', 'given');
    run('consent.js');
    expect(document.querySelector('button')).toBeNull();
    dispatchEvent(new Event('portal-consent-ask'));
    document.querySelector('button')?.click();
    expect(localStorage.getItem('portal-consent')).toBe('refused');
  });
});

describe('the chat', () => {
  it('opens on a press, and can be hidden', () => {
    run('chat.js');
    const panel = document.getElementById('sandbox-chat-panel');
    expect(panel?.hidden).toBe(true);
    document.querySelector('button')?.click();
    expect(panel?.hidden).toBe(false);
    const { sandboxChat } = pageWindow() as { sandboxChat: { hide(): void } };
    sandboxChat.hide();
    expect(document.getElementById('sandbox-chat')?.style.display).toBe('none');
  });
});

describe('the tag manager', () => {
  it('sends what is in the data layer and what comes later to the analytics beside it', () => {
    const sendBeacon = vi.fn((_address: URL, _text: string) => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    const page = pageWindow() as { dataLayer: unknown[] };
    page.dataLayer = [{ event: 'first' }];
    run('tag-manager.js');
    page.dataLayer.push({ event: 'later' });
    expect(sendBeacon.mock.calls.map(([address, text]) => [String(address), JSON.parse(text).event])).toEqual(
      ['first', 'tag-manager.loaded', 'later'].map((event) => [
        'http://localhost:4100/bg/third-party/collect?id=X',
        event,
      ]),
    );
  });
});

describe('the map', () => {
  it('finds an outlet by a part of its name', () => {
    const page = new DOMParser().parseFromString(renderMap('pl', 'en', ''), 'text/html');
    document.body.replaceChildren(...page.body.childNodes);
    run('map.js');
    const search = document.querySelector('input');
    if (!search) throw new Error('no search field');
    search.value = 'lipą';
    search.dispatchEvent(new Event('input'));
    expect(document.getElementById('count')?.textContent).toBe('1');
    const shown = [...document.querySelectorAll('li')].filter((place) => !place.hasAttribute('hidden'));
    expect(shown.map((place) => place.textContent)).toEqual(['Bistro pod Lipą']);
  });
});
