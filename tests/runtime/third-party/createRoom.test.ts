// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRoom } from '../../../runtime/third-party/createRoom.ts';

const [WIDTH, HEIGHT] = [1000, 800];

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly right?: number;
}

const BAR_BELOW: Box = { top: 640, bottom: HEIGHT };
const BAR_ON_TOP: Box = { top: 0, bottom: 120 };

/**
 * A page of its own in a browser that lays out nothing but one foreign box. What watches a page does so for good.
 * @param pointTakes milliseconds until it is known what stands at a point
 */
function aPage(first: Box | null, pointTakes = 0) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as Window & typeof globalThis;
  const { body, documentElement: root } = page.document;
  body.innerHTML = '<div id="root"><button>ours</button></div><div id="foreign" tabindex="0"></div>';
  const [ours, foreign] = body.querySelectorAll<HTMLElement>('button, #foreign');
  if (!ours || !foreign) throw new Error('The page is not built.');
  Object.assign(page, { innerHeight: HEIGHT, innerWidth: WIDTH });
  let box = first;
  const points: { readonly x: number; readonly y: number }[] = [];
  let clock = 0;
  page.performance.now = () => clock;
  page.document.elementFromPoint = (x, y) => {
    points.push({ x, y });
    clock += pointTakes;
    if (box && y >= box.top && y < box.bottom && x < (box.right ?? WIDTH)) return foreign;
    if (y < 200) return ours;
    if (y < 400) return body;
    return y < 600 ? root : null;
  };
  return {
    page,
    ours,
    foreign,
    room: createRoom(page),
    /** Where was looked. */
    points,
    move: (next: Box | null) => {
      box = next;
    },
    /** Until a frame was shown, and what is done after it. */
    nextFrame: () => new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve))),
    taken: () => ({
      isSeen: root.hasAttribute('data-asked'),
      body: body.style.paddingBlock,
      scroll: root.style.getPropertyValue('scroll-padding-block'),
      bars: root.style.getPropertyValue('--taken'),
      below: root.style.getPropertyValue('--taken-below'),
      isLayerOfItsOwn: page.document.getElementById('root')?.style.isolation === 'isolate',
    }),
  };
}

/** What the page does after a while, it does when the test says: a busy machine makes any while too short. */
function holdTimers(page: Window & typeof globalThis): ReadonlyMap<number, () => void> {
  const { setTimeout } = page;
  const timers = new Map<number, () => void>();
  let last = 0;
  Object.assign(page, {
    setTimeout: (act: () => void, milliseconds = 0) => {
      if (milliseconds === 0) return setTimeout(act);
      last += 1;
      timers.set(last, act);
      return last;
    },
    clearTimeout: (timer: number) => timers.delete(timer),
  });
  return timers;
}

async function roomUnder(box: Box | null) {
  const made = aPage(box);
  made.room.open();
  await made.nextFrame();
  return made;
}

/** Whether several turns in a row have brought nothing more. */
const isQuiet = (counts: readonly number[]) => counts.length > 50 && counts.at(-50) === counts.at(-1);

const NOTHING = { isSeen: false, body: '', scroll: '', bars: '0px', below: '0px' };

afterEach(() => document.body.replaceChildren());

