import {
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../messages/words.ts';
import { Flag } from '../../ui/Flag.tsx';
import { ListBox, ListNote, ListOption } from '../../ui/ListBox.tsx';
import { ListPopup, ListSearch } from '../../ui/ListSearch.tsx';
import type { CallingCode } from '../callingCodes.ts';
import { findPrefixes, type PrefixEntry, prefixEntries } from '../findPrefixes.ts';

/** FRM-15: after this long without a letter, typing on the button starts anew. */
export const TYPING_RESET = 700;

export interface PrefixListHandle {
  /** A key that was pressed on the button, which keeps the focus. */
  press(event: KeyboardEvent): void;
}

export interface PrefixListProps {
  readonly ref: Ref<PrefixListHandle>;
  readonly id: string;
  readonly isAbove: boolean;
  /** Countries share prefixes: the country where it is known. */
  readonly chosen: { readonly country: string | undefined; readonly prefix: string };
  readonly known: Readonly<Record<string, unknown>>;
  /** Typed on the button while this was on its way: then the focus stays there. */
  readonly letters: string;
  readonly onActive: (optionId: string | undefined) => void;
  readonly onChoose: (code: CallingCode) => void;
  readonly onClose: () => void;
}

/** The countries with their prefixes, and a search that shows the best match first (USE-20). */
export function PrefixList({ ref, id, isAbove, chosen, known, letters, ...on }: PrefixListProps) {
  const { onActive, onChoose, onClose } = on;
  const { t, i18n } = useWords();
  const [query, setQuery] = useState('');
  const entries = useMemo(() => prefixEntries(i18n.language), [i18n.language]);
  const found = useMemo(() => findPrefixes(entries, query, known), [entries, query, known]);
  const isChosen = ({ country, prefix }: PrefixEntry) =>
    prefix === chosen.prefix && (chosen.country === undefined || country === chosen.country);
  const indexOf = (typed: string) => {
    const [best] = typed === '' ? [] : findPrefixes(entries, typed, known);
    return best ? found.indexOf(best) : -1;
  };
  const [active, setActive] = useState(() =>
    Math.max(0, letters ? indexOf(letters) : found.findIndex(isChosen)),
  );
  const typed = useRef({ text: letters, at: Date.now() });
  const search = useRef<HTMLInputElement>(null);
  const activeId = found[active] && `${id}-${active}`;

  // With the options themselves: the button never shows them without the one that is active.
  useLayoutEffect(() => onActive(activeId), [activeId, onActive]);
  useLayoutEffect(() => {
    // On a touch screen the keyboard would cover the list: there the search waits to be touched.
    if (!letters && !window.matchMedia?.('(pointer: coarse)').matches) search.current?.focus();
  }, [letters]);

  /** Moves, chooses or closes; false for keys that do none of it. */
  const move = ({ key }: KeyboardEvent): boolean => {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 10, last),
      PageUp: Math.max(active - 10, 0),
    };
    const to = moves[key];
    if (to !== undefined) setActive(to);
    else if (key === 'Escape') onClose();
    else if (key === 'Enter') found[active] ? onChoose(found[active]) : onClose();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const now = Date.now();
    const isFinding = now - typed.current.at < TYPING_RESET;
    const isSign = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (key === 'Home') setActive(0);
    else if (key === 'End') setActive(found.length - 1);
    else if (key === ' ' && !isFinding && found[active]) onChoose(found[active]);
    else if (isSign) {
      const text = (isFinding ? typed.current.text : '') + key;
      typed.current = { text, at: now };
      const index = indexOf(text);
      if (index >= 0) setActive(index);
    } else if (!move(event)) return;
    event.preventDefault();
  };
  useImperativeHandle(ref, () => ({ press }));

  return (
    <ListPopup isAbove={isAbove}>
      <ListSearch
        ref={search}
        role="combobox"
        aria-label={t('forms.findCountry')}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={activeId}
        placeholder={t('forms.findCountry')}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (move(event)) event.preventDefault();
        }}
      />
      <ListBox
        id={id}
        isInPopup
        aria-label={t('forms.countryCode')}
        // The focus stays where it is, so that leaving it closes the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.length === 0 && <ListNote>{t('common.nothingFound')}</ListNote>}
        {found.map((entry, index) => (
          <ListOption
            key={entry.country}
            id={`${id}-${index}`}
            code={entry.prefix}
            icon={<Flag country={entry.country} />}
            isActive={index === active}
            isSelected={isChosen(entry) && (chosen.country !== undefined || index === active)}
            onClick={() => onChoose(entry)}
          >
            {entry.name}
          </ListOption>
        ))}
      </ListBox>
      <span role="status" className="visually-hidden">
        {found.length === 0 ? t('common.nothingFound') : ''}
      </span>
    </ListPopup>
  );
}
