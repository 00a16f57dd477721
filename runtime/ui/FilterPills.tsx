import styles from './FilterPills.module.css';
import { showCurrent } from './showCurrent.ts';

export interface FilterPillsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of filters of which one is on. Where it scrolls by itself, a browser leaves what has the focus half out of view. */
export function FilterPills<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterPillsProps<Value>) {
  return (
    <fieldset
      className={styles.pills}
      // An address may name a filter that a phone has no room for at first.
      ref={showCurrent}
      onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
    >
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
