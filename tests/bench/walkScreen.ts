/**
 * Presses every control of a screen, as a thumb does, and asks the browser how long each answer took. What a press
 * opens (a menu, a list, a dialog) is pressed as well; what it leads away to is left again. Links come first, since
 * nobody is asked about leaving then, and what sends a form last.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { holdCalls } from './heldCalls.ts';
import { longestInteraction, type Press } from './interactionFigures.ts';
import { type Control, type ControlKind, type ListedWindow, listControls } from './listControls.ts';
import { A_KEY } from './repeatedOf.ts';
import { forgetEvents, readEvents } from './timedPage.ts';

export const SLOWDOWN = 4;

export interface WalkedScreen {
  readonly page: Page;
  readonly session: CDPSession;
  /** As it was at first, with the person signed in. */
  open(): Promise<void>;
  /** Whether a control is pressed here. */
  isWanted(control: Control): boolean;
}

export interface Walk {
  readonly presses: readonly Press[];
  /** By a control that was not there at first, the one whose press brought it. */
  readonly broughtBy: ReadonlyMap<string, string>;
  /** Controls that no press came through to. */
  readonly missed: readonly string[];
}

const ORDER: readonly ControlKind[] = ['link', 'button', 'toggle', 'select', 'field', 'submit', 'language'];
/** A screen that always has another control is left all the same. */
const MOST_CONTROLS = 120;
const MOST_OPENINGS = 30;
const MOST_MILLISECONDS = 20_000;

/** @param screen that is open */
export async function walkScreen(screen: WalkedScreen): Promise<Walk> {
  const { page, session } = screen;
  const held = holdCalls(session);
  const done = new Set<string>();
  const presses: Press[] = [];
  const missed: string[] = [];
  const broughtBy = new Map<string, string>();
  const seen = new Set<string>();
  let last: string | null = null;
  const start = new URL(page.url()).pathname;
  const heading = await page.evaluate(() => document.querySelector('main h1')?.textContent ?? '');
  let openings = 0;
  const openAnew = async () => {
    openings += 1;
    await held.release();
    await screen.open();
    await held.hold();
  };
  const press = async (control: string, act: () => Promise<boolean>) => {
    await forgetEvents(page);
    await slowDown(session, SLOWDOWN);
    const isDone = await act();
    const { events, pressed } = await soon(readEvents(page));
    await slowDown(session, 1);
    await held.fail();
    if (isDone && pressed > 0) presses.push({ control, ...longestInteraction(events) });
    else missed.push(control);
    await untilCalm(page);
  };

  await held.hold();
  while (done.size < MOST_CONTROLS && openings < MOST_OPENINGS) {
    if (new URL(page.url()).pathname !== start && !(await goBack(page, start, heading))) await openAnew();
    const controls = await page.evaluate(listControls);
    // A screen that came back and then led on by itself: these controls are another one's.
    if ((await page.evaluate(() => location.pathname)) !== start) {
      await openAnew();
      continue;
    }
    for (const { name } of controls) {
      if (last !== null && !seen.has(name)) broughtBy.set(name, last);
      seen.add(name);
    }
    const next = firstOf(controls.filter((each) => !done.has(each.name) && screen.isWanted(each)));
    const [inDialog] = controls.filter(({ isInDialog }) => isInDialog);
    if (!next && !inDialog) break;
    try {
      if (next) {
        done.add(next.name);
        last = next.name;
        for (const [what, act] of stepsOf(page, next)) await press(`${next.name}${what}`, act);
        // Its words are those that the other controls are known by.
        if (next.kind === 'language') await openAnew();
      } else {
        const away = `${inDialog?.name.split('": ')[0]}": Escape`;
        if (done.has(away)) await openAnew();
        else {
          done.add(away);
          await press(away, () => keyTo(page, 'Escape'));
        }
      }
    } catch (error) {
      // A page that went away under the press cannot be asked.
      missed.push(`${next?.name}: ${String(error).split('\n')[0]}`);
      await slowDown(session, 1);
      await openAnew();
    }
  }
  await held.release();
  return { presses, missed, broughtBy };
}

/** A page that does not answer is opened anew. */
async function soon<Result>(answer: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const none = wait(MOST_MILLISECONDS, null, { signal: late.signal }).then(() => {
    throw new Error(`no answer within ${MOST_MILLISECONDS} ms`);
  });
  none.catch(() => undefined);
  return Promise.race([answer, none]).finally(() => late.abort());
}

export function slowDown(session: CDPSession, rate: number): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

function firstOf(controls: readonly Control[]): Control | undefined {
  return [...controls].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))[0];
}

type Step = readonly [what: string, act: () => Promise<boolean>];

/** What a person does with it: a press; a choice by key; a press and a letter. */
function stepsOf(page: Page, { index, kind, isNumeric }: Control): readonly Step[] {
  if (kind === 'select') {
    const choose = async () => (await focus(page, index)) && keyTo(page, 'ArrowDown');
    return [['', choose]];
  }
  const tap: Step = ['', () => tapOn(page, index, kind)];
  return kind === 'field' ? [tap, [A_KEY, () => keyTo(page, isNumeric ? '1' : 'a')]] : [tap];
}

async function keyTo(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  return true;
}

function focus(page: Page, index: number): Promise<boolean> {
  return page.evaluate((place) => {
    const control = (window as ListedWindow).listed?.[place];
    control?.focus();
    return control !== undefined && document.activeElement === control;
  }, index);
}

/** In the middle of it, once that is in view; where something lies over it, by key. */
async function tapOn(page: Page, index: number, kind: ControlKind): Promise<boolean> {
  const point = await page.evaluate(async (place) => {
    const control = (window as ListedWindow).listed?.[place];
    const seen = (control?.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control;
    if (!control || !seen?.isConnected) return null;
    seen.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const box = [...seen.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box) return null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const isFree = hit !== null && (seen.contains(hit) || hit.closest('label')?.contains(control) === true);
    return { x, y, isFree };
  }, index);
  if (!point) return false;
  if (point.isFree) await page.touchscreen.tap(point.x, point.y);
  else if (await focus(page, index)) await page.keyboard.press(kind === 'toggle' ? 'Space' : 'Enter');
  else return false;
  return true;
}

/** Until nothing comes or goes any more, and nothing says that it is busy; not for ever. */
async function untilCalm(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const LOOKS = 60;
      const look = () => `${location.href} ${document.querySelectorAll('*').length}`;
      let before = '';
      for (let looks = 0; looks < LOOKS; looks += 1) {
        const now = document.querySelector('[aria-busy=true], [role=progressbar]') ? '' : look();
        if (now !== '' && now === before) return;
        before = now;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    })
    .catch(() => undefined);
}

/** By the browser's own Back, as people do. @returns whether the screen is there again */
async function goBack(page: Page, path: string, heading: string): Promise<boolean> {
  try {
    await page.evaluate(() => history.back());
    await page.waitForFunction(
      // The address is the old one at once; the screen follows.
      ([wanted, title]) =>
        location.pathname === wanted && document.querySelector('main h1')?.textContent === title,
      [path, heading] as const,
      { timeout: 2_000, polling: 50 },
    );
    await untilCalm(page);
    return true;
  } catch {
    return false;
  }
}
