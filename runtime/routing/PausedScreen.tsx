import { useTranslation } from 'react-i18next';
import { PageMessage } from '../ui/Message.tsx';

/** Stands in for a screen whose feature the tenant has paused: the entry stays, and the screen says why (design, enums over booleans). */
export function PausedScreen() {
  const { t } = useTranslation();
  return <PageMessage title={t('paused.title')} text={t('paused.text')} />;
}
