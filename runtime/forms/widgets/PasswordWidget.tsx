import { useRef } from 'react';
import { passwordStrength } from '../../format/passwordStrength.ts';
import { EyeButton } from '../../ui/EyeButton.tsx';
import { Control, Field } from '../../ui/Field.tsx';
import { RuleList } from '../../ui/RuleList.tsx';
import { type Input, textOf, useField } from '../formState.ts';
import { ruleMessage } from '../ruleMessage.ts';
import { useHeldDown } from '../useHeldDown.ts';

/** A password; a new one with its list of rules. Pasting is always allowed (threat K6). */
export function PasswordWidget({ name, value, broken, change, leave }: Input) {
  const { field, id, error, hint, translate, language, controlState, control } = useField(name);
  const text = textOf(value);
  const input = useRef<HTMLInputElement>(null);
  const { isHeld, button } = useHeldDown(input);
  const listed = field.rules.filter(({ isListed }) => isListed);
  const list = `${id}-rules`;
  const isChecked = error !== undefined;
  // What the list says already is not said twice; other rules have their message below.
  const own = listed.some((rule) => broken.includes(rule.name)) && text !== '' ? undefined : error;
  // Longer is safer than the rules say: a hint, once they are met (threat K7).
  const isEnough = text !== '' && broken.length === 0;
  const describedBy = [control['aria-describedby'], listed.length > 0 && list].filter(Boolean).join(' ');
  return (
    <Field id={id} label={translate(field.label)} error={own} hint={hint}>
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
          aria-describedby={describedBy || undefined}
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
          isChecked={isChecked}
          note={isEnough ? translate(`forms.passwordStrength.${passwordStrength(text)}`) : ''}
          rules={listed.map((rule) => ({
            name: rule.name,
            text: ruleMessage({ rule: rule.name, parameters: rule.parameters ?? {} }, translate, language),
            isMet: text.trim() !== '' && !broken.includes(rule.name),
          }))}
        />
      )}
    </Field>
  );
}
