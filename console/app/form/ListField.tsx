import { type KeyboardEvent, useEffect, useRef } from 'react';
import { shownOf, useFormState, useFormStore } from './FormStore.ts';
import { Frame } from './Frame.tsx';
import { languagesOf } from './languagesOf.ts';
import { Nested } from './Nested.tsx';
import { idOf, type Path, pointerOf } from './paths.ts';
import type { FieldOfForm } from './Row.tsx';
import type { Shape } from './shape.ts';
import { skeletonOf } from './skeletonOf.ts';
import { nameOf } from './summarize.ts';
import styles from './TenantForm.module.css';
import { FORM_WORDS as words } from './words.ts';

/** Items in their order: moved, taken out and added by buttons, and moved by Alt and the arrow keys. */
export function ListField(field: FieldOfForm) {
  return (
    <Frame {...field}>
      <Items {...field} />
    </Frame>
  );
}

function Items({ path, shape, place }: FieldOfForm) {
  const store = useFormStore();
  const language = useFormState(({ document }) => languagesOf(document)[0] ?? 'en');
  const focusNext = useRef<string | null>(null);
  const shown = shownOf(place);
  const items: readonly unknown[] = Array.isArray(shown) ? shown : [];
  const { item } = shape;
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = null;
    if (id !== null) document.getElementById(id)?.focus();
  });
  if (!item) return null;
  const addId = `${idOf(pointerOf(path))}-add`;
  const add = () => {
    focusNext.current = idOf(pointerOf([...path, items.length]));
    store.insert(path, items.length, skeletonOf(item, language));
    store.actions.announce(words.added(words.itemTitle(item.title, items.length + 1)));
  };
  return (
    <div>
      {items.length === 0 && shown !== undefined && <p className={styles.hint}>{words.isEmptyList}</p>}
      <ol className={styles.items}>
        {items.map((value, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
            key={index}
            path={path}
            shape={item}
            index={index}
            count={items.length}
            name={nameOf(value) ?? words.itemTitle(item.title, index + 1)}
            onMove={(to, name, focus) => {
              focusNext.current = focus;
              store.swap(path, index, to);
              store.actions.announce(words.moved(name, to + 1, items.length));
            }}
            onRemove={(name) => {
              focusNext.current =
                items.length > 1 ? actIdOf([...path, Math.max(0, index - 1)], 'remove') : addId;
              store.removeItem(path, index);
              store.actions.announce(words.removed(name));
            }}
          />
        ))}
      </ol>
      <button type="button" id={addId} className={styles.act} onClick={add}>
        {words.add(item.title)}
      </button>
    </div>
  );
}

const actIdOf = (path: Path, act: string) => `${idOf(pointerOf(path))}-${act}`;

interface ItemProps {
  readonly path: Path;
  readonly shape: Shape;
  readonly index: number;
  readonly count: number;
  readonly name: string;
  /** @param focus the id of what has the focus then */
  readonly onMove: (to: number, name: string, focus: string) => void;
  readonly onRemove: (name: string) => void;
}

function Item({ path, shape, index, count, name, onMove, onRemove }: ItemProps) {
  const place = [...path, index];
  const move = (to: number, focusOf: (at: Path) => string) => {
    if (to >= 0 && to < count) onMove(to, name, focusOf([...path, to]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // There they open the list of choices.
    if (event.target instanceof HTMLSelectElement) return;
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    const { id } = event.target as Element;
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    move(to, (at) => id.replace(idOf(pointerOf(place)), idOf(pointerOf(at))));
  };
  const step = (act: 'up' | 'down', to: number) => () => move(to, (at) => actIdOf(at, act));
  return (
    <li className={styles.item} data-kind={shape.kind} onKeyDown={onKeyDown}>
      <Nested path={place} shape={shape} title={words.itemTitle(shape.title, index + 1)} />
      <div className={styles.itemActs}>
        <Act
          id={actIdOf(place, 'up')}
          label={words.up}
          name={words.moveUp(name)}
          isIdle={index === 0}
          onPress={step('up', index - 1)}
        />
        <Act
          id={actIdOf(place, 'down')}
          label={words.down}
          name={words.moveDown(name)}
          isIdle={index === count - 1}
          onPress={step('down', index + 1)}
        />
        <Act
          id={actIdOf(place, 'remove')}
          label={words.remove}
          name={words.removeName(name)}
          onPress={() => onRemove(name)}
        />
      </div>
    </li>
  );
}

interface ActProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly isIdle?: boolean;
  readonly onPress: () => void;
}

/** Stays where it is when it has nothing to do: the focus would be lost with it. */
function Act({ id, label, name, isIdle = false, onPress }: ActProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.act}
      aria-label={name}
      aria-disabled={isIdle || undefined}
      onClick={() => {
        if (!isIdle) onPress();
      }}
    >
      {label}
    </button>
  );
}
