import type { JSONPath } from 'jsonc-parser';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Finding } from '../../../compiler/problem.ts';
import { insertItem, swapItems, type TextSpan, valueEdits } from '../../../compiler/valueEdits.ts';
import { isBlock, keepParts, type Path, pointerOf, putAt, readAt, readShared } from './paths.ts';
import { DEFAULTS, type Shape, shapeAt } from './shape.ts';

export interface Message {
  readonly tone: 'bad' | 'warn';
  readonly text: string;
}

/** A file that is being edited. */
export interface FormState {
  readonly text: string;
  /** The last state of it that could be read. */
  readonly document: unknown;
  readonly group: { readonly name: string; readonly value: unknown } | null;
  /** By pointer. */
  readonly messages: Readonly<Record<string, readonly Message[]>>;
  /** Places of a draft that nobody has confirmed, by pointer. */
  readonly points: Readonly<Record<string, string>>;
}

/** What a field shows. */
export interface Place {
  /** As the file says; undefined where it says nothing. */
  readonly written: unknown;
  /** As the group says, where the file says nothing. */
  readonly shared: unknown;
  /** What holds where neither does. */
  readonly fallback: unknown;
  readonly messages: readonly Message[];
  readonly point: string | null;
}

export interface FormActions {
  readonly onEdit: (edits: readonly TextSpan[], run?: string) => void;
  readonly onVisit: (pointer: string) => void;
  /** Null where there is no JSON beside the form. */
  readonly openJson: ((pointer: string) => void) | null;
  /** Says what was done to those who do not see it. */
  readonly announce: (text: string) => void;
}

const NONE: readonly Message[] = [];

/** What fields read and change, each its own place: a change of one shows no other one anew. */
export class FormStore {
  #state: FormState = { text: '', document: {}, group: null, messages: {}, points: {} };
  #actions: FormActions;
  readonly #listeners = new Set<() => void>();
  readonly #places = new Map<string, Place>();

  constructor(actions: FormActions) {
    this.#actions = actions;
  }

  get state(): FormState {
    return this.#state;
  }

