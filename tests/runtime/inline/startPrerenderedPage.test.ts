// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPrerenderedPage } from '../../../runtime/inline/startPrerenderedPage.ts';

const PROGRAM = '/static/home-AAAAAAAA.js';
const programs = () => document.head.querySelectorAll(`script[type=module][src="${PROGRAM}"]`).length;

describe('a page that was prerendered', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset.tenant = 'xx';
    document.head.replaceChildren();
    sessionStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('begins its program at once', () => {
    startPrerenderedPage(PROGRAM);
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
    expect(programs()).toBe(1);
  });
});
