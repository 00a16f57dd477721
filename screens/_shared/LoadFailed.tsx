import { Button, InlineMessage, useWords } from '#runtime';

export interface LoadFailedProps {
  /** Words group that holds `error.title` and `error.text`. */
  readonly words: string;
  /** It is being asked for again. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** In the place of what could not be loaded: what happened, and the way to try again (threats, section 4, reads). */
export function LoadFailed({ words, isBusy, onRetry }: LoadFailedProps) {
  const { t } = useWords();
  return (
    <InlineMessage
      isError
      title={t(`${words}.error.title`)}
      text={t(`${words}.error.text`)}
      action={
        <Button size="small" isBusy={isBusy} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}
