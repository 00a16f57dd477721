import { useRef, useState } from 'react';
import { useAreAmountsHidden } from '#amounts';
import { Button, type Card, useReportError, useTenant, useWallets, useWords } from '#runtime';
import { download } from '../../_shared/homeIcons.ts';
import { saveFile } from '../../_shared/saveFile.ts';
import { useRecentOperations } from '../_shared/useRecentOperations.ts';
import styles from './Transactions.module.css';
import { useExport } from './useExport.ts';

/** Saves the transactions of the last months as a file, where the tenant offers it (NAV-68 to NAV-70). */
export function ExportButton({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const { exportTransactions } = useTenant('features');
  const { exportMonths } = useTenant('transactions');
  const read = useRecentOperations(useWallets(card).query);
  const write = useExport(card);
  const areHidden = useAreAmountsHidden();
  const reportError = useReportError();
  // The state is a render late for a press that follows at once.
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  if (exportTransactions === 'off') return null;
  const isPaused = exportTransactions === 'paused';

  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setSaid(t('transactions.exporting'));
    try {
      const operations = await read(exportMonths);
      if (operations.length === 0) return setSaid(t('transactions.exportEmpty'));
      const file = write(operations);
      saveFile(file);
      setSaid(t('transactions.exported', { count: operations.length, name: file.name }));
    } catch (error) {
      // Half a file would look like a whole one.
      setSaid(t('transactions.exportFailed'));
      reportError(error, true);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.export}>
      <Button
        variant="tonal"
        size="small"
        icon={download}
        isBusy={isBusy}
        isDisabled={isPaused}
        {...(isPaused && { describedBy: 'export-said' })}
        onClick={() => void run()}
      >
        {t('transactions.export', { count: exportMonths })}
      </Button>
      <p id="export-said" role="status">
        {isPaused ? t('paused.text') : said || (areHidden && t('find.amountsInFile'))}
      </p>
    </div>
  );
}
