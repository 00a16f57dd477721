import { useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import styles from './BeforeAfter.module.css';
import { BeforeAfter, type BeforeAfterProps } from './BeforeAfter.tsx';
import { words } from './words.ts';

/** Pictures while somebody types: four portals that follow every key are there for who wants them. */
export function PicturesOnDemand(props: BeforeAfterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.onDemand}>
      <Button size="small" variant="outline" onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && <BeforeAfter {...props} />}
    </div>
  );
}
