/**
 * A browser leaves a view transition out where the window changes its size meanwhile, as a phone that is turned does, or where
 * the page takes too long. The page is changed all the same, and the router makes an error of it that nobody catches.
 */
export function leaveMovesOut(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason }: { reason: unknown } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });
}