describe('the room for a question of others', () => {
  it.each<[string, Box, number, number]>([
    ['a bar below', BAR_BELOW, 0, 160],
    ['a box in a corner below, off the edge', { top: 504, bottom: 784, right: 400 }, 0, 296],
    ['a bar on top', BAR_ON_TOP, 120, 0],
    ['a box that leaves as much above as below', { top: 320, bottom: 480 }, 0, 480],
    ['a bar below that leaves just a fifth of the window', { top: 160, bottom: HEIGHT }, 0, 640],
  ])('is made under %s [USE-06]', async (_, box, top, bottom) => {
    const { room, taken } = await roomUnder(box);
    expect(taken()).toEqual({
      isSeen: true,
      body: `${top}px ${bottom}px`,
      scroll: `calc(var(--bar) + ${top}px) calc(var(--bar) + var(--toasts, 0px) + ${bottom}px)`,
      bars: top > 0 ? '100vh' : `${bottom}px`,
      below: `${bottom}px`,
      isLayerOfItsOwn: true,
    });
    room.close();
    expect(taken()).toEqual({ ...NOTHING, isLayerOfItsOwn: false });
  });

  it.each([
    ['tenant', (note: HTMLElement) => (note.id = 'draft')],
    ['language', (note: HTMLElement) => (note.className = 'draft')],
  ])('is made beside the note of a draft of a %s, which is ours [USE-06]', async (_, mark) => {
    const { page, room, nextFrame, taken } = aPage(BAR_BELOW);
    const note = page.document.createElement('p');
    mark(note);
    page.document.body.prepend(note);
    const { elementFromPoint } = page.document;
    page.document.elementFromPoint = (x, y) => (y < 40 ? note : elementFromPoint(x, y));
    room.open();
    await nextFrame();
    expect(taken()).toMatchObject({ isSeen: true, body: '0px 160px', below: '160px' });
  });

  it('is as high as a bar that begins and ends between the rows that are looked at first [USE-06]', async () => {
    const { taken } = await roomUnder({ top: 688, bottom: 712 });
    expect(taken()).toMatchObject({ isSeen: true, body: '0px 112px' });
  });

  it('is not made before something lies over the page, while nothing of ours lies higher from the start [USE-06]', () => {
    const { room, taken } = aPage(BAR_BELOW);
    room.open();
    expect(taken()).toEqual({ ...NOTHING, isLayerOfItsOwn: true });
  });

  it('is not made under a wall, which nobody gets past, nor under nothing [USE-06]', async () => {
    const wall = await roomUnder({ top: 40, bottom: 780 });
    expect(wall.taken()).toEqual({ ...NOTHING, isSeen: true, isLayerOfItsOwn: true });
    const { taken } = await roomUnder(null);
    expect(taken()).toEqual({ ...NOTHING, isLayerOfItsOwn: true });
  });

  it('is not made, and fails for nobody, where a browser does not tell what lies where [USE-06]', async () => {
    const { page, room, nextFrame, taken } = aPage(BAR_BELOW);
    Object.assign(page.document, { elementFromPoint: undefined });
    const failed = vi.fn((event: Event) => event.preventDefault());
    page.addEventListener('error', failed);
    room.open();
    await nextFrame();
    expect(failed).not.toHaveBeenCalled();
    expect(taken()).toEqual({ ...NOTHING, isLayerOfItsOwn: true });
  });
});

