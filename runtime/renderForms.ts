/**
 * Entry of the render bundle of forms: draws what visitors see at first of a screen with a form, when somebody asks for
 * it, in Node. Names the list of screens: an upward edge of the house (docs/architecture.md).
 */
import type { FormName } from '../schemas/forms.gen.ts';
import { manifests } from '../screens/index.ts';
import type { ScreenModule } from './assemble/manifest.ts';
import type { ScreenDrawing } from './assemble/screenDrawing.ts';
import { drawScreen } from './boot/drawScreen.tsx';
import type { FormModule } from './forms/index.ts';
import type { ScreenId } from './tenant/screenId.ts';

const loaded = manifests.map(async ({ id, prerendered, load }): Promise<[ScreenId, ScreenModule][]> => {
  return prerendered === 'firstLook' && load ? [[id, await load()]] : [];
});
const modules: ReadonlyMap<ScreenId, ScreenModule> = new Map((await Promise.all(loaded)).flat());

/** Ids of the screens that can be drawn. */
export const drawnScreens: readonly ScreenId[] = [...modules.keys()];

export interface FormDrawing extends ScreenDrawing {
  /** A form of the tenant, with its validator, by name. */
  readonly formOf: (name: FormName) => FormModule;
}

/**
 * @returns HTML that the browser's program brings to life
 * @throws Error for a screen that is not drawn, or that the tenant does not offer now
 */
export function drawForm({ formOf, ...drawing }: FormDrawing): string {
  const screen = modules.get(drawing.screen);
  if (!screen?.prerenderData) throw new Error(`The screen "${drawing.screen}" is not drawn.`);
  return drawScreen(drawing, { Screen: screen.default, data: screen.prerenderData(formOf) });
}
