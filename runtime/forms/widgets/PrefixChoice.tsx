import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListBox, ListNote, ListOption, PrefixButton } from '../../ui/ListBox.tsx';
import type { CallingCode } from '../callingCodes.ts';
import { foldText } from '../foldText.ts';

/** Spec section 5: after this long without a letter, typing starts anew. */
export const TYPING_RESET = 700;
/** Spec section 5: the list opens above where less than this is free below, in CSS pixels. */
export const ROOM_BELOW = 200;

interface Entry extends CallingCode {
  readonly name: string;
}

export interface PrefixChoiceProps {
  readonly id: string;
  readonly prefix: string;
  readonly onChoose: (prefix: string) => void;
}

/** The prefix of a phone: a list of countries that is found in by typing (ARIA, select-only combobox). */
export function PrefixChoice({ id, prefix, onChoose }: PrefixChoiceProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isAbove, setIsAbove] = useState(false);
  const [active, setActive] = useState(0);
  const entries = useEntries(isOpen, i18n.language);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const list = `${id}-list`;

  useEffect(() => {
    // Countries share prefixes: the first by name is as good as any.
    const chosen = entries?.findIndex((entry) => entry.prefix === prefix) ?? -1;
    if (chosen >= 0) setActive(chosen);
  }, [entries, prefix]);

  const open = () => {
    const bottom = button.current?.getBoundingClientRect().bottom ?? 0;
    setIsAbove(window.innerHeight - bottom < ROOM_BELOW);
    setIsOpen(true);
  };
  const choose = (entry: Entry | undefined) => {
    if (entry) onChoose(entry.prefix);
    setIsOpen(false);
  };
  const find = (letter: string) => {
    const now = Date.now();
    const before = now - typed.current.at < TYPING_RESET ? typed.current.text : '';
    typed.current = { text: before + letter, at: now };
    const wanted = foldText(typed.current.text);
    const index =
      entries?.findIndex(
        ({ name, prefix: code }) =>
          foldText(name).startsWith(wanted) || code.startsWith(wanted) || code.slice(1).startsWith(wanted),
      ) ?? -1;
    if (index >= 0) setActive(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const last = (entries?.length ?? 1) - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 10, last),
      PageUp: Math.max(active - 10, 0),
      Home: 0,
      End: last,
    };
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isOpen) {
      if (isLetter || key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter' || key === ' ') {
        event.preventDefault();
        open();
        if (isLetter) typed.current = { text: key, at: Date.now() };
      }
      return;
    }
    if (key === 'Tab') return setIsOpen(false);
    const isFindingSpace = key === ' ' && Date.now() - typed.current.at < TYPING_RESET;
    if (key in moves) setActive(moves[key] ?? active);
    else if (key === 'Escape') setIsOpen(false);
    else if (key === 'Enter' || (key === ' ' && !isFindingSpace)) choose(entries?.[active]);
    else if (isLetter || isFindingSpace) find(key);
    else return;
    event.preventDefault();
  };
  // Letters typed while the list was still on its way find their country when it comes.
  useEffect(() => {
    const { text, at } = typed.current;
    if (!entries || text === '' || Date.now() - at > TYPING_RESET) return;
    const index = entries.findIndex(({ name }) => foldText(name).startsWith(foldText(text)));
    if (index >= 0) setActive(index);
  }, [entries]);

  const country = useMemo(() => entries?.find((entry) => entry.prefix === prefix)?.name, [entries, prefix]);
  return (
    <>
      <PrefixButton
        ref={button}
        id={id}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={isOpen && entries ? `${list}-${active}` : undefined}
        aria-label={[`${t('forms.countryCode')}:`, country, prefix].filter(Boolean).join(' ')}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      >
        {prefix || t('forms.countryCode')}
      </PrefixButton>
      {isOpen && (
        <ListBox
          id={list}
          isAbove={isAbove}
          aria-label={t('forms.countryCode')}
          // The focus stays on the button, so that leaving it closes the list.
          onPointerDown={(event) => event.preventDefault()}
        >
          {!entries && <ListNote>{t('common.loading')}</ListNote>}
          {entries?.map((entry, index) => (
            <ListOption
              key={entry.country}
              id={`${list}-${index}`}
              code={entry.prefix}
              isActive={index === active}
              isSelected={entry.prefix === prefix && index === active}
              onClick={() => choose(entry)}
            >
              {entry.name}
            </ListOption>
          ))}
        </ListBox>
      )}
    </>
  );
}

/** Countries by name in the page's language; loaded when they are first asked for (contract, ruling 10). */
function useEntries(isWanted: boolean, language: string): readonly Entry[] | null {
  const [codes, setCodes] = useState<readonly CallingCode[] | null>(null);
  useEffect(() => {
    if (!isWanted || codes) return;
    // Failing leaves the note in place; opening the list again tries again.
    import('../callingCodes.ts').then(
      (part) => setCodes(part.callingCodes),
      () => undefined,
    );
  }, [isWanted, codes]);
  return useMemo(() => {
    if (!codes) return null;
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return codes
      .map((code) => ({ ...code, name: names.of(code.country) ?? code.country }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }, [codes, language]);
}
