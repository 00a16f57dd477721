import type { ReactNode } from 'react';
import { type BlockWith, InlineMessage, Panel, Skeleton, useWords } from '#runtime';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';

export interface LoadedListProps<T> {
  readonly query: {
    readonly data: readonly T[] | undefined;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly words: LoadFailedProps['words'] &
    BlockWith<'loading'> &
    BlockWith<'empty.title'> &
    BlockWith<'empty.text'>;
  /** Of what is on its way: a list is mostly longer than the window. */
  readonly outline?: 'rows' | 'list';
  readonly children: (list: readonly T[]) => ReactNode;
}

/** A list that the server gives: on its way, not to be had, empty, or there. */
export function LoadedList<T>({ query, words, outline = 'rows', children }: LoadedListProps<T>) {
  const { t } = useWords();
  const { data, isPending, isFetching, error, refetch } = query;
  if (data && data.length > 0) return children(data);
  return (
    <Panel>
      {isPending ? (
        <Skeleton shape={outline} label={t(`${words}.loading`)} />
      ) : data ? (
        <InlineMessage title={t(`${words}.empty.title`)} text={t(`${words}.empty.text`)} />
      ) : (
        <LoadFailed words={words} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
