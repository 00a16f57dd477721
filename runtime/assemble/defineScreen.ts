import type { Manifest } from './manifest.ts';

/** What a screen declares about itself, checked as it is written: nothing but what a definition has, none of it mistyped. */
export function defineScreen<const Definition extends Manifest>(
  definition: Definition & Readonly<Record<Exclude<keyof Definition, keyof Manifest>, never>>,
): Definition {
  return definition;
}
