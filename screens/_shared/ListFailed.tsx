import { Button, InlineMessage, useWords } from '#runtime';
import type { FailedList } from './useAddressLists.ts';

/** In a form: which of its lists did not load, and the way to ask for it again (threats, section 4, public reads). */
export function ListFailed({ failed }: { readonly failed: FailedList | null }) {
  const { t } = useWords();
  if (!failed) return null;
  return (
    <InlineMessage
      isError
      title={t(`forms.listFailed.${failed.list}`)}
      text={t('forms.listFailed.text')}
      action={
        <Button variant="outline" onClick={failed.retry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}
