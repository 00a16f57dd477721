import { useRef } from 'react';
import { EyeButton } from '../../ui/EyeButton.tsx';
import { Control, Field } from '../../ui/Field.tsx';
import { RuleList } from '../../ui/RuleList.tsx';
import { describedBy, passwordLook } from '../fieldLook.ts';
import { type Input, textOf, useField } from '../formState.ts';
import { ruleMessage } from '../ruleMessage.ts';
import { useHeldDown } from '../useHeldDown.ts';

/** A password; a new one with its list of rules. Pasting is always allowed (threat K6). */
export function PasswordWidget({ name, value, broken, change, leave }: Input) {
  const { field, id, error, hint, translate, language, controlState, control } = useField(name);
  const text = textOf(value);
  const input = useRef<HTMLInputElement>(null);
  const { isHeld, button } = useHeldDown(input);
  const list = `${id}-rules`;
  const { listed, isSaidByList, strength } = passwordLook(field, text, broken);
  const said = { error: isSaidByList ? undefined : error, hint };
  return (
    <Field id={id} label={translate(field.label)} {...said}>
      <Control
        state={controlState}
        after={
          <EyeButton
            label={translate('forms.showPassword')}
            aria-pressed={isHeld}
            aria-controls={id}
            {...button}
          />
        }
      >
        <input
          ref={input}
          type={isHeld ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          aria-describedby={describedBy(id, said, listed.length > 0 ? list : '')}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      </Control>
      {listed.length > 0 && (
        <RuleList
          id={list}
          label={translate('forms.passwordRules')}
          met={translate('forms.ruleMet')}
          notMet={translate('forms.ruleNotMet')}
          isChecked={error !== undefined}
          note={strength === null ? '' : translate(`forms.passwordStrength.${strength}`)}
          rules={listed.map(({ rule: { name, parameters = {} }, isMet }) => ({
            name,
            text: ruleMessage({ rule: name, parameters }, translate, language),
            isMet,
          }))}
        />
      )}
    </Field>
  );
}
