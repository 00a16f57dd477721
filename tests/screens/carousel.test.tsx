// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DirectionContext } from '../../runtime/ui/direction.ts';
import { Carousel, type CarouselProps } from '../../screens/_shared/Carousel.tsx';
import { aMediaQuery } from '../support/aMediaQuery.ts';

const ITEMS = ['A', 'B', 'C'].map((title) => ({
  title,
  text: `Text ${title}`,
  action: 'See',
  href: `https://offers.example/${title}`,
}));
const WORDS = {
  previous: 'Previous',
  next: 'Next',
  stop: 'Stop',
  start: 'Start',
  newTabHint: 'new tab',
  show: (n: number) => `Offer ${n}`,
  shown: (titles: string) => `Shown: ${titles}`,
};

const PHONE = '(max-width: 599px)';
const DESKTOP = '(min-width: 1026px)';
/** Media queries that hold. */
let holding: readonly string[] = [];
beforeEach(() => {
  holding = [DESKTOP];
  window.matchMedia = (query) => aMediaQuery(holding.includes(query));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (changes: Partial<CarouselProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <DirectionContext value={direction}>
      <Carousel
        title="For you"
        items={ITEMS}
        slides={[2, 1]}
        isInfinite
        autoplayMs={null}
        swipe={0.95}
        sizes={{ wide: '930x350', small: '420x210' }}
        words={WORDS}
        {...changes}
      />
    </DirectionContext>,
  );
const slides = () => [...document.querySelectorAll('li')];
/** Titles in view, in the order in which they stand. */
const inView = () =>
  slides()
    .filter((each) => !each.hasAttribute('inert'))
    .sort((one, other) => Number(one.style.order) - Number(other.style.order))
    .map((each) => each.querySelector('h3')?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the carousel', () => {
  it('shows two slides above 1025 px and one below, on phones at the size for them [NAV-42 NAV-47 CON-52]', () => {
    show();
    expect(inView()).toEqual(['A', 'B']);
    expect(slides().map(({ dataset }) => dataset.size)).toEqual(['930x350', '930x350', '930x350']);
    cleanup();
    holding = [];
    show();
    expect([inView(), slides()[0]?.dataset.size]).toEqual([['A'], '930x350']);
    cleanup();
    holding = [PHONE];
    show();
    expect(inView()).toEqual(['A']);
    expect(slides()[0]?.dataset.size).toBe('420x210');
    expect(slides()[0]?.querySelector('a')?.style).toMatchObject({
      aspectRatio: '420 / 210',
      maxWidth: '420px',
    });
  });

  it('goes on from the last slide to the first, and back, where the tenant says so [NAV-46]', async () => {
    show();
    await press('Next');
    expect(inView()).toEqual(['B', 'C']);
    await press('Next');
    expect(inView()).toEqual(['C', 'A']);
    await press('Next');
    expect(inView()).toEqual(['A', 'B']);
    await press('Previous');
    expect(inView()).toEqual(['C', 'A']);
    expect(screen.getByRole('status').textContent).toBe('Shown: C, A');
  });

  it('ends at its ends where the tenant says so', async () => {
    show({ isInfinite: false });
    expect(screen.getAllByRole('button', { name: /^Offer/ })).toHaveLength(2);
    await press('Previous');
    expect(inView()).toEqual(['A', 'B']);
    await press('Next');
    await press('Next');
    expect(inView()).toEqual(['B', 'C']);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is used by keyboard alone: buttons, dots and arrow keys; what is out of view is not reached', async () => {
    show();
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Offer 1');
    await user.keyboard('{ArrowRight}');
    expect(inView()).toEqual(['B', 'C']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(inView()).toEqual(['C', 'A']);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(inView()).toEqual(['B', 'C']);
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
    expect(
      slides()
        .filter((each) => each.hasAttribute('inert'))
        .map((each) => each.querySelector('h3')?.textContent),
    ).toEqual(['A']);
  });

  it.each([
    ['a hundredth of a slide', 4, 0.95, 'A'],
    ['more than the share that must be crossed', -30, 0.95, 'B'],
    ['the other way', 30, 0.95, 'C'],
    ['less than a tenant asks for', -90, 0.5, 'A'],
    ['as much as a tenant asks for', -110, 0.5, 'B'],
  ])('a swipe of %s (%i of 200 px, %d): %s leads', (_, by, swipe, first) => {
    show({ swipe });
    const row = document.querySelector('ul') as HTMLElement;
    Object.defineProperty(row, 'clientWidth', { value: 400 });
    const at = (x: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 0 });
    fireEvent(row, new PointerEvent('pointerdown', { bubbles: true, ...at(200) }));
    fireEvent(row, new PointerEvent('pointermove', { bubbles: true, ...at(200 + by) }));
    fireEvent(row, new PointerEvent('pointerup', { bubbles: true, ...at(200 + by) }));
    expect(inView()[0]).toBe(first);
    const isPress = fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement);
    expect(isPress, 'a swipe opens nothing').toBe(Math.abs(by) < 8);
  });

  it('goes to the left where lines run from right to left: arrow keys, a swipe, the row itself', async () => {
    show({}, 'rtl');
    const row = document.querySelector('ul') as HTMLElement;
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(inView()).toEqual(['B', 'C']);
    // One slide has gone to the right, out of view.
    expect(row.style.transform).toBe('translateX(calc(1 * var(--step) + 0px))');
    await user.keyboard('{ArrowRight}');
    expect(inView()).toEqual(['A', 'B']);
    Object.defineProperty(row, 'clientWidth', { value: 400 });
    const at = (x: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 0 });
    fireEvent(row, new PointerEvent('pointerdown', { bubbles: true, ...at(200) }));
    fireEvent(row, new PointerEvent('pointermove', { bubbles: true, ...at(230) }));
    expect(row.style.transform).toBe('translateX(calc(0 * var(--step) + 30px))');
    fireEvent(row, new PointerEvent('pointerup', { bubbles: true, ...at(230) }));
    expect(inView()).toEqual(['B', 'C']);
    const drawn = screen.getByRole('button', { name: 'Next' }).querySelector('path');
    expect(drawn?.getAttribute('transform')).toBe('matrix(-1 0 0 1 256 0)');
  });

  it('never moves by itself, unless the tenant says so, and then after the time it says [NAV-44 NAV-45]', async () => {
    vi.useFakeTimers();
    show();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(inView()).toEqual(['A', 'B']);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    cleanup();
    show({ autoplayMs: 5000 });
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(inView()).toEqual(['A', 'B']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(inView()).toEqual(['B', 'C']);
    expect(screen.getByRole('status').textContent, 'not announced').toBe('');
  });

  it('can be stopped, and rests while somebody is in it', async () => {
    vi.useFakeTimers();
    show({ autoplayMs: 5000 });
    const region = screen.getByRole('region');
    fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(inView()).toEqual(['A', 'B']);
    fireEvent.blur(screen.getByRole('button', { name: 'Next' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(inView()).toEqual(['B', 'C']);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    fireEvent.pointerLeave(region);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(inView()).toEqual(['B', 'C']);
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('rests while the focus is in it, though the mouse has left', async () => {
    vi.useFakeTimers();
    show({ autoplayMs: 5000 });
    const region = screen.getByRole('region');
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    fireEvent.pointerEnter(region);
    fireEvent.pointerLeave(region);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(inView()).toEqual(['A', 'B']);
    act(() => next.blur());
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(inView()).toEqual(['B', 'C']);
  });

  it('neither moves by itself nor glides under reduced motion', async () => {
    vi.useFakeTimers();
    holding = [DESKTOP, '(prefers-reduced-motion: reduce)'];
    const animate = vi.fn();
    Object.assign(Element.prototype, { animate });
    show({ autoplayMs: 5000 });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(inView()).toEqual(['A', 'B']);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(inView()).toEqual(['B', 'C']);
    expect(animate).not.toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('has no controls when all of it is in view', () => {
    show({ items: ITEMS.slice(0, 2) });
    expect(inView()).toEqual(['A', 'B']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
