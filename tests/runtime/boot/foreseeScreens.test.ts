// @vitest-environment jsdom
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foreseeScreens, REST_MS } from '../../../runtime/boot/foreseeScreens.ts';

const loads: string[] = [];
let isLost = false;
let stop: () => void;

/** A route of the portal, as createRoutes makes it. */
const route = (path: string, id: string, more: object = {}): RouteObject => ({
  path,
  handle: {
    description: {
      screen: {
        id,
        forms: id === 'contactUs' ? { contact: null } : {},
        load: async () => {
          loads.push(id);
        },
      },
      isPaused: false,
      ...more,
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  loads.length = 0;
  isLost = false;
  document.body.innerHTML = `
    <a id="cards" href="/bg/account"><i>Cards</i></a>
    <a id="card" href="/bg/account/cards/7/details">Card</a>
    <a id="contact" href="/bg/contact-us">Contact</a>
    <a id="paused" href="/bg/profile">Profile</a>
    <a id="other" href="/pl/account">Another tenant</a>
    <a id="elsewhere" href="https://elsewhere.example/bg/account">Elsewhere</a>
    <a id="language" href="/bg/en" hreflang="en">English</a>
    <p>No link</p>`;
  vi.stubGlobal('fetch', async (address: string) => {
    loads.push(address);
    return new Response();
  });
  const page = {
    base: '/bg',
    forms: { contact: '/static/forms/contact.js', personalInfo: '/static/forms/profile.js' },
  };
  stop = foreseeScreens({ page, connection: { isLost: () => isLost } }, [
    {
      children: [
        route('account', 'accountHome'),
        route('account/cards/:cardId/details', 'cardDetails'),
        route('contact-us', 'contactUs'),
        route('profile', 'myProfile', { isPaused: true }),
        route('en', 'home'),
      ],
    },
  ]);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const at = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const restOn = (selector: string) => {
  at(selector, 'mouseover');
  vi.advanceTimersByTime(REST_MS);
};

it('loads the screen of a link on which the mouse rests, once', () => {
  restOn('#cards i');
  restOn('#cards');
  restOn('#card');
  expect(loads).toEqual(['accountHome', 'cardDetails']);
});

it('loads nothing for a link that the mouse passes over', () => {
  at('#cards', 'mouseover');
  vi.advanceTimersByTime(REST_MS - 1);
  at('p', 'mouseover');
  vi.advanceTimersByTime(REST_MS);
  expect(loads).toEqual([]);
});

it.each(['touchstart', 'focusin'])(
  'loads the screen and its form at once when a link is reached by %s',
  (type) => {
    at('#contact', type);
    expect(loads).toEqual(['contactUs', '/static/forms/contact.js']);
  },
);

it.each(['#paused', '#other', '#elsewhere', '#language', 'p'])('leaves %s alone', (selector) => {
  at(selector, 'touchstart');
  restOn(selector);
  expect(loads).toEqual([]);
});

it('loads nothing that nobody has asked for while bytes are dear, or the host is out of reach', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  at('#cards', 'touchstart');
  Reflect.deleteProperty(navigator, 'connection');
  isLost = true;
  at('#cards', 'touchstart');
  isLost = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  at('#cards', 'touchstart');
  expect(loads).toEqual([]);
  vi.restoreAllMocks();
  at('#cards', 'touchstart');
  expect(loads).toEqual(['accountHome']);
});
