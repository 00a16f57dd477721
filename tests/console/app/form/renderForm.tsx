import { render } from '@testing-library/react';
import { useState } from 'react';
import { applySpans } from '../../../../compiler/valueEdits.ts';
import { TenantForm, type TenantFormProps } from '../../../../console/app/form/TenantForm.tsx';

export interface Edited {
  /** The file as it stands now. */
  readonly text: () => string;
  readonly value: () => unknown;
  /** The runs that edits named, in order. */
  readonly runs: () => readonly (string | undefined)[];
  readonly visited: () => readonly string[];
  readonly rerender: (props: Partial<TenantFormProps>) => void;
}

/** The form as the console's page holds it: the text is the page's, and follows each edit. */
export function renderForm(text: string, props: Partial<TenantFormProps> = {}): Edited {
  const known = { text, runs: [] as (string | undefined)[], visited: [] as string[] };
  function Editor(changed: Partial<TenantFormProps>) {
    const [written, setWritten] = useState(changed.text ?? text);
    const [section, setSection] = useState(changed.section ?? 'tenant');
    known.text = written;
    return (
      <TenantForm
        problems={[]}
        warnings={[]}
        goTo={null}
        onOpenJson={() => {}}
        {...changed}
        text={written}
        section={section}
        onSection={setSection}
        onVisit={(pointer) => known.visited.push(pointer)}
        onEdit={(edits, run) => {
          known.runs.push(run);
          setWritten(applySpans(written, edits));
        }}
      />
    );
  }
  const { rerender } = render(<Editor {...props} />);
  return {
    text: () => known.text,
    value: () => JSON.parse(known.text),
    runs: () => known.runs,
    visited: () => known.visited,
    rerender: (changed) => rerender(<Editor {...props} {...changed} />),
  };
}

export const fieldAt = (pointer: string): HTMLElement => {
  const field = document.getElementById(`form-${encodeURIComponent(pointer)}`);
  if (!field) throw new Error(`There is no field at ${pointer}.`);
  return field;
};
