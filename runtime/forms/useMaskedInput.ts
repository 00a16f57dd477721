import { type FormEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldValue } from './formValues.ts';

/** What is meant by the text of a field. */
export interface Reading {
  /** As the field then shows it. */
  readonly shown: string;
  readonly value: FieldValue;
  /** What was understood, where that is not the very digits that were typed. */
  readonly announced: string | null;
}

export interface MaskedInput {
  readonly text: string;
  /** The text in its groups while it is typed, signs for signs; other text as it is. */
  shape(typed: string): string;
  /** The field's value while that text stands in it. */
  asValue(typed: string): FieldValue;
  read(typed: string): Reading;
  change(value: FieldValue): void;
  leave(): void;
}

const isSeparator = (sign: string | undefined) => sign === ' ' || sign === '/';

/**
 * A field with a mask that loses nothing (USE-01): groups come while somebody types, and what is more, or no digit,
 * stays. Text that comes at once, by pasting, autofill or dictation, and all of it once the field is left, is read for
 * what is meant.
 */
export function useMaskedInput({ text, shape, asValue, read, change, leave }: MaskedInput) {
  const [announced, setAnnounced] = useState('');
  const isWriting = useRef(false);
  const take = (typed: string) => {
    const reading = read(typed);
    setAnnounced(reading.announced ?? '');
    change(reading.value);
    return reading.shown;
  };
  /** As an edit of the person's own, which undoing takes back; scripts that set values empty the history. */
  const write = (input: HTMLInputElement, shown: string, caret: number) => {
    // Autofill fills fields that nobody is in: selecting there would take the focus to it.
    if (document.activeElement !== input) {
      input.value = shown;
      return;
    }
    isWriting.current = true;
    input.select();
    if (!document.execCommand?.('insertText', false, shown)) input.value = shown;
    input.setSelectionRange(caret, caret);
    isWriting.current = false;
  };
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    if (isWriting.current) return;
    const input = event.currentTarget;
    const typed = input.value;
    const { inputType = '', data, isComposing } = event.nativeEvent as Partial<InputEvent>;
    const isWhole = !inputType || /Paste|Drop|Replacement/.test(inputType) || (data?.length ?? 0) > 1;
    // Grouping is a step of its own in the history: it is undone with the key that it came from.
    const isStep = inputType.startsWith('history') && shape(typed) !== typed;
    if (isStep && document.execCommand?.(inputType === 'historyRedo' ? 'redo' : 'undo')) return;
    // An input method rewrites its text until it is done; what was undone stays undone.
    if (isComposing || inputType.startsWith('history')) return change(asValue(typed));
    if (isWhole) {
      const shown = take(typed);
      if (shown !== typed) write(input, shown, shown.length);
      return;
    }
    setAnnounced('');
    const shown = shape(typed);
    if (shown !== typed) {
      const isForward = inputType === 'deleteContentForward';
      write(input, shown, caretIn(shown, typed.slice(0, input.selectionStart ?? typed.length), isForward));
    }
    change(asValue(shown));
  };
  return {
    announced,
    announce: setAnnounced,
    masked: {
      value: text,
      onInput,
      onBlur: () => {
        if (read(text).shown !== text) take(text);
        leave();
      },
    },
  };
}

/** Behind the same sign as before; forward deleting goes on over what divides the groups. */
function caretIn(shown: string, before: string, isForward: boolean): number {
  let signs = [...before].filter((sign) => !isSeparator(sign)).length;
  let caret = 0;
  while (signs > 0 && caret < shown.length) if (!isSeparator(shown[caret++])) signs--;
  while (isForward && isSeparator(shown[caret])) caret++;
  return caret;
}

/** A longest length would cut what is pasted: it holds for keys alone, and the rules report the rest. */
export function pasteWhole({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const { maxLength } = currentTarget;
  if (maxLength < 0) return;
  currentTarget.removeAttribute('maxlength');
  setTimeout(() => {
    currentTarget.maxLength = maxLength;
  });
}
