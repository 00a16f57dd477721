import { type ComponentType, useEffect, useState } from 'react';
import type { ErrorDetailsProps } from './ErrorDetails.tsx';
import styles from './ErrorReference.module.css';
import { ReferenceNumber } from './ReferenceNumber.tsx';

/** By what support finds an error (LOV-60), at once; then what is done with it. */
export function ErrorReference(props: ErrorDetailsProps) {
  const { reference } = props.trace;
  const [Details, setDetails] = useState<ComponentType<ErrorDetailsProps>>();
  // Most visits meet no error. Without a connection the reference stands alone; the next error asks again.
  useEffect(() => {
    import('./ErrorDetails.tsx').then(
      (module) => setDetails(() => module.default),
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.reference}>
      {reference && <ReferenceNumber id={reference} />}
      {/* What comes a moment later is no reason to say the whole error again (WCAG 4.1.3). */}
      <div aria-live="off">{Details && <Details {...props} />}</div>
    </div>
  );
}
