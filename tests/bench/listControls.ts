/** The controls of a page as it stands. `listControls` runs in the browser: it may use nothing of this module but its types. */

export type ControlKind = 'link' | 'button' | 'toggle' | 'select' | 'field' | 'submit' | 'language';

export interface Control {
  /** Place in what the page keeps for `controlAt`. */
  readonly index: number;
  /** Kind and name, and a number where there are several of the same. */
  readonly name: string;
  readonly kind: ControlKind;
  /** Outside the screen itself: in a bar, a menu or the footer. */
  readonly isFrame: boolean;
  /** Stands in a dialog that is open: nothing else can be pressed. */
  readonly isInDialog: boolean;
  /** What is typed there is digits. */
  readonly isNumeric: boolean;
}

export type ListedWindow = Window & { listed?: HTMLElement[] };

/** Of a long list, whose rows are alike, the first rows. */
export function listControls(): Control[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=option], [tabindex="0"]';
  const LONG = 8;
  const ROWS = 3;
  const dialog = document.querySelector<HTMLElement>('dialog:modal');
  const isFurtherRow = (control: Element) => {
    const list = control.closest('main :is(ul, ol, [role=listbox])');
    if (!list || list.children.length <= LONG) return false;
    return [...list.children].findIndex((row) => row.contains(control)) >= ROWS;
  };
  const seenOf = (control: HTMLElement) =>
    (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control;
  const isSeen = (control: HTMLElement) =>
    seenOf(control).checkVisibility({ visibilityProperty: true }) &&
    [...seenOf(control).getClientRects()].some(({ width, height }) => width > 1 && height > 1);
  const kindOf = (control: HTMLElement): ControlKind => {
    if (control.closest('[lang]:not(html)') && control.closest('header')) return 'language';
    if (control.matches('a')) return 'link';
    if (control.matches('[type=radio], [type=checkbox], [role=switch], [role=option]')) return 'toggle';
    if (control.matches('select')) return 'select';
    if (control.matches('input, textarea')) return 'field';
    return control.matches('form [type=submit], form button:not([type])') ? 'submit' : 'button';
  };
  const nameOf = (control: HTMLElement) => {
    const labels = control instanceof HTMLInputElement ? control.labels : null;
    const texts = [
      control.getAttribute('aria-label'),
      labels?.[0]?.textContent,
      control.textContent,
      control.getAttribute('name'),
    ];
    return (texts.find((text) => text?.trim()) ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  };
  const heading = dialog?.querySelector('h2')?.textContent?.trim().slice(0, 24) ?? '';
  const title = dialog ? `dialog "${heading}": ` : '';
  const counts = new Map<string, number>();
  const listed: HTMLElement[] = [];
  const found = [...(dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)].flatMap(
    (control): Control[] => {
      if (control.closest('[inert], :disabled') || !isSeen(control) || isFurtherRow(control)) return [];
      const kind = kindOf(control);
      const name = `${title}${kind} "${nameOf(control)}"`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      listed.push(control);
      return [
        {
          index: listed.length - 1,
          name: count > 1 ? `${name} ${count}` : name,
          kind,
          isFrame: !dialog && control.closest('main') === null,
          isInDialog: dialog !== null,
          isNumeric: control.matches('[inputmode=numeric], [inputmode=tel], [type=tel]'),
        },
      ];
    },
  );
  (window as ListedWindow).listed = listed;
  return found;
}
