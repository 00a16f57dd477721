import { useWords } from '../messages/words.ts';
import { useHref } from '../routing/useHref.ts';
import { KeptWords } from '../ui/KeptWords.tsx';
import styles from './AccessHelp.module.css';
import { usePhoneLine } from './usePhoneLine.ts';

/** For who cannot log in: the way to a new password, and the phone line with its hours (USE-05). */
export function AccessHelp() {
  const { t } = useWords();
  const forgotPassword = useHref()('forgotPassword');
  const phone = usePhoneLine();
  return (
    <p className={styles.help}>
      {forgotPassword && <a href={forgotPassword}>{t('screens.forgotPassword')}</a>}
      {phone && (
        <span>
          <KeptWords text={phone.hours} /> <a href={phone.href}>{phone.number}</a>
        </span>
      )}
    </p>
  );
}
