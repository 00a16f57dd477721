// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { leaveMovesOut } from '../../../runtime/boot/leaveMovesOut.ts';

/** Whether nobody is told any more of a promise that was rejected with this. */
function isLeftOut(reason: unknown): boolean {
  const target = new EventTarget();
  leaveMovesOut(target);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

it('keeps quiet of a move that the browser leaves out, and of nothing else', () => {
  const left = 'Transition was aborted because of invalid state. Viewport size changed';
  expect(isLeftOut(new DOMException(left, 'InvalidStateError'))).toBe(true);
  expect(isLeftOut(new DOMException('Skipping view transition: too slow', 'TimeoutError'))).toBe(true);
  expect(isLeftOut(new DOMException('The object is closed.', 'InvalidStateError'))).toBe(false);
  expect(isLeftOut(new Error(left))).toBe(false);
  expect(isLeftOut(left)).toBe(false);
  expect(isLeftOut(undefined)).toBe(false);
});
