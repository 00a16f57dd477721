import { focusLater } from '../focusLater.ts';
import { idOf, type Path, pointerOf } from './paths.ts';

/**
 * What was pressed goes away: whoever works by the keyboard goes on where its change is to be seen, or at the nearest place
 * around it that is there (WCAG 2.4.3).
 */
export function focusSoon(path: Path): void {
  focusLater(() => {
    const around = path.map((_, index) => path.slice(0, path.length - index));
    const [place] = around.flatMap((each) => document.getElementById(idOf(pointerOf(each))) ?? []);
    place?.focus();
    // A group of controls takes no focus itself.
    if (place && document.activeElement !== place)
      place.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
}
