import { useCards } from '#runtime';
import { LoadFailed } from './LoadFailed.tsx';

/** The cards could not be loaded: says so where they would stand, and tries again on the spot. */
export function CardsError() {
  const cards = useCards();
  return (
    <LoadFailed
      words="cards"
      error={cards.error}
      isBusy={cards.isFetching}
      onRetry={() => void cards.refetch()}
    />
  );
}
