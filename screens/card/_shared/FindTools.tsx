import { ListFinder, monthsBefore, useDates } from '#card-details';
import { Button, dayOf, useNow, useTenant, useWords } from '#runtime';
import styles from './OperationList.module.css';
import { SEARCHED_MONTHS, type useListSearch } from './useListSearch.ts';
import type { useShownOperations } from './useShownOperations.ts';

type Shown = ReturnType<typeof useShownOperations>;

/** The search of a list of transactions, and the choice of a month. */
export function FindTools({
  operations,
}: {
  readonly operations: Pick<Shown, 'search' | 'month' | 'chooseMonth'>;
}) {
  const { t } = useWords();
  const dates = useDates();
  const { search, month, chooseMonth } = operations;
  const today = dayOf(useNow(), useTenant('timeZone')) ?? '';
  const recent = Array.from({ length: SEARCHED_MONTHS }, (_, back) =>
    monthsBefore(`${today.slice(0, 7)}-01`, back).slice(0, 7),
  );
  // An address may name an older one.
  const months = month === null || recent.includes(month) ? recent : [...recent, month];
  return (
    <ListFinder
      searchLabel={t('find.search')}
      text={search.text}
      onText={search.type}
      choiceLabel={t('find.month')}
      options={[
        { value: '', label: t('find.allMonths') },
        ...months.map((value) => ({ value, label: dates.month(value) })),
      ]}
      value={month ?? ''}
      onChoose={(value) => chooseMonth(value || null)}
    />
  );
}

/** What a search has looked through, and the way to look further. */
export function SearchReach({ search }: { readonly search: ReturnType<typeof useListSearch> }) {
  const { t } = useWords();
  const { wide } = search;
  const isDone = typeof wide !== 'string';
  const said = { none: 'find.inLoaded', loading: 'find.searching', failed: 'find.failed' } as const;
  return (
    <div className={styles.search}>
      <p role="status">{t(isDone ? 'find.inMonths' : said[wide])}</p>
      {!isDone && (
        <Button variant="tonal" size="small" isBusy={wide === 'loading'} onClick={search.widen}>
          {t('find.further')}
        </Button>
      )}
    </div>
  );
}
