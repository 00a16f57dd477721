/** What is prerendered of a screen for whoever comes to it first (decision 014): where it lies, and what its file holds. */
import type { Direction } from './directionOf.ts';
import type { ScreenId } from './screenId.ts';

/** Where the first looks lie that the pages of a tenant show. */
export interface FirstLooks {
  /** Of all of them; its name says what they are made of. */
  readonly folder: string;
  /** The screen, by the path of its page. */
  readonly screens: Readonly<Record<string, ScreenId>>;
}

/** One of them, as JSON. */
export interface FirstLook {
  readonly html: string;
  /** Which way the lines of its language run. */
  readonly dir: Direction;
}

/** Where the first look of a screen is in a language. */
export function firstLookAddress({ folder }: FirstLooks, screen: ScreenId, language: string): string {
  return `${folder}/${screen}.${language}.json`;
}
