/**
 * Entry of the render bundle of forms: draws what visitors see at first of a screen with a form, when somebody asks for
 * it, in Node. Names the screens that are drawn: an upward edge of the house (design, "Who may import whom").
 */
import { drawnForms } from '../screens/drawnForms.ts';
import type { ScreenDrawing } from './assemble/screenDrawing.ts';
import { drawScreen } from './boot/drawScreen.tsx';
import type { FormModule } from './forms/index.ts';

/** Ids of the screens that can be drawn. */
export const drawnScreens: readonly string[] = Object.keys(drawnForms);

export interface FormDrawing extends ScreenDrawing {
  /** A form of the tenant, with its validator, by name. */
  readonly formOf: (name: string) => FormModule;
}

/**
 * @returns HTML that the browser's program brings to life
 * @throws Error for a screen that is not drawn, or that the tenant does not offer now
 */
export function drawForm({ formOf, ...drawing }: FormDrawing): string {
  const drawn = drawnForms[drawing.screen as keyof typeof drawnForms];
  if (!drawn) throw new Error(`The screen "${drawing.screen}" is not drawn.`);
  return drawScreen(drawing, { Screen: drawn.Screen, outcome: drawn.outcome(formOf) });
}
