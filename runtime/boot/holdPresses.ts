import { interceptLinks } from '../routing/interceptLinks.ts';
import { PRERENDERED_MARK, PRESSED_MARK } from '../tenant/pageMarks.ts';
import { showWaiting } from './showWaiting.ts';

export interface HeldPage {
  readonly base: string;
  /** Marked while nothing has hydrated it. */
  readonly container: HTMLElement;
  /** Hydrates the page. @throws when its program does not come */
  run(): Promise<void>;
}

/** How often a host that does not answer is asked again, in milliseconds. */
const ASK_MS = 3_000;

/**
 * A press on a prerendered page waits for the program, which presses again what is marked (createPageRoot). The last one
 * counts.
 */
export function holdPresses({ base, container, run }: HeldPage): void {
  /** Where the last press leads. */
  let wanted = '';
  const mark = (pressed: Element) => {
    container.querySelector(`[${PRESSED_MARK}]`)?.removeAttribute(PRESSED_MARK);
    pressed.setAttribute(PRESSED_MARK, '');
  };
  const answer = async () => {
    showWaiting('loading');
    await run();
    showWaiting(null);
  };
  const stop = interceptLinks(document, {
    base,
    navigate: async (path, link) => {
      wanted = path;
      mark(link);
      try {
        await answer();
      } catch {
        // The program did not come, after a deploy perhaps: the page of the address itself can still, and no sooner than
        // there is a connection (USE-04).
        while (!(await isThere(base))) {
          showWaiting('offline');
          await new Promise((resolve) => setTimeout(resolve, ASK_MS));
        }
        location.assign(base + wanted);
      }
    },
  });
  const onClick = ({ target }: MouseEvent) => {
    if (!container.hasAttribute(PRERENDERED_MARK)) {
      // The program answers from here on.
      stop();
      document.removeEventListener('click', onClick, true);
      return;
    }
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || !container.contains(button)) return;
    mark(button);
    answer().catch(() => showWaiting(null));
  };
  // Before any other listener.
  document.addEventListener('click', onClick, true);
}

function isThere(base: string): Promise<boolean> {
  return fetch(`${base}/`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
