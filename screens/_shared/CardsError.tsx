import { Button, InlineMessage, useCards, useWords } from '#runtime';

/** The cards could not be loaded: says so where they would stand, and tries again on the spot. */
export function CardsError() {
  const { t } = useWords();
  const cards = useCards();
  return (
    <InlineMessage
      isError
      title={t('cards.error.title')}
      text={t('cards.error.text')}
      action={
        <Button size="small" isBusy={cards.isFetching} onClick={() => void cards.refetch()}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}
