/** For pages without a browser: nothing is laid out there, so that nothing changes its size. */
export class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
