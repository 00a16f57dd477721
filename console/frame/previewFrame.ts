/**
 * The script that stands first in each page of a preview, and in no published one: it puts the clock forward, tells the
 * console where the page is, and does what the console says.
 */
import { LANGUAGE_KEY } from '../../runtime/tenant/pageData.ts';
import { type FrameFacts, type FromFrame, SPARE_PATH, type ToFrame } from './messages.ts';
import { setScheme } from './setScheme.ts';
import { shiftClock } from './shiftClock.ts';
import { takeUp } from './takeUp.ts';
import {
  holdBack,
  restoreTop,
  scrollToShare,
  tellDrawn,
  tellLanguage,
  tellMoves,
  tellScrolling,
  whenDrawn,
} from './tellPlace.ts';
import { warmScreen, warmUp } from './warmUp.ts';
import { startXray, type Xray } from './xray/startXray.ts';

declare const __FACTS__: FrameFacts;

const { console: owner, clockOffset, isXray } = __FACTS__;
const OFFSET = 'preview-clock';

const tell = (message: FromFrame) => parent.postMessage(message, owner);

/** Of another day nothing is kept that counts time: a session would have been idle for months. */
function turnClock(offset: number): void {
  shiftClock(offset);
  if (sessionStorage.getItem(OFFSET) !== String(offset))
    for (const name of Object.keys({ ...localStorage }))
      if (name.endsWith('|used')) localStorage.removeItem(name);
  sessionStorage.setItem(OFFSET, String(offset));
}

/** The sandbox's question about cookies would stand over every screen. */
function refuseThirdParties(): void {
  localStorage.setItem('portal-consent', 'refused');
}

let xray: Xray | null = null;

async function show({
  place,
  clockOffset: offset,
  language,
  scheme,
  isXray: isMarked,
}: ToFrame & { kind: 'show' }): Promise<void> {
  turnClock(offset);
  if (isMarked) xray ??= startXray(tell);
  setScheme(scheme);
  const [, code = ''] = place.path.split('/');
  if (language) sessionStorage.setItem(LANGUAGE_KEY + code, language);
  const load = () => location.replace(place.path);
  const start = await takeUp(place.path).catch(() => null);
  if (!start) {
    load();
    return;
  }
  // Perhaps another one is asked for since.
  setScheme();
  whenDrawn(async () => {
    await letters();
    restoreTop(place.top);
    begin();
  });
  start().catch(load);
}

/** They are in the browser's cache, and yet come late: a page that is shown before would move. */
const LETTERS_MILLISECONDS = 40;

function letters(): Promise<unknown> {
  // What is not laid out asks for no letters.
  document.body.getBoundingClientRect();
  return Promise.race([
    document.fonts.ready,
    new Promise((resolve) => setTimeout(resolve, LETTERS_MILLISECONDS)),
  ]);
}

/** From now on the console is told what happens here. */
function begin(): void {
  tellDrawn(tell);
  tellLanguage(tell);
  tellMoves(tell);
  tellScrolling(tell);
}

function enter({ session, local }: ToFrame & { kind: 'enter' }): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of session) sessionStorage.setItem(name, value);
  for (const [name, value] of local) localStorage.setItem(name, value);
  refuseThirdParties();
  tell({ kind: 'entered' });
}

addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || origin !== owner) return;
  if (data.kind === 'show') void show(data);
  else if (data.kind === 'enter') enter(data);
  else if (data.kind === 'look') setScheme(data.scheme);
  else if (data.kind === 'scroll') scrollToShare(data.share);
  else if (data.kind === 'light') xray?.light(data.ids, data.isMoved);
  else if (data.kind === 'xray') {
    xray?.point(data.isPointing);
    if (data.isAsked) xray?.tellAgain();
  } else warmScreen(data.scripts);
});

holdBack(tell);
turnClock(clockOffset);
setScheme();
refuseThirdParties();
if (location.pathname === SPARE_PATH)
  addEventListener('DOMContentLoaded', async () => {
    await warmUp();
    tell({ kind: 'spare' });
  });
else {
  if (isXray) xray = startXray(tell);
  addEventListener('DOMContentLoaded', () => whenDrawn(begin));
}
