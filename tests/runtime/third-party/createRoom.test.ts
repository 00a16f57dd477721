// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createRoom } from '../../../runtime/third-party/createRoom.ts';

const HEIGHT = 800;
const root = document.documentElement;

/** A browser that lays out nothing but one foreign box. */
async function roomUnder(
  box: { readonly top: number; readonly bottom: number; readonly right?: number } | null,
) {
  document.body.innerHTML = '<div id="root"><button>ours</button></div><div id="foreign"></div>';
  const [ours, foreign] = [document.querySelector('button'), document.getElementById('foreign')];
  Object.assign(window, { innerHeight: HEIGHT, innerWidth: 1000 });
  document.elementFromPoint = (x, y) =>
    box && y >= box.top && y < box.bottom && x < (box.right ?? 1000) ? foreign : ours;
  const room = createRoom(window);
  room.open();
  await new Promise(requestAnimationFrame);
  return room;
}

const taken = () => ({
  isSeen: root.hasAttribute('data-asked'),
  body: document.body.style.paddingBlock,
  bars: root.style.getPropertyValue('--taken'),
  isLayerOfItsOwn: document.getElementById('root')?.style.isolation === 'isolate',
});

afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('data-asked');
});

describe('the room for a question of others', () => {
  it.each([
    ['a bar below', { top: 640, bottom: 800 }, '0px 160px', '160px'],
    ['a box in a corner below, off the edge', { top: 504, bottom: 784, right: 400 }, '0px 296px', '296px'],
    ['a bar on top', { top: 0, bottom: 120 }, '120px 0px', '100vh'],
  ])('is made under %s [USE-06]', async (_, box, body, bars) => {
    const room = await roomUnder(box);
    expect(taken()).toEqual({ isSeen: true, body, bars, isLayerOfItsOwn: true });
    room.close();
    expect(taken()).toEqual({ isSeen: false, body: '', bars: '0px', isLayerOfItsOwn: false });
  });

  it('is as high as a bar that begins and ends between the rows that are looked at first [USE-06]', async () => {
    await roomUnder({ top: 688, bottom: 712 });
    expect(taken()).toMatchObject({ isSeen: true, body: '0px 112px' });
  });

  it('is not looked for where nothing of others stands in the page [USE-06]', async () => {
    let looks = 0;
    const room = await roomUnder({ top: 640, bottom: 800 });
    document.getElementById('foreign')?.replaceWith(document.createElement('script'));
    document.elementFromPoint = () => {
      looks += 1;
      return null;
    };
    room.open();
    await new Promise(requestAnimationFrame);
    expect(looks).toBe(0);
    expect(taken()).toMatchObject({ isSeen: false, body: '' });
  });

  it('is not made under a wall, which nobody gets past, nor under nothing [USE-06]', async () => {
    await roomUnder({ top: 40, bottom: 780 });
    expect(taken()).toEqual({ isSeen: true, body: '', bars: '0px', isLayerOfItsOwn: true });
    await roomUnder(null);
    expect(taken()).toEqual({ isSeen: false, body: '', bars: '0px', isLayerOfItsOwn: true });
  });
});
