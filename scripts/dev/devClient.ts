/** In each page of `npm run dev`: loads it again after a change, and shows what is wrong with the newest files. */
import { type DevState, EVENTS_PATH, VERSION_META } from './devEvents.ts';

const BOX_ID = 'dev-problem';
const STYLE =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-block-size:60vh;overflow:auto;margin:0;padding:1rem;' +
  'background:#2b0b0b;color:#fff;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere';

const own = document.querySelector<HTMLMetaElement>(`meta[name=${VERSION_META}]`)?.content;
let isLoadingAgain = false;

// A form with unsaved text would ask first; the developer has asked already, by saving.
addEventListener('beforeunload', (event) => {
  if (isLoadingAgain) event.stopImmediatePropagation();
});

new EventSource(EVENTS_PATH).onmessage = ({ data }) => {
  const { version, problem } = JSON.parse(data) as DevState;
  if (version !== own) {
    isLoadingAgain = true;
    location.reload();
  } else show(problem);
};

function show(problem: string | null): void {
  document.getElementById(BOX_ID)?.remove();
  if (problem === null) return;
  const box = document.createElement('pre');
  box.id = BOX_ID;
  box.setAttribute('role', 'alert');
  box.style.cssText = STYLE;
  box.textContent = problem;
  document.body.append(box);
}
