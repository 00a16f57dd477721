import { type AcceptanceCategory, useAcceptance } from '#card-details';
import { type Card, Icon, mapPin, useWords } from '#runtime';
import { LoadedList } from '../../_shared/LoadedList.tsx';
import styles from './Acceptance.module.css';

/** Categories that the card is accepted for, each with some who accept it (API-53). */
export function OutletList({ card }: { readonly card: Card }) {
  return (
    <LoadedList query={useAcceptance(card)} words="acceptance">
      {(categories) => <Categories categories={categories} />}
    </LoadedList>
  );
}

function Categories({ categories }: { readonly categories: readonly AcceptanceCategory[] }) {
  const { t } = useWords();
  return (
    <div className={styles.categories}>
      {categories.map(({ ref, name, outlets }) => (
        <section key={ref} className={styles.category} aria-labelledby={`category-${ref}`}>
          <h3 id={`category-${ref}`}>
            <bdi>{name || ref}</bdi>
          </h3>
          {outlets.length > 0 ? (
            <ul className={styles.outlets}>
              {outlets.map((outlet) => (
                <li key={outlet.name}>
                  <span className={styles.pin}>
                    <Icon path={mapPin} size={1.1} />
                  </span>
                  <bdi>{outlet.name}</bdi>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{t('acceptance.noOutlets')}</p>
          )}
        </section>
      ))}
    </div>
  );
}
