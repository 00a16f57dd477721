// @vitest-environment jsdom
// Over 250 lines: what people and machines write into such a field, way by way.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldValue } from '../../../runtime/forms/formValues.ts';
import { pasteWhole, useMaskedInput } from '../../../runtime/forms/useMaskedInput.ts';

const isDigits = (text: string) => /^[\d ]*$/.test(text);
const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Digits in pairs; other text as it is. */
const shape = (text: string) =>
  isDigits(text)
    ? digitsOf(text)
        .replace(/(\d{2})/g, '$1 ')
        .trimEnd()
    : text;

const changes: FieldValue[] = [];
const leave = vi.fn();

function Digits() {
  const [value, setValue] = useState('');
  const { masked, announced, announce } = useMaskedInput({
    text: shape(value),
    shape,
    asValue: (typed) => (isDigits(typed) ? digitsOf(typed) : typed),
    read: (typed) => ({
      shown: shape(digitsOf(typed)),
      value: digitsOf(typed),
      announced: isDigits(typed) ? null : `understood ${digitsOf(typed)}`,
    }),
    change(next) {
      changes.push(next);
      setValue(String(next));
    },
    leave,
  });
  return (
    <>
      <input aria-label="Digits" {...masked} />
      <p role="status">{announced}</p>
      <button type="button" onClick={() => announce('said from outside')}>
        Say
      </button>
    </>
  );
}

