import type { ScreenId } from '../tenant/screenId.ts';
import type { Manifest } from './manifest.ts';

export type LinkParams = Readonly<Record<string, string>>;

/**
 * The path of a screen, by id: links never name paths.
 * @returns path below the site's root, such as `/xx/my-cards/add`
 * @throws Error for an unknown screen or a missing parameter: both are mistakes in our own code
 */
export function linkTo(
  base: string,
  screens: readonly Manifest[],
  id: ScreenId,
  params: LinkParams = {},
): string {
  const screen = screens.find((each) => each.id === id);
  if (!screen) throw new Error(`No screen is called "${id}".`);
  const path = screen.paths[0].replace(/:(\w+)|\*$/g, (_, name?: string) => {
    if (name === undefined) return '';
    const value = params[name];
    if (value === undefined) throw new Error(`A link to "${id}" needs the parameter "${name}".`);
    return encodeURIComponent(value);
  });
  return `${base}/${path}`;
}