  get actions(): FormActions {
    return this.#actions;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  update(state: FormState, actions: FormActions): void {
    this.#actions = actions;
    const next = { ...state, document: keepParts(this.#state.document, state.document) };
    this.#state = { ...next, messages: keepParts(this.#state.messages, state.messages) };
    for (const listener of this.#listeners) listener();
  }

  placeOf(path: Path, shape: Shape): Place {
    const { document, group, messages, points } = this.#state;
    const pointer = pointerOf(path);
    const next: Place = {
      written: readAt(document, path),
      shared: readShared(document, group?.value, path),
      fallback: shape.fallback === undefined ? readAt(DEFAULTS, path) : shape.fallback,
      messages: messages[pointer] ?? NONE,
      point: points[pointer] ?? null,
    };
    // A dated option and its one value, a union and the way it is written, stand at one place.
    const key = `${shape.kind} ${pointer}`;
    const place = keepParts(this.#places.get(key), next);
    this.#places.set(key, place);
    return place;
  }

  /** What holds at a place, whoever says it. */
  shownAt(path: Path): unknown {
    const { document, group } = this.#state;
    const said = [readAt(document, path), readShared(document, group?.value, path)];
    return said.find((value) => value !== undefined) ?? readAt(DEFAULTS, path);
  }

  /** What the group would say of a place if the file did not. */
  sharedBelow(path: Path, { document, group }: FormState): unknown {
    const around = path.slice(0, -1);
    const isReached =
      readShared(document, group?.value, around) !== undefined || isBlock(readAt(document, around));
    return isReached || path.length === 1 ? readAt(group?.value, path) : undefined;
  }

  /** @param value undefined takes the key out */
  set(path: Path, value: unknown, run?: string): void {
    const { text } = this.#state;
    if (value === undefined) {
      this.#emit(valueEdits(text, asJson(this.#emptied(path)), undefined));
      return;
    }
    const [place, put] = this.#owned(path, value);
    const around = shapeAt(place.slice(0, -1), this.#state.document);
    const order = Object.keys(around?.item?.members ?? around?.members ?? {});
    this.#emit(valueEdits(text, asJson(place), put, order), run);
  }

  insert(path: Path, index: number, value: unknown): void {
    const { document, text } = this.#state;
    if (Array.isArray(readAt(document, path))) this.#emit(insertItem(text, asJson(path), index, value));
    else this.set(path, this.#listAt(path).toSpliced(index, 0, value));
  }

  swap(path: Path, one: number, other: number): void {
    const { document, text } = this.#state;
    const list = this.#listAt(path);
    if (Array.isArray(readAt(document, path))) this.#emit(swapItems(text, asJson(path), one, other));
    else this.set(path, list.with(one, list[other]).with(other, list[one]));
  }

  removeItem(path: Path, index: number): void {
    const { document, text } = this.#state;
    if (Array.isArray(readAt(document, path)))
      this.#emit(valueEdits(text, asJson([...path, index]), undefined));
    else this.set(path, this.#listAt(path).toSpliced(index, 1));
  }

  /**
   * Takes places of a draft out of the list of what nobody has confirmed, as one step of undo; the list with its last
   * open one.
   */
  confirm(...pointers: readonly string[]): void {
    const { text, document, points } = this.#state;
    const path = ['inherited', 'unconfirmed'];
    const listed = readAt(document, path);
    const left = Object.entries(isBlock(listed) ? listed : {}).filter(([each]) => !pointers.includes(each));
    const isDone = left.every(([each]) => points[each] === undefined);
    const [only, ...others] = pointers;
    if (isDone) this.#emit(valueEdits(text, ['inherited'], undefined));
    else if (only !== undefined && others.length === 0)
      this.#emit(valueEdits(text, [...path, only], undefined));
    else this.#emit(valueEdits(text, path, Object.fromEntries(left)));
  }

  #listAt(path: Path): readonly unknown[] {
    const shown = this.shownAt(path);
    return Array.isArray(shown) ? shown : [];
  }

  #emit(edits: readonly TextSpan[], run?: string): void {
    if (edits.length > 0) this.#actions.onEdit(edits, run);
  }

  /** A list is one value: whoever changes an item of one that the file does not say itself, says all of it. */
  #owned(path: Path, value: unknown): readonly [Path, unknown] {
    const { document } = this.#state;
    for (let length = 1; length < path.length; length += 1) {
      const place = path.slice(0, length);
      if (readAt(document, place) !== undefined) continue;
      const shown = this.shownAt(place);
      if (Array.isArray(shown)) return [place, putAt(shown, path.slice(length), value)];
    }
    return [path, value];
  }

  /** With the blocks around it that hold nothing else and mean nothing empty. */
  #emptied(path: Path): Path {
    const around = path.slice(0, -1);
    const shape = shapeAt(around, this.#state.document);
    const block = readAt(this.#state.document, around);
    const isLast = isBlock(block) && Object.keys(block).length === 1;
    const isIdle = shape !== null && !shape.isRequired && (shape.kind === 'block' || shape.kind === 'dated');
    return around.length > 0 && isLast && isIdle && !shape.isNullable ? this.#emptied(around) : path;
  }
}

function asJson(path: Path): JSONPath {
  return [...path];
}

/** Leads to another field of the form. */
export const GoToContext = createContext<(pointer: string) => void>(() => {});

export const FormStoreContext = createContext<FormStore | null>(null);

export function useFormStore(): FormStore {
  const store = useContext(FormStoreContext);
  if (!store) throw new Error('A field stands outside of its form.');
  return store;
}

export function usePlace(path: Path, shape: Shape): Place {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => store.placeOf(path, shape));
}

/** What holds at a place, whoever says it. */
export function shownOf({ written, shared, fallback }: Place): unknown {
  if (written !== undefined) return written;
  return shared === undefined ? fallback : shared;
}

/** What of the state a field asks for; the answer has to be the same as long as nothing changed. */
export function useFormState<Part>(read: (state: FormState) => Part): Part {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => read(store.state));
}

/** Findings by the place that they are told at. */
export function gatherMessages(
  groups: readonly (readonly [tone: Message['tone'], findings: readonly Finding[]])[],
): FormState['messages'] {
  const gathered: Record<string, Message[]> = {};
  for (const [tone, findings] of groups) {
    for (const { pointer, message: text } of findings) {
      const known = gathered[pointer] ?? [];
      gathered[pointer] = known;
      if (!known.some((each) => each.text === text)) known.push({ tone, text });
    }
  }
  return gathered;
}
