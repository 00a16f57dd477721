import { useRef, useState } from 'react';
import { useAreAmountsHidden } from '#amounts';
import { Button, useReportError, useWords } from '#runtime';
import { download } from './homeIcons.ts';
import styles from './SaveMyData.module.css';
import { saveFile } from './saveFile.ts';
import { useMyData } from './useMyData.ts';

/** A press, and what came of it: the person's data as a file (LOV-50). */
export function SaveMyData() {
  const { t } = useWords();
  const write = useMyData();
  const areHidden = useAreAmountsHidden();
  const reportError = useReportError();
  // The state is a render late for a press that follows at once.
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setSaid('');
    try {
      const file = await write();
      saveFile(file);
      setSaid(t('myData.saved', { name: file.name }));
    } catch (error) {
      setSaid(t('myData.failed'));
      reportError(error, true);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.save}>
      <Button variant="tonal" size="small" icon={download} isBusy={isBusy} onClick={() => void save()}>
        {t('myData.save')}
      </Button>
      <p role="status">{said || (areHidden && t('find.amountsInFile'))}</p>
    </div>
  );
}
