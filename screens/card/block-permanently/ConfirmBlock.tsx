import { Button, Dialog, firstText, IconTile, prohibit, useWords } from '#runtime';

export interface ConfirmBlockProps {
  /** Product and last digits. */
  readonly card: string;
  readonly reason: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The second question before a block for good: it names the card, and focus starts at the way out (threats F10, P1). */
export function ConfirmBlock({ card, reason, isBusy, onConfirm, onClose }: ConfirmBlockProps) {
  const { t } = useWords();
  // What has been sent cannot be called back by closing the question.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={t('cardActions.permanent.question', { card })}
      sign={<IconTile icon={prohibit} tone="bad" />}
      closeLabel={t('common.close')}
      onClose={close}
      actions={
        <>
          <Button variant="outline" isDisabled={isBusy} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {t('actions.blockPermanently')}
          </Button>
        </>
      }
    >
      <p>{t('cardActions.permanent.text', { reason: firstText(t, [`status.${reason}`, 'status.other']) })}</p>
      <span role="status" className="visually-hidden">
        {isBusy ? t('common.loading') : ''}
      </span>
    </Dialog>
  );
}
