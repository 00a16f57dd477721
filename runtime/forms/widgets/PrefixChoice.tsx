import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../messages/words.ts';
import { Flag } from '../../ui/Flag.tsx';
import { ListBox, ListNote, PrefixButton } from '../../ui/ListBox.tsx';
import type { CallingCode } from '../callingCodes.ts';
import type { PrefixListHandle } from './PrefixList.tsx';

/** FRM-16: the list opens above where less than this is free below, in CSS pixels. */
const ROOM_BELOW = 200;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

export interface PrefixChoiceProps {
  readonly id: string;
  readonly prefix: string;
  /** The country that is meant by a prefix before anybody chose one; null where the tenant names none. */
  readonly home: CallingCode | null;
  /** By the prefixes that the tenant has masks for: found first. */
  readonly known: Readonly<Record<string, unknown>>;
  readonly onChoose: (prefix: string) => void;
}

/**
 * The prefix of a phone: a button with a list of countries, found by typing on the button (ARIA, select-only combobox)
 * or in the search above the list. The list and the names are chunks of their own, loaded when they are first needed.
 */
export function PrefixChoice({ id, prefix, home, known, onChoose }: PrefixChoiceProps) {
  const { t, i18n } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [isAbove, setIsAbove] = useState(false);
  const [active, setActive] = useState<string>();
  const [chunk, setChunk] = useState<typeof import('./PrefixList.tsx') | null>(null);
  const [chosen, setChosen] = useState<CallingCode | null>(home);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<PrefixListHandle>(null);
  /** Letters typed while the list was on its way. */
  const early = useRef('');
  const listId = `${id}-list`;
  const country = chosen?.prefix === prefix ? chosen.country : undefined;

  useEffect(() => {
    if (!isOpen || chunk) return;
    // Failing leaves the note in place; opening the list again tries again.
    import('./PrefixList.tsx').then(setChunk, () => undefined);
  }, [isOpen, chunk]);
  // A prefix that came with a number, or with what is known of the person: its flag is a matter of looks alone.
  useEffect(() => {
    if (country || !prefix) return;
    let isHere = true;
    import('../callingCodes.ts').then(
      ({ countryOf }) => {
        const found = countryOf(prefix);
        if (isHere && found) setChosen({ country: found, prefix });
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [country, prefix]);

  const open = (letters: string) => {
    early.current = letters;
    // The list is for as long as the focus is here, wherever the press came from.
    button.current?.focus();
    const bottom = button.current?.getBoundingClientRect().bottom ?? 0;
    setIsAbove(window.innerHeight - bottom < ROOM_BELOW);
    setIsOpen(true);
  };
  const close = () => {
    // What has the focus goes with the list.
    if (frame.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
    setActive(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isOpen && list.current) return list.current.press(event);
    if (isOpen && isLetter(event)) early.current += key;
    else if (isOpen && key === 'Escape') close();
    else if (!isOpen && isLetter(event)) open(key);
    else if (!isOpen && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) open('');
    else return;
    event.preventDefault();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!frame.current?.contains(relatedTarget)) setIsOpen(false);
  };

  // Kept: making one takes longer than a key may, and each key in any field renders the form anew.
  const name = useMemo(
    () => country && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country),
    [country, i18n.language],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees the focus leave its button and list.
    <div ref={frame} onBlur={onBlur}>
      <PrefixButton
        ref={button}
        id={id}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen ? active : undefined}
        aria-label={[`${t('forms.countryCode')}:`, name, prefix].filter(Boolean).join(' ')}
        onClick={() => (isOpen ? close() : open(''))}
        onKeyDown={onKeyDown}
      >
        {country && <Flag country={country} />}
        {prefix ? <bdi>{prefix}</bdi> : <span>{t('forms.countryCode')}</span>}
      </PrefixButton>
      {isOpen &&
        (chunk ? (
          <chunk.PrefixList
            ref={list}
            id={listId}
            isAbove={isAbove}
            chosen={{ country, prefix }}
            known={known}
            letters={early.current}
            onActive={setActive}
            onChoose={(code) => {
              setChosen(code);
              onChoose(code.prefix);
              close();
            }}
            onClose={close}
          />
        ) : (
          <ListBox id={listId} isAbove={isAbove} aria-label={t('forms.countryCode')}>
            <ListNote>{t('common.loading')}</ListNote>
          </ListBox>
        ))}
    </div>
  );
}
