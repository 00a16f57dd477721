/** What is on a screen, as the script of a previewed page reads it. Types only. */

/** Where a piece of text comes from, as its mark says. */
export type TextSource =
  /** Index in the list of marked texts of the page. */
  | { readonly kind: 'marked'; readonly index: number }
  /** What the app backend translates, which only the page itself loads. */
  | { readonly kind: 'translated'; readonly key: string };

/** The part of the page that a thing stands in. */
export type Region = 'page' | 'header' | 'navigation' | 'main' | 'dialog' | 'footer';

export interface Thing {
  /** Names it in messages, until the page changes. */
  readonly id: number;
  readonly region: Region;
  /** What it is: the name of its element, or of its attribute where that is what is read. */
  readonly what: 'title' | 'heading' | 'text' | 'link' | 'button' | 'field' | 'picture' | 'name';
  /** As people read or hear it. */
  readonly text: string;
  readonly sources: readonly TextSource[];
  /** Language of the text. */
  readonly language: string;
  /** Where it leads, as written. */
  readonly href: string | null;
  /** Address of a picture. */
  readonly picture: string | null;
  /** The name of the field that it is, or that it is the label of. */
  readonly field: string | null;
  /** Names of the theme's colours that it wears, without the two leading dashes. */
  readonly colours: readonly string[];
  /** It is a day or a time. */
  readonly isTime: boolean;
}
