// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '../../runtime/boot/start.ts';
import { startShell } from '../../runtime/inline/startShell.ts';
import { PAGE_DATA_ID } from '../../runtime/tenant/pageData.ts';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = `
    <script type="application/json" id="${PAGE_DATA_ID}">{"version":"1.0.0"}</script>
    <div id="root">Loading</div><section id="startup-error" hidden>Try again</section>`;
  // As the page does, before its program.
  startShell('/static/main.js', '/static/earlyForm-AAAAAAAA.js');
});
afterEach(() => {
  error.mockReset();
  vi.unstubAllGlobals();
});

const isErrorShown = () => document.querySelector<HTMLElement>('#startup-error')?.hidden === false;

describe('a start that fails', () => {
  it('is told of, and leaves the error that the page came with in place of the loader [I1]', async () => {
    const cause = new TypeError('Failed to fetch');
    await start(document, () => Promise.reject(cause));
    expect(error.mock.calls).toEqual([[cause]]);
    expect([isErrorShown(), document.getElementById('root')?.textContent]).toEqual([true, '']);
  });

  it('because somebody leaves meanwhile is no fault to be told of, and no loader that stays for who comes back', async () => {
    await start(document, async () => {
      dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    });
    expect(error).not.toHaveBeenCalled();
    expect(isErrorShown()).toBe(true);
  });
});
