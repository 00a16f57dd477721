import { render } from '@testing-library/react';
import { useState } from 'react';
import { TenantForm } from '../../../../console/app/form/TenantForm.tsx';

/** A form whose text is broken and mended elsewhere, as in the JSON beside it. */
export function renderBreakable(text: string, breakText: (text: string) => string): void {
  function Page() {
    const [written, setWritten] = useState(text);
    return (
      <>
        <button type="button" onClick={() => setWritten(breakText(text))}>
          break
        </button>
        <button type="button" onClick={() => setWritten(text)}>
          mend
        </button>
        <TenantForm
          text={written}
          problems={[]}
          warnings={[]}
          goTo={null}
          section="tenant"
          onSection={() => {}}
          onOpenJson={() => {}}
          onVisit={() => {}}
          onEdit={() => {}}
        />
      </>
    );
  }
  render(<Page />);
}
