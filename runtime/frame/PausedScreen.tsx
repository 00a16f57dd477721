import { useWords } from '../messages/words.ts';
import { PageMessage } from '../ui/Message.tsx';

/** Stands in for a screen whose feature the tenant has paused: the entry stays, and the screen says why. */
export function PausedScreen() {
  const { t } = useWords();
  return <PageMessage title={t('paused.title')} text={t('paused.text')} />;
}
