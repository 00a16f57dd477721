import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  readonly label: string;
  readonly value: string;
  /** How the value is read aloud, where the eye and the ear differ. */
  readonly spoken?: string | undefined;
}

/** A few facts in a row, each under its label. */
export function DescriptionList({ items }: { readonly items: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value, spoken }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi aria-hidden={spoken ? true : undefined}>{value}</bdi>
            {spoken && <span className="visually-hidden">{spoken}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