describe('the look for a question of others', () => {
  it.each(['script', 'link', 'noscript', 'style', 'template'])(
    'is not taken where nothing of others stands in the page but a %s [USE-06]',
    async (name) => {
      const { page, foreign, room, points, nextFrame, taken } = aPage(BAR_BELOW);
      foreign.replaceWith(page.document.createElement(name));
      room.open();
      await nextFrame();
      expect(points).toEqual([]);
      expect(taken()).toEqual({ ...NOTHING, isLayerOfItsOwn: true });
    },
  );

  it.each([
    ['below', BAR_BELOW],
    ['on top', BAR_ON_TOP],
  ])('stays inside the window, under a bar %s: it costs time [USE-06]', async (_, bar) => {
    const { points } = await roomUnder(bar);
    expect(points).not.toEqual([]);
    expect(points.filter(({ x, y }) => x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT)).toEqual([]);
  });

  it.each(['resize', 'click', 'focusin'])(
    'is taken again when something may have come over the page: on %s [USE-06]',
    async (event) => {
      const { page, move, nextFrame, taken } = await roomUnder(null);
      move(BAR_BELOW);
      page.dispatchEvent(new page.Event(event));
      await nextFrame();
      expect(taken()).toMatchObject({ isSeen: true, body: '0px 160px' });
    },
  );

  it('is taken again once scrolling has ended, and at no frame of it: a long page would stutter [USE-06]', async () => {
    const { page, points, move, nextFrame, taken } = await roomUnder(null);
    const ofOneLook = points.length;
    const timers = holdTimers(page);
    move(BAR_BELOW);
    for (let frame = 0; frame < 15; frame += 1) {
      page.dispatchEvent(new page.Event('scroll'));
      await nextFrame();
    }
    expect(points).toHaveLength(ofOneLook);
    const [scrolled, ...others] = timers.values();
    expect(others).toEqual([]);
    scrolled?.();
    await nextFrame();
    expect(taken()).toMatchObject({ isSeen: true, body: '0px 160px' });
  });

  it('finds what is put into the page late, and that it is gone [USE-06]', async () => {
    const { page, foreign, room, move, nextFrame, taken } = aPage(null);
    foreign.remove();
    room.open();
    await nextFrame();
    expect(taken()).toMatchObject(NOTHING);
    page.document.body.append(foreign);
    move(BAR_BELOW);
    await nextFrame();
    await nextFrame();
    expect(taken()).toMatchObject({ isSeen: true, body: '0px 160px' });
    foreign.remove();
    await nextFrame();
    await nextFrame();
    expect(taken()).toMatchObject(NOTHING);
  });

  it('is taken after the frame that shows what a press has done, and not in it [USE-06]', async () => {
    const { page, points, nextFrame } = await roomUnder(BAR_BELOW);
    const ofOneLook = points.length;
    page.dispatchEvent(new page.Event('click'));
    await new Promise(page.requestAnimationFrame);
    expect(points).toHaveLength(ofOneLook);
    await nextFrame();
    expect(points).toHaveLength(2 * ofOneLook);
  });

  it('rests where each point takes long, and looks once more for what has happened meanwhile [USE-06]', async () => {
    const { page, room, points, move, nextFrame, taken } = aPage(null, 5);
    room.open();
    await nextFrame();
    const counts = [points.length];
    // Where has been looked already.
    move({ top: 0, bottom: 16 });
    page.dispatchEvent(new page.Event('click'));
    while (!isQuiet(counts)) {
      await new Promise((resolve) => page.setTimeout(resolve));
      counts.push(points.length);
    }
    // Two rows of three points take longer than may be looked without a rest.
    expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBeLessThanOrEqual(
      6,
    );
    expect(taken()).toMatchObject({ isSeen: true, body: '16px 0px' });
  });

  it('says nothing more once there is an answer, however long it took [USE-06]', async () => {
    const { page, room, nextFrame, taken } = aPage(BAR_BELOW, 5);
    room.open();
    await nextFrame();
    room.close();
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => page.setTimeout(resolve));
    expect(taken()).toEqual({ ...NOTHING, isLayerOfItsOwn: false });
  });

  it('is taken once a frame, however much happens in it, and no more after the answer [USE-06]', async () => {
    const { page, room, points, nextFrame } = await roomUnder(BAR_BELOW);
    const ofOneLook = points.length;
    for (const event of ['resize', 'resize', 'click']) page.dispatchEvent(new page.Event(event));
    await nextFrame();
    expect(points).toHaveLength(2 * ofOneLook);
    room.close();
    page.dispatchEvent(new page.Event('resize'));
    await nextFrame();
    expect(points).toHaveLength(2 * ofOneLook);
  });
});

describe('what has the focus while others ask', () => {
  /** Lays an element out there, and tells how it is brought into view. */
  function layOut(element: HTMLElement, top: number, bottom: number) {
    const scrolled = vi.fn();
    element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    element.scrollIntoView = scrolled;
    return scrolled;
  }
  const AS_LITTLE_AS_NEEDED = [{ block: 'nearest' }];

  it.each<[string, Box | null, number, number, boolean]>([
    ['comes out from below a bar that covers its end', BAR_BELOW, 600, 641, true],
    ['comes out from below a bar that covers its start', BAR_ON_TOP, 119, 160, true],
    ['stays where it is right above a bar', BAR_BELOW, 600, 640, false],
    ['stays where it is right below a bar', BAR_ON_TOP, 120, 160, false],
    ['stays out of the window where nothing is asked', null, -50, -10, false],
  ])('%s [USE-06]', async (_, box, top, bottom, isMoved) => {
    const { ours, room, nextFrame } = aPage(box);
    const scrolled = layOut(ours, top, bottom);
    ours.focus();
    room.open();
    await nextFrame();
    expect(scrolled.mock.calls).toEqual(isMoved ? [AS_LITTLE_AS_NEEDED] : []);
  });

  it('comes out from below a bar when it gets the focus, and is not called back when somebody scrolls away [USE-06]', async () => {
    const { page, ours, points, nextFrame } = await roomUnder(BAR_BELOW);
    const scrolled = layOut(ours, 700, 720);
    ours.focus();
    await nextFrame();
    expect(scrolled.mock.calls).toEqual([AS_LITTLE_AS_NEEDED]);
    const seen = points.length;
    page.dispatchEvent(new page.Event('scroll'));
    await expect.poll(() => points.length).toBeGreaterThan(seen);
    await nextFrame();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('stays where it is if it belongs to the question [USE-06]', async () => {
    const { foreign, room, nextFrame } = aPage(BAR_BELOW);
    const scrolled = layOut(foreign, BAR_BELOW.top, BAR_BELOW.bottom);
    foreign.focus();
    room.open();
    await nextFrame();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
