import { useAtom } from 'jotai';
import { hiddenAmountsAtom } from '../data/hiddenAmounts.ts';
import { useWords } from '../messages/words.ts';
import { HideAmounts } from '../ui/HideAmounts.tsx';

/** Hides the person's amounts on this device, and brings them back (LOV-42). */
export function HideAmountsButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { t } = useWords();
  const [areHidden, setHidden] = useAtom(hiddenAmountsAtom);
  return (
    <HideAmounts
      label={t('amounts.hide')}
      isOn={areHidden}
      isSmall={isSmall}
      onToggle={() => setHidden(!areHidden)}
    />
  );
}
