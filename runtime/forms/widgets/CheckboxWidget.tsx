import { Checkbox } from '../../ui/Checkbox.tsx';
import { type Input, useField } from '../formState.ts';

/** A consent. Its label may hold one link, marked `<1>…</1>` in the words. */
export function CheckboxWidget({ name, value, change, leave }: Input) {
  const { state, field, id, error, translate } = useField(name);
  const [before, linked, after] = splitLink(translate(field.label));
  const href = field.link === null ? undefined : state.links[field.link];
  return (
    <Checkbox
      id={id}
      name={field.inputName}
      isChecked={value === true}
      onChange={change}
      onBlur={leave}
      error={error}
      isRequired={field.isRequired}
    >
      {before}
      {href && linked ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {linked}
          <span className="visually-hidden">{` (${translate('common.opensInNewTab')})`}</span>
        </a>
      ) : (
        linked
      )}
      {after}
    </Checkbox>
  );
}

function splitLink(label: string): readonly [string, string, string] {
  const [, before = label, linked = '', after = ''] = /^(.*?)<1>(.*?)<\/1>(.*)$/s.exec(label) ?? [];
  return [before, linked, after];
}
