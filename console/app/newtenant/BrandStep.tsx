import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Control, Field, FieldNote, hintId, messageId } from '../../../runtime/ui/Field.tsx';
import { COLOUR } from './answersOf.ts';
import type { StepProps } from './CountryStep.tsx';
import styles from './NewTenant.module.css';
import { TextInput } from './TextInput.tsx';
import { words } from './words.ts';

const MOST_BYTES = 200_000;

/** The brand's name, its colours, or a logo that has them. */
export function BrandStep({ entries, onChange }: StepProps) {
  const said = words.brand;
  const [error, setError] = useState<string | undefined>();
  const file = useRef<HTMLInputElement>(null);
  const { logo } = entries;
  // A file is read while somebody may be typing.
  const latest = useRef(entries);
  useLayoutEffect(() => {
    latest.current = entries;
  });
  const set = (part: Partial<typeof entries>) => onChange({ ...latest.current, ...part });

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) return setError(said.logoTooLarge);
    setError(undefined);
    const text = await chosen.text();
    set({ logo: { name: chosen.name, text } });
  }

  return (
    <>
      <p className={styles.lead}>{said.lead}</p>
      <TextInput
        id="brand"
        label={said.brand}
        hint={said.brandHint}
        value={entries.brand}
        maxLength={24}
        onChange={(brand) => set({ brand })}
      />
      <Field id="logo" label={said.logo} hint={said.logoHint} error={error}>
        <input
          ref={file}
          id="logo"
          type="file"
          accept=".svg,image/svg+xml"
          className={styles.file}
          aria-describedby={[hintId('logo'), error && messageId('logo')].filter(Boolean).join(' ')}
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <FieldNote>{logo ? said.logoRead(logo.name) : ''}</FieldNote>
      </Field>
      {logo && (
        <div>
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              set({ logo: null });
              // The button goes with the logo (WCAG 2.4.3).
              file.current?.focus();
            }}
          >
            {said.removeLogo}
          </Button>
        </div>
      )}
      <div className={styles.pair}>
        <Colour id="mainColour" label={said.main} value={entries.main} onChange={(main) => set({ main })} />
        <Colour
          id="secondColour"
          label={said.second}
          value={entries.second}
          onChange={(second) => set({ second })}
        />
      </div>
    </>
  );
}

interface ColourProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Typed, or picked in the browser's own picker. */
function Colour({ id, label, value, onChange }: ColourProps) {
  const error = value === '' || COLOUR.test(value) ? undefined : words.brand.colourForm;
  return (
    <Field id={id} label={label} hint={words.brand.colourHint} error={error}>
      <Control
        state={error ? 'invalid' : 'rest'}
        after={
          <span className={styles.swatch}>
            <input
              type="color"
              aria-label={words.brand.pick(label)}
              value={COLOUR.test(value) ? value : '#808080'}
              onChange={(event) => onChange(event.target.value.toUpperCase())}
            />
          </span>
        }
      >
        <input
          id={id}
          type="text"
          value={value}
          placeholder="#2A48E8"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hintId(id), error && messageId(id)].filter(Boolean).join(' ')}
          onChange={(event) => onChange(event.target.value)}
        />
      </Control>
    </Field>
  );
}
