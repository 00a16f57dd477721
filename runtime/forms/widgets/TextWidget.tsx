import { useMaskito } from '@maskito/react';
import { type ClipboardEvent, type DragEvent, useMemo, useState } from 'react';
import { Control, Field, hintId } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useField } from '../formState.ts';
import { hasMixedScripts } from '../hasMixedScripts.ts';
import { digitsMask } from '../masks.ts';

/** What phones and password managers need to know of a field; the type stays text, since browsers rewrite emails. */
const TRAITS = {
  email: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  digits: { inputMode: 'numeric' },
} as const;

/** One line of text, an email address, or digits behind a mask. */
export function TextWidget({ name }: { readonly name: string }) {
  const { field, id, error, hint, translate, controlState, text, mark, change, leave, control, state } =
    useField(name);
  const [isPasteRefused, setIsPasteRefused] = useState(false);
  const { widget, maxInput, isPasteBlocked, isReadOnly } = field;
  const help = state.helps[name];
  const options = useMemo(
    () => (widget === 'digits' && maxInput !== null ? digitsMask(maxInput) : null),
    [widget, maxInput],
  );
  const mask = useMaskito({ options });
  const refuse = (event: ClipboardEvent | DragEvent) => {
    if (!isPasteBlocked) return;
    event.preventDefault();
    setIsPasteRefused(true);
  };
  const isMixed = widget === 'email' && hasMixedScripts(text);
  const said = isPasteRefused ? translate('forms.noPaste') : isMixed ? translate('forms.mixedScripts') : hint;
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
          ref={mask}
          type="text"
          {...(widget === 'email' || widget === 'digits' ? TRAITS[widget] : {})}
          {...control}
          aria-describedby={
            [control['aria-describedby'], said && !hint && hintId(id)].filter(Boolean).join(' ') || undefined
          }
          {...(maxInput !== null && { maxLength: maxInput })}
          readOnly={isReadOnly}
          placeholder={state.placeholders[name]}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
          onBlur={leave}
          onPaste={refuse}
          onDrop={refuse}
          // For the boot script, while this is drawn and no more.
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
