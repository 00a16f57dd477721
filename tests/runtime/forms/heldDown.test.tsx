// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeldDown } from '../../../runtime/forms/useHeldDown.ts';

function Secret() {
  const input = useRef<HTMLInputElement>(null);
  const { isHeld, button } = useHeldDown(input);
  return (
    <>
      <input aria-label="Secret" ref={input} type={isHeld ? 'text' : 'password'} />
      <button type="button" {...button}>
        Show
      </button>
      <input aria-label="Another" />
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Secret');
const button = () => screen.getByRole('button');
const isShown = () => input().type === 'text';
const hasFocus = () => document.activeElement === input();

beforeEach(() => {
  vi.useFakeTimers();
  render(<Secret />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const holds: readonly (readonly [string, () => void])[] = [
  ['the pointer', () => void fireEvent.pointerDown(button(), { button: 0 })],
  ['Enter', () => void fireEvent.keyDown(button(), { key: 'Enter' })],
  ['the space bar', () => void fireEvent.keyDown(button(), { key: ' ' })],
];

describe('what is shown while a button is held [K8 FRM-08]', () => {
  it.each(holds)('is shown by %s, and by nothing else hidden again than by letting go', (_, hold) => {
    hold();
    expect(isShown()).toBe(true);
    act(() => vi.advanceTimersByTime(60_000));
    expect(isShown()).toBe(true);
  });

  it.each([
    ['another button of the mouse', () => fireEvent.pointerDown(button(), { button: 2 }), true],
    ['another key', () => fireEvent.keyDown(button(), { key: 'a' }), true],
    ['a key that repeats itself', () => fireEvent.keyDown(button(), { key: ' ', repeat: true }), false],
  ])('is not shown by %s', (_, hold, isLeftToThePage) => {
    expect(hold()).toBe(isLeftToThePage);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['pointerup', () => fireEvent.pointerUp(document.body)],
    ['pointercancel', () => fireEvent.pointerCancel(document.body)],
    ['keyup', () => fireEvent.keyUp(document.body, { key: ' ' })],
  ])('is hidden by letting go anywhere, and the field has the focus a moment later: %s', (_, letGo) => {
    for (const [, hold] of holds) {
      input().blur();
      hold();
      letGo();
      expect([isShown(), hasFocus()]).toEqual([false, false]);
      act(() => vi.advanceTimersByTime(99));
      expect(hasFocus()).toBe(false);
      act(() => vi.advanceTimersByTime(1));
      expect(hasFocus()).toBe(true);
    }
  });

  it.each([
    ['the pointer leaves the button', () => fireEvent.pointerLeave(button())],
    ['the focus leaves it', () => fireEvent.blur(button())],
    ['another tab comes before it', () => fireEvent(document, new Event('visibilitychange'))],
    ['another window does', () => fireEvent.blur(window)],
  ])('is hidden where %s, which gives the field no focus', (_, end) => {
    holds[0]?.[1]();
    end();
    expect(isShown()).toBe(false);
    act(() => vi.advanceTimersByTime(1_000));
    expect(hasFocus()).toBe(false);
  });

  it('leaves the focus to whoever has gone on to another field before that moment', () => {
    for (const [, hold] of holds) {
      button().focus();
      hold();
      fireEvent.pointerUp(document.body);
      act(() => vi.advanceTimersByTime(50));
      screen.getByLabelText('Another').focus();
      act(() => vi.advanceTimersByTime(1_000));
      expect(document.activeElement).toBe(screen.getByLabelText('Another'));
    }
  });

  it('keeps the focus where it is while it is held again', () => {
    holds[0]?.[1]();
    fireEvent.pointerUp(document.body);
    holds[0]?.[1]();
    act(() => vi.advanceTimersByTime(1_000));
    expect([isShown(), hasFocus()]).toEqual([true, false]);
  });

  it.each([
    ['pointerup', () => fireEvent.pointerUp(document.body)],
    ['pointercancel', () => fireEvent.pointerCancel(document.body)],
    ['keyup', () => fireEvent.keyUp(document.body, { key: ' ' })],
  ])('minds no letting go where nothing is held, or no more: %s', (_, letGo) => {
    letGo();
    holds[0]?.[1]();
    fireEvent.pointerLeave(button());
    letGo();
    act(() => vi.advanceTimersByTime(1_000));
    expect(hasFocus()).toBe(false);
  });

  it('focuses nothing once the page has gone on', () => {
    holds[0]?.[1]();
    fireEvent.pointerUp(document.body);
    const before = input();
    const focus = vi.spyOn(before, 'focus');
    cleanup();
    act(() => vi.advanceTimersByTime(1_000));
    expect(focus).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('opens no menu by a long press', () => {
    expect(fireEvent.contextMenu(button())).toBe(false);
  });
});
