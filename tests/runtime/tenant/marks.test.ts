// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import {
  ASK_EVENT,
  CONSENT_EVENT,
  isConsentChosen,
  markConsentChosen,
} from '../../../runtime/tenant/consentEvents.ts';
import { readHistoryNote, writeHistoryNote } from '../../../runtime/tenant/historyNote.ts';
import { LANGUAGE_KEY, PAGE_DATA_ID } from '../../../runtime/tenant/pageData.ts';
import * as pageMarks from '../../../runtime/tenant/pageMarks.ts';
import { preloadLink } from '../../../runtime/tenant/preloadLink.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';

afterEach(() => history.replaceState(null, ''));

describe('what the portal notes with an entry of the history', () => {
  it('is nothing at first, and nothing where only the router has written', () => {
    expect(readHistoryNote()).toBeNull();
    history.replaceState({ key: 'r' }, '');
    expect(readHistoryNote()).toBeNull();
  });

  it('is found again, beside what the router keeps there', () => {
    history.replaceState({ key: 'r' }, '');
    writeHistoryNote({ page: 2 });
    expect(readHistoryNote()).toEqual({ page: 2 });
    expect(history.state).toEqual({ key: 'r', portal: { page: 2 } });
    writeHistoryNote({ page: 3 });
    expect(readHistoryNote()).toEqual({ page: 3 });
  });
});

it('the title of a screen stands below its id', () => {
  expect(titleOf('accountHome')).toBe('screens.accountHome');
});

describe('a link that asks for something early', () => {
  it('asks for a script as a module, and for words as they will be fetched', () => {
    expect(preloadLink('/static/a.js').outerHTML).toBe('<link rel="modulepreload" href="/static/a.js">');
    const words = preloadLink('/static/a.json');
    expect([words.rel, words.as, words.crossOrigin, words.getAttribute('href')]).toEqual([
      'preload',
      'fetch',
      '',
      '/static/a.json',
    ]);
  });
});

it('a page knows whether a choice of consent was told on it [P6]', () => {
  const page = document.implementation.createHTMLDocument();
  expect(isConsentChosen(page)).toBe(false);
  markConsentChosen(page);
  expect(isConsentChosen(page)).toBe(true);
  page.documentElement.dataset.consent = 'asked';
  expect(isConsentChosen(page)).toBe(false);
});

it('page, script and program know each other by names of which no two are the same', () => {
  const { EARLY_MEDIA, HELD_MEDIA, ...marks } = pageMarks;
  const names = [...Object.values(marks), PAGE_DATA_ID, CONSENT_EVENT, ASK_EVENT];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]+$/);
  expect(EARLY_MEDIA).toBe('(width<64em)');
  expect(HELD_MEDIA).toBe('not all');
  // Consent scripts of tenants, and tabs of an earlier version, know these.
  expect([CONSENT_EVENT, ASK_EVENT, LANGUAGE_KEY]).toEqual([
    'portal-consent',
    'portal-consent-ask',
    'language|',
  ]);
});
