import { ASIDE_ID, WAITING_ID } from '../tenant/pageMarks.ts';

/** In the order in which the page holds them. */
const KINDS = ['loading', 'offline'] as const;

/** Shows that the next screen is on its way, or held up: by what the page holds ready, since nothing renders yet. */
export function showWaiting(kind: (typeof KINDS)[number] | null): void {
  const place = document.getElementById(ASIDE_ID) ?? createPlace();
  // What stands there already is not said again.
  if (place.dataset.kind === String(kind)) return;
  place.dataset.kind = String(kind);
  const ready = document.getElementById(WAITING_ID);
  const shown =
    kind && ready instanceof HTMLTemplateElement ? ready.content.children[KINDS.indexOf(kind)] : undefined;
  place.replaceChildren(...(shown ? [shown.cloneNode(true)] : []));
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.id = ASIDE_ID;
  return document.body.appendChild(place);
}
