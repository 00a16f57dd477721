import { useTranslation } from 'react-i18next';
import { Loader } from '../ui/Loader.tsx';
import { SlowLoad } from './SlowLoad.tsx';

/** Shown while the first screen, or what its guards wait for, is on its way. */
export function StartLoader() {
  const { t } = useTranslation();
  return (
    <>
      <Loader label={t('common.loading')} />
      <SlowLoad />
    </>
  );
}
