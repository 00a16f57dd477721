import { type BlockWith, Button, InlineMessage, useErrorDescription, useWords } from '#runtime';

export interface LoadFailedProps {
  readonly words: BlockWith<'error.title'> & BlockWith<'error.text'>;
  readonly error: unknown;
  /** It is being asked for again. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Codes that say no more than that no answer came; with a status of 429, that it is a limit (ERR-16). */
const PLAIN: readonly string[] = ['default', '404', 'connection-error'];

/**
 * In the place of what could not be loaded: what happened, and the way to try again (USE-27). The
 * one place that says it; where the catalogue has words of its own for it, in these (USE-11).
 */
export function LoadFailed({ words, error, isBusy, onRetry }: LoadFailedProps) {
  const { t } = useWords();
  const { status, code, message, help } = useErrorDescription()(error);
  return (
    <InlineMessage
      isError
      title={t(`${words}.error.title`)}
      text={status !== 429 && PLAIN.includes(code) ? t(`${words}.error.text`) : message}
      help={help}
      action={
        <Button size="small" isBusy={isBusy} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}
