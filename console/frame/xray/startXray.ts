/** X-ray: tells the console what is on the screen, which of it is pointed at, and shows what the console asks for. */
import type { FromFrame } from '../messages.ts';
import { createLights } from './lightUp.ts';
import { listThings, type Placed } from './listThings.ts';
import { markTranslations } from './markTranslations.ts';
import { createTextMarks } from './textMarks.ts';

export interface Xray {
  /** Whether what is pressed is looked at, and not done. */
  point(isOn: boolean): void;
  /** @param isMoved whether the first of them is brought into view */
  light(ids: readonly number[], isMoved: boolean): void;
  /** Tells all there is once more. */
  tellAgain(): void;
}

/** A page that comes to rest is read once. */
const REST_MILLISECONDS = 150;

/** Before the page's programs begin. */
export function startXray(tell: (message: FromFrame) => void): Xray {
  let placed: readonly Placed[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointing = false;
  let told = '';
  const read = () => {
    placed = listThings(marks);
    const things = placed.map(({ thing }) => thing);
    const path = location.pathname + location.search;
    const text = JSON.stringify([path, things]);
    if (text === told) return;
    told = text;
    tell({ kind: 'things', path, things });
  };
  const marks = createTextMarks(() => {
    clearTimeout(timer);
    timer = setTimeout(read, REST_MILLISECONDS);
  });
  markTranslations(marks);
  const found = createLights('found', '2px dashed');
  const pointed = createLights('pointed', '3px solid');

  const elementOf = (id: number) => placed.flatMap(({ thing, element }) => (thing.id === id ? element : []));
  /** The thing at an element: the innermost around it, else the first in it. */
  const thingAt = (target: Element): Placed | undefined =>
    placed.findLast(({ element }) => element.contains(target)) ??
    placed.find(({ element }) => target.contains(element));
  let last = -1;
  const look = (target: EventTarget | null, isPicked: boolean) => {
    const at = isPointing && target instanceof Element ? thingAt(target) : undefined;
    if (!at || (at.thing.id === last && !isPicked)) return;
    last = at.thing.id;
    pointed.show([at.element], false);
    tell({ kind: 'pointed', id: at.thing.id, isPicked });
  };

  addEventListener('pointermove', ({ target }) => look(target, false), { capture: true, passive: true });
  addEventListener('focusin', ({ target }) => look(target, false), { capture: true });
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'submit'])
    addEventListener(
      name,
      (event) => {
        if (!isPointing) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (name === 'click') look(event.target, true);
      },
      { capture: true },
    );
  addEventListener(
    'keydown',
    ({ key }) => {
      if (isPointing && key === 'Escape') tell({ kind: 'pointingEnded' });
    },
    { capture: true },
  );

  return {
    point(isOn) {
      isPointing = isOn;
      last = -1;
      document.documentElement.style.cursor = isOn ? 'crosshair' : '';
      if (!isOn) pointed.show([], false);
    },
    light: (ids, isMoved) => found.show(ids.flatMap(elementOf), isMoved),
    tellAgain() {
      told = '';
      read();
    },
  };
}
