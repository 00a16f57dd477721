import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { SECTIONS, type Section, sectionOf } from '../form/sections.ts';
import { VIEWS, type View } from './ViewSwitch.tsx';

/** Where somebody wants to be. */
export interface Target {
  readonly pointer: string;
  /** Nearer than the pointer can say: where the text is no JSON, or the key is missing. */
  readonly at?: { readonly line: number; readonly column: number };
  /** Nobody pressed anything: the focus stays where it is. */
  readonly isQuiet?: true;
}

export interface EditorPlace {
  readonly section: Section | null;
  readonly view: View;
  readonly goTo: Target | null;
  readonly onSection: (section: Section) => void;
  /** The form has gone on to this section by itself. */
  readonly onSectionId: (id: string) => void;
  readonly onView: (view: View) => void;
  readonly onGo: (target: Target) => void;
  /** Somebody works at this place now. */
  readonly onVisit: (pointer: string) => void;
}

/**
 * Where in the file somebody is. The section and the view stand in the address, so that a reload, a link and the way
 * back lead there again.
 * @param text asked for when a section is gone to
 * @param first the view of an address that names none
 * @param isHeld whether somebody is being asked if they want to leave: the address waits for the answer, since any
 *   navigation that ends makes the router forget the one that it holds back
 */
export function useEditorPlace(text: () => string, first: View, isHeld: () => boolean): EditorPlace {
  const [params, setParams] = useSearchParams();
  const way = useNavigationType();
  const id = params.get('section');
  const section = SECTIONS.find((each) => each.id === id) ?? null;
  const view = VIEWS.find((each) => each === params.get('view')) ?? first;
  const [goTo, setGoTo] = useState<Target | null>(null);

  // Opened by its address, or come back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is that of the moment
  useEffect(() => {
    if (way === 'POP' && section) setGoTo({ pointer: firstPlaceOf(section, text()), isQuiet: true });
  }, [way, section]);

  const put = (name: 'section' | 'view', value: string, replace: boolean) => {
    if (isHeld()) return;
    setParams((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace });
  };
  return {
    section,
    view,
    goTo,
    onSection: (chosen) => {
      if (chosen !== section) put('section', chosen.id, false);
      setGoTo({ pointer: firstPlaceOf(chosen, text()) });
    },
    onSectionId: (chosen) => put('section', chosen, true),
    onView: (chosen) => put('view', chosen, true),
    onGo: setGoTo,
    onVisit: (pointer) => {
      const visited = sectionOf(pointer);
      if (visited && visited !== section) put('section', visited.id, true);
    },
  };
}

/** The first key of a section that the file has; of one that it has not at all, the first that it could have. */
function firstPlaceOf({ keys }: Section, text: string): string {
  const key = keys.find((each) => text.includes(`\n  "${each}"`)) ?? keys[0] ?? '';
  return `/${key}`;
}
