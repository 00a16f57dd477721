import type { Press } from './interactionFigures.ts';
import type { Control, ControlKind } from './listControls.ts';

/** Told of the letter that a field was given. */
export const A_KEY = ', a key';

/** A form is filled in as a whole: what a press on a field or on its button costs depends on the fields before it. */
const OF_FORMS: readonly ControlKind[] = ['field', 'toggle', 'select', 'submit'];

/**
 * What has to be pressed once more to press again what was slow: it, what brought it about, and of a form all of it.
 * @param most milliseconds that are not slow
 */
export function repeatedOf(
  walk: { readonly presses: readonly Press[]; readonly broughtBy: ReadonlyMap<string, string> },
  most: number,
): (control: Pick<Control, 'name' | 'kind'>) => boolean {
  const names = new Set<string>();
  for (const { control, duration } of walk.presses) {
    if (duration <= most) continue;
    let name: string | undefined = control.replace(A_KEY, '');
    while (name !== undefined && !names.has(name)) {
      names.add(name);
      name = walk.broughtBy.get(name);
    }
  }
  const isOfForm = [...names].some((name) => /(^|: )(field|submit) /.test(name));
  return ({ name, kind }) => names.has(name) || (isOfForm && OF_FORMS.includes(kind));
}
