import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import { Loader } from '../ui/Loader.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { SlowLoad } from './SlowLoad.tsx';

/** Shown while the first screen, or what its guards wait for, is on its way. */
export function StartLoader() {
  const { t } = useWords();
  const { reload } = usePortal();
  return (
    <>
      <Loader label={t('common.loading')} />
      <ConnectionNotice />
      <SlowLoad onReload={reload} />
    </>
  );
}
