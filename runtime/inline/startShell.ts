import { PAGE_DATA_ID, type PageData } from '../tenant/pageData.ts';
import { CAME_MARK, EARLY_MEDIA, ROOT_ID, START_FAILED, STARTUP_ERROR_ID } from '../tenant/pageMarks.ts';
import { preloadLink, STYLES_ID } from '../tenant/preloadLink.ts';
import { askEarly, askWords } from './askEarly.ts';
import { freePreloads, PAINT_WAIT_MILLISECONDS } from './freePreloads.ts';
import { programScript } from './programScript.ts';
import { findFirstLook, holdPrerenderedScreen, showPrerendered } from './showPrerendered.ts';

/** Script loading times out after 120 seconds (APP-14). */
const SCRIPT_TIMEOUT_MILLISECONDS = 120_000;

/**
 * Stands in the head, before anything that it would have to wait for: the program is begun once the page is read, and
 * what is prerendered has been shown, with its rules. When it does not load, or cannot start, what stands there gives way to the start-up error.
 * What the screen of the path needs is asked for as well: it would be found out one wave after the other.
 * @param earlyForm address of what runs the rules of a prerendered form until then
 */
export function startShell(program: string, earlyForm: string): void {
  let trusted: string | undefined;
  const { scriptOf, rules } = programScript(
    program,
    {
      createHTML(html: string) {
        if (html !== trusted) throw new TypeError('html');
        return html;
      },
    },
    earlyForm,
  );
  const script = scriptOf(program);
  const fail = () => showStartupError(page.base);
  document.addEventListener(START_FAILED, () => {
    // Its program comes, and still cannot start.
    script.onload = null;
    fail();
  });
  document.addEventListener('error', styleAgain, true);
  const watch = setTimeout(fail, SCRIPT_TIMEOUT_MILLISECONDS);
  script.onload = () => {
    clearTimeout(watch);
    // It comes after all, later than it is waited for.
    document.getElementById(STARTUP_ERROR_ID)?.setAttribute('hidden', '');
  };
  script.onerror = fail;

  const page: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  const path = location.pathname.replace(/\/$/, '');
  const asked = page.preloads?.[path] ?? [];
  const isCall = (address: string) => address.includes('{');
  const calls = asked.filter(isCall);
  const needed = asked.filter((address) => !isCall(address));
  if (page.tenant && calls.length > 0) askEarly(page.base, page.tenant, calls);
  const isStyle = (address: string) => address.endsWith('.css');
  const isForm = (address: string) => address.startsWith('/static/forms/');
  const styled = Promise.all(needed.filter(isStyle).map(addStyles));
  const look = findFirstLook(page, path);
  if (!look) askWords(page);
  const trust = (html: string) => {
    trusted = html;
    return rules.createHTML(html);
  };
  const shown = look && showPrerendered(look, styled, trust, () => add(scriptOf(earlyForm)));
  const forms = look ? needed.filter(isForm) : [];
  // A form that is prerendered has the network to itself: servers of HTTP/2 divide it among all that is asked for.
  const early = forms.length > 0 ? [earlyForm, ...forms] : [];
  const come = early.length > 0 && Promise.all([styled, ...early.map((each) => add(preloadLink(each)))]);
  holdPrerenderedScreen();
  const preload = () => {
    freePreloads();
    for (const address of needed) if (!isStyle(address)) document.head.append(preloadLink(address));
  };
  const ready = Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PAINT_WAIT_MILLISECONDS))]);
  const isEarly = matchMedia(EARLY_MEDIA).matches;
  if (isEarly) void Promise.resolve(come).then(preload);
  document.addEventListener('DOMContentLoaded', async () => {
    await ready;
    if (!isEarly) preload();
    document.head.append(script);
  });
}

/** What people are shown of the id of an answer, as of that of a call (LOV-60). */
const SHOWN_LENGTH = 13;

/**
 * The error that the host wrote into the page, which needs nothing that is fetched. The host is told of it by a request for
 * the tenant's page, and what its log has that by follows (LOV-60).
 */
function showStartupError(base: string): void {
  document.getElementById(ROOT_ID)?.replaceChildren();
  const error = document.getElementById(STARTUP_ERROR_ID);
  // Of what is shown already the host knows.
  if (!error?.hidden) return;
  error.hidden = false;
  fetch(`${base}/`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) =>
      error.querySelector('bdi')?.append(headers.get('x-request-id')?.slice(0, SHOWN_LENGTH) ?? ''),
    () => undefined,
  );
}

/** The stylesheet of every screen is asked for once more where the network lost it, as those of one screen are. */
function styleAgain({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.id !== STYLES_ID) return;
  target.id = '';
  // Another address of the same file.
  target.href += '#';
}

/** Asks for a stylesheet of the screen, which waits for it (runtime/boot/loadStyles.ts). */
function addStyles(href: string): Promise<void> {
  return add(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** @returns once it is there or has failed */
function add(element: HTMLElement): Promise<void> {
  document.head.append(element);
  return new Promise((resolve) => {
    for (const name of ['load', 'error'])
      element.addEventListener(name, () => {
        element.setAttribute(CAME_MARK, name);
        resolve();
      });
  });
}