interface Typed {
  readonly inputType?: string;
  readonly data?: string;
  readonly isComposing?: boolean;
  /** At the end unless given. */
  readonly caret?: number;
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** The browser has written the text, and says how. */
function write(input: HTMLInputElement, text: string, { caret = text.length, ...how }: Typed): void {
  setValue?.call(input, text);
  input.setSelectionRange(caret, caret);
  fireEvent(input, new InputEvent('input', { bubbles: true, ...how }));
}

const key = (data: string, caret?: number): Typed => ({
  inputType: 'insertText',
  data,
  ...(caret !== undefined && { caret }),
});

function openField(): HTMLInputElement {
  render(<Digits />);
  const input: HTMLInputElement = screen.getByLabelText('Digits');
  act(() => input.focus());
  return input;
}

const said = () => screen.getByRole('status').textContent;

/** As browsers have it, and jsdom has not. */
function withCommands(run: (command: string, text: string) => boolean) {
  const execCommand = vi.fn((command: string, _: boolean, text = '') => run(command, text));
  Object.assign(document, { execCommand });
  return execCommand;
}

afterEach(() => {
  cleanup();
  changes.length = 0;
  leave.mockClear();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('a field with a mask, key by key', () => {
  it('groups what is typed, and gives the value without groups [USE-01]', () => {
    const input = openField();
    for (const [text, data] of [
      ['1', '1'],
      ['12', '2'],
      ['123', '3'],
    ] as const)
      write(input, text, key(data));
    expect(input.value).toBe('12 3');
    expect(changes).toEqual(['1', '12', '123']);
    expect(said()).toBe('');
  });

  it.each([
    ['after a digit in the first group', '192 34', 2, '19 23 4', 2],
    ['after a digit in the second group', '12 934', 4, '12 93 4', 4],
    ['behind the last of a group that has grown', '12 345', 6, '12 34 5', 7],
    ['in front of everything', '912 34', 1, '91 23 4', 1],
  ])('leaves the caret behind the same digit: %s', (_, text, caret, shown, expected) => {
    const input = openField();
    write(input, '1234', {});
    write(input, text, key('9', caret));
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([shown, expected, expected]);
  });

  it('goes on over the blank where somebody deletes forwards, and not where they delete backwards', () => {
    const input = openField();
    write(input, '1234', {});
    write(input, '1234', { inputType: 'deleteContentForward', caret: 2 });
    expect([input.value, input.selectionStart]).toEqual(['12 34', 3]);
    write(input, '1234', { inputType: 'deleteContentBackward', caret: 2 });
    expect([input.value, input.selectionStart]).toEqual(['12 34', 2]);
  });

  it('leaves text that is no digit as it was typed, caret and all', () => {
    const input = openField();
    write(input, '1x2', key('x', 2));
    expect([input.value, input.selectionStart]).toEqual(['1x2', 2]);
    expect(changes).toEqual(['1x2']);
  });

  it('takes what an input method writes as it is until it is done', () => {
    const input = openField();
    write(input, '123', { inputType: 'insertCompositionText', data: '123', isComposing: true });
    expect(changes).toEqual(['123']);
    expect(said()).toBe('');
  });
});

describe('a field with a mask, filled at once', () => {
  it.each([
    ['pasting', { inputType: 'insertFromPaste' }],
    ['dropping', { inputType: 'insertFromDrop' }],
    ['a suggestion', { inputType: 'insertReplacementText', data: '1' }],
    ['autofill, which says nothing of itself', {}],
    ['dictation', { inputType: 'insertText', data: '12-34' }],
  ])('reads what is meant by %s, says so, and stands behind it', (_, how) => {
    const input = openField();
    write(input, '+12-34', { ...how, caret: 1 });
    expect([input.value, input.selectionStart]).toEqual(['12 34', 5]);
    expect(changes).toEqual(['1234']);
    expect(said()).toBe('understood 1234');
  });

  it('says nothing where the very digits came, and stops saying so at the next key', () => {
    const input = openField();
    write(input, '12 34', {});
    expect([input.value, said()]).toEqual(['12 34', '']);
    write(input, 'No. 56', {});
    expect(said()).toBe('understood 56');
    write(input, '567', key('7'));
    expect(said()).toBe('');
  });

  it('says what a widget finds out by itself', () => {
    openField();
    fireEvent.click(screen.getByRole('button'));
    expect(said()).toBe('said from outside');
  });
});

describe('the history of a field with a mask', () => {
  it('gets what is grouped as an edit of its own, which is not read again', () => {
    const input = openField();
    const execCommand = withCommands((_, text) => {
      write(input, text, { inputType: 'insertText', data: text });
      return true;
    });
    write(input, '123', key('3'));
    expect(execCommand.mock.calls).toEqual([['insertText', false, '12 3']]);
    expect(changes).toEqual(['123']);
    // What somebody types next is theirs.
    write(input, '12 34', key('4'));
    expect(changes).toEqual(['123', '1234']);
  });

  it('is left alone, and the focus too, where autofill fills a field that nobody is in', () => {
    const input = openField();
    const execCommand = withCommands(() => true);
    const elsewhere = screen.getByRole('button');
    act(() => elsewhere.focus());
    const select = vi.spyOn(input, 'select');
    write(input, '1234', {});
    expect(input.value).toBe('12 34');
    expect([execCommand.mock.calls, select.mock.calls, document.activeElement]).toEqual([[], [], elsewhere]);
  });

  it('writes by itself where the browser does not', () => {
    const input = openField();
    withCommands(() => false);
    write(input, '123', key('3'));
    expect(input.value).toBe('12 3');
  });

  it.each([
    ['historyUndo', 'undo'],
    ['historyRedo', 'redo'],
  ])('takes the step of grouping with it: %s', (inputType, command) => {
    const input = openField();
    const execCommand = withCommands(() => true);
    write(input, '123', { inputType });
    expect(execCommand.mock.calls).toEqual([[command]]);
    expect(changes).toEqual([]);
  });

  it('leaves what was undone as it is, where no step is left or nothing is to be grouped', () => {
    const input = openField();
    const execCommand = withCommands(() => false);
    write(input, '123', { inputType: 'historyUndo' });
    write(input, '12', { inputType: 'historyUndo' });
    expect(execCommand).toHaveBeenCalledOnce();
    expect(changes).toEqual(['123', '12']);
  });
});

describe('a field with a mask that is left', () => {
  it('is read for what is meant, where that is not what stands there', () => {
    const input = openField();
    write(input, '1x', key('x'));
    fireEvent.blur(input);
    expect([input.value, said()]).toEqual(['1', 'understood 1']);
    expect(changes).toEqual(['1x', '1']);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('is left as it is otherwise', () => {
    const input = openField();
    write(input, '12', key('2'));
    fireEvent.blur(input);
    expect(changes).toEqual(['12']);
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('a field with a longest length', () => {
  afterEach(() => vi.useRealTimers());

  it('takes a paste whole, and holds keys to its length again', () => {
    vi.useFakeTimers();
    render(<input aria-label="Short" maxLength={3} onPaste={pasteWhole} />);
    const input: HTMLInputElement = screen.getByLabelText('Short');
    fireEvent.paste(input);
    expect(input.hasAttribute('maxlength')).toBe(false);
    act(() => vi.runAllTimers());
    expect(input.maxLength).toBe(3);
  });

  it('stays without one where it has none', () => {
    vi.useFakeTimers();
    render(<input aria-label="Long" onPaste={pasteWhole} />);
    const input: HTMLInputElement = screen.getByLabelText('Long');
    fireEvent.paste(input);
    act(() => vi.runAllTimers());
    expect(input.hasAttribute('maxlength')).toBe(false);
  });
});
