// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPrerenderedPage } from '../../../runtime/inline/startPrerenderedPage.ts';

const PROGRAM = '/static/home-AAAAAAAA.js';
const programs = () => document.head.querySelectorAll(`script[src="${PROGRAM}"]`).length;

describe('a page that was prerendered', () => {
  let paint: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.documentElement.lang = 'en';
    document.documentElement.dataset.tenant = 'xx';
    document.head.innerHTML = `<link rel="modulepreload" media="(width<64em)" href="${PROGRAM}">`;
    sessionStorage.clear();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(reported: (list: { getEntriesByName(name: string): unknown[] }) => void) {
          paint = () =>
            reported({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) });
        }
        observe() {}
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('begins its program after the first paint, once, and asks for what was to wait', () => {
    startPrerenderedPage(PROGRAM);
    expect(programs()).toBe(0);
    expect(document.querySelector('link')?.media).toBe('(width<64em)');
    paint();
    expect(programs()).toBe(1);
    expect(document.querySelector('link')?.hasAttribute('media')).toBe(false);
    vi.runAllTimers();
    expect(programs()).toBe(1);
  });

  it('does not wait for a paint that nobody hears of', () => {
    startPrerenderedPage(PROGRAM);
    vi.advanceTimersByTime(999);
    expect(programs()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(programs()).toBe(1);
  });

  it('tells the pages that its links lead to its language', () => {
    startPrerenderedPage(PROGRAM);
    expect(sessionStorage.getItem('language|xx')).toBe('en');
  });

  it('works in a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('denied');
      },
    });
    startPrerenderedPage(PROGRAM);
    paint();
    expect(programs()).toBe(1);
  });
});
