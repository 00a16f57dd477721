import { useTranslation } from 'react-i18next';
import { Loader } from '../ui/Loader.tsx';

/** Shown while the first screen, or what its guards wait for, is on its way. */
export function StartLoader() {
  const { t } = useTranslation();
  return <Loader label={t('common.loading')} />;
}
