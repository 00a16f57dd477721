import {
  Button,
  type Card,
  Icon,
  InlineMessage,
  mapPin,
  Panel,
  Skeleton,
  useAcceptance,
  useWords,
} from '#runtime';
import styles from './Acceptance.module.css';

/** Categories that the card is accepted for, each with some who accept it (API-53). */
export function OutletList({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const { data, isPending, isFetching, refetch } = useAcceptance(card);
  if (isPending) {
    return (
      <Panel>
        <Skeleton shape="rows" label={t('acceptance.loading')} />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel>
        <InlineMessage
          isError
          title={t('acceptance.error.title')}
          text={t('acceptance.error.text')}
          action={
            <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      </Panel>
    );
  }
  if (data.length === 0) {
    return (
      <Panel>
        <InlineMessage title={t('acceptance.empty.title')} text={t('acceptance.empty.text')} />
      </Panel>
    );
  }
  return (
    <div className={styles.categories}>
      {data.map(({ ref, name, outlets }) => (
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
