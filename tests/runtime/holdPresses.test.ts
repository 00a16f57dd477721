// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPresses } from '../../runtime/boot/holdPresses.ts';

const PAGE = `<template id="waiting"><i role="status">Loading</i><b role="status">No connection</b></template>
<div id="root" data-prerendered><a href="/xx/login/">Log in</a><a href="/xx/help"><b>Help</b></a><button>More</button></div>`;

describe('a press on a page that nothing has hydrated yet', () => {
  let container: HTMLElement;
  let hydrate: () => void;
  let fail: (cause: Error) => void;
  const run = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        hydrate = () => {
          container.removeAttribute('data-prerendered');
          resolve();
        };
        fail = reject;
      }),
  );
  const press = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  };
  const marked = () => [...container.querySelectorAll('[data-pressed]')].map((each) => each.textContent);
  const status = () => document.querySelector('body > div [role=status]')?.textContent;

  beforeEach(() => {
    run.mockClear();
    document.body.innerHTML = PAGE;
    container = document.querySelector<HTMLElement>('#root') ?? document.body;
    holdPresses({ base: '/xx', container, run });
  });
  afterEach(() => {
    // Takes its listeners away.
    container.removeAttribute('data-prerendered');
    press('#root');
    vi.unstubAllGlobals();
  });

  it('stays on the page, says that it goes on, and is marked for the program', async () => {
    expect(press('a').defaultPrevented).toBe(true);
    expect([marked(), status(), run.mock.calls.length]).toEqual([['Log in'], 'Loading', 1]);
    hydrate();
    await expect.poll(status).toBeUndefined();
  });

  it('counts in place of the one before', () => {
    press('a');
    press('a b');
    expect(marked()).toEqual(['Help']);
  });

  it('is marked on a button as well, and given up where the program does not come', async () => {
    press('button');
    expect([marked(), status()]).toEqual([['More'], 'Loading']);
    fail(new Error('Nothing there.'));
    await expect.poll(status).toBeUndefined();
  });

  it('says in words that there is no connection for the page that it leads to [USE-04]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    press('a');
    fail(new Error('Nothing there.'));
    await expect.poll(status).toBe('No connection');
  });

  it('is left to the program once that is there', () => {
    container.removeAttribute('data-prerendered');
    expect(press('a').defaultPrevented).toBe(false);
    expect([marked(), run.mock.calls.length]).toEqual([[], 0]);
  });
});
