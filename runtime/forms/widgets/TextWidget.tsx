import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { Control, Field } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { describedBy, isMixed } from '../fieldLook.ts';
import { type Input, textOf, useField } from '../formState.ts';
import { pasteWhole } from '../useMaskedInput.ts';

/** What phones and password managers need to know of a field; the type stays text, since browsers rewrite emails. */
const TRAITS = {
  email: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  // Names and addresses are no words of a dictionary: nothing corrects them.
  text: { dir: 'auto', autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false },
} as const;

/** One line of text, or an email address. */
export function TextWidget({ name, value, change, leave }: Input) {
  const { field, id, error, hint, translate, controlState, mark, control, state } = useField(name);
  const text = textOf(value);
  const [isPasteRefused, setIsPasteRefused] = useState(false);
  const { widget, maxInput, isPasteBlocked, isReadOnly } = field;
  const help = state.helps[name];
  const refuse = (event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>) => {
    if (!isPasteBlocked) return pasteWhole(event);
    event.preventDefault();
    setIsPasteRefused(true);
  };
  const said = isPasteRefused
    ? translate('forms.noPaste')
    : isMixed(field, text)
      ? translate('forms.mixedScripts')
      : hint;
  return (
    <Field
      id={id}
      label={translate(field.label)}
      mark={mark}
      error={error}
      hint={said}
      help={help && <TextButton label={help.label} name={help.name} onClick={help.open} />}
    >
      <Control state={controlState} isReadOnly={isReadOnly}>
        <input
          type="text"
          {...TRAITS[widget === 'email' ? widget : 'text']}
          {...control}
          aria-describedby={describedBy(id, { error, hint: said })}
          {...(maxInput !== null && { maxLength: maxInput })}
          readOnly={isReadOnly}
          placeholder={state.placeholders[name]}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
          onBlur={leave}
          onPaste={refuse}
          onDrop={refuse}
          // For the boot script, while this is prerendered and no more.
          data-no-paste={isPasteBlocked || undefined}
        />
      </Control>
      {isPasteBlocked && (
        <span role="status" className="visually-hidden">
          {isPasteRefused ? translate('forms.noPaste') : ''}
        </span>
      )}
    </Field>
  );
}
