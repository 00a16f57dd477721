import { useSyncExternalStore } from 'react';
import { useWords } from '../messages/words.ts';
import { ASK_EVENT, CONSENT_EVENT, isConsentChosen } from '../tenant/consentEvents.ts';
import styles from './CookieSettings.module.css';

/**
 * The way back to the question for consent, at the foot of each page on which an answer was told (threat P6). Comes
 * with the application: a prerendered home page is not made heavier for it.
 */
export function CookieSettings() {
  const { t } = useWords();
  const isChosen = useSyncExternalStore(
    subscribe,
    () => isConsentChosen(document),
    // Prerendered beforehand, for whoever comes first.
    () => false,
  );
  if (!isChosen) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.button}
        onClick={() => window.dispatchEvent(new Event(ASK_EVENT))}
      >
        {t('footer.cookieSettings')}
      </button>
    </li>
  );
}

function subscribe(listener: () => void): () => void {
  // Who hears it first marks the page.
  const later = () => queueMicrotask(listener);
  window.addEventListener(CONSENT_EVENT, later);
  return () => window.removeEventListener(CONSENT_EVENT, later);
}
