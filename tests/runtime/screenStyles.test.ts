// @vitest-environment jsdom
/** Screens come with their styles, or say that they could not (APP-13, ERR-92). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { loadStyles } from '../../runtime/boot/loadStyles.ts';
import { withStyles } from '../../runtime/boot/withStyles.ts';

const HREF = '/static/s/help.css';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const end = (outcome: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(outcome));

beforeEach(() => {
  document.head.replaceChildren();
});

describe('a stylesheet', () => {
  it('is asked for once, however many wait for it', async () => {
    const waiting = [loadStyles(document, HREF), loadStyles(document, HREF)];
    expect(links().map((link) => link.getAttribute('href'))).toEqual([HREF]);
    end('load');
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(await loadStyles(document, HREF)).toBe(true);
    expect(links()).toHaveLength(1);
  });

  it('stands before those that override it, where that is asked for', async () => {
    void loadStyles(document, HREF, true);
    void loadStyles(document, '/static/portal.css', true);
    void loadStyles(document, '/static/s/forms.css');
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/static/portal.css',
      HREF,
      '/static/s/forms.css',
    ]);
  });

  it('that failed is asked for again by whoever needs it next', async () => {
    const first = loadStyles(document, HREF);
    end('error');
    expect(await first).toBe(false);
    const second = loadStyles(document, HREF);
    expect(links()).toHaveLength(1);
    end('load');
    expect(await second).toBe(true);
  });
});

describe('a screen with styles of its own', () => {
  const Screen = () => null;
  let isConnected: boolean;
  let missing: number;
  let asked: string[];
  const help = (came: (href: string) => Promise<boolean>) => {
    isConnected = true;
    missing = 0;
    asked = [];
    const manifest: Manifest = {
      id: 'help',
      paths: ['help'],
      layout: 'oneColumn',
      guards: [],
      load: async () => ({ default: Screen }),
    };
    return withStyles(manifest, {
      styles: { help: ['/static/s/forms.css', HREF] },
      load: (href) => {
        asked.push(href);
        return came(href);
      },
      connection: () => ({ isThere: async () => isConnected }),
      onMissing: () => {
        missing += 1;
      },
    });
  };

  it('is there once they are, in their order', async () => {
    const came = Promise.withResolvers<boolean>();
    let isThere = false;
    const loading = help(() => came.promise)
      .load?.()
      .then((module) => {
        isThere = true;
        return module;
      });
    await Promise.resolve();
    expect(asked).toEqual(['/static/s/forms.css', HREF]);
    expect(isThere).toBe(false);
    came.resolve(true);
    expect((await loading)?.default).toBe(Screen);
    expect(missing).toBe(0);
  });

  it('is shown without one that cannot be had, and the person is told once [APP-13]', async () => {
    expect((await help(async () => false).load?.())?.default).toBe(Screen);
    expect(missing).toBe(1);
  });

  it('waits for the connection with its script, and says nothing of styles', async () => {
    const screen = help(async () => false);
    isConnected = false;
    await expect(screen.load?.()).rejects.toThrow('did not load');
    expect(missing).toBe(0);
  });
});
