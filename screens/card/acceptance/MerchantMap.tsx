import { useLanguage, useWords } from '#runtime';
import styles from './Acceptance.module.css';

interface Props {
  readonly map: { readonly url: string; readonly key?: string };
  /** Where the way past the map leads: the list says the same in words. */
  readonly listId: string;
}

/**
 * The merchant search map (CFG-23) in a frame of its own: loaded when it comes into view, without our
 * address, and with no more than running its own scripts (threats P4, P5, P9: nothing that it says is listened to).
 */
export function MerchantMap({ map, listId }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const url = new URL(map.url);
  url.searchParams.set('lang', language);
  if (map.key !== undefined) url.searchParams.set('key', map.key);
  return (
    <div className={styles.map}>
      <a className={styles.skip} href={`#${listId}`}>
        {t('acceptance.map.skip')}
      </a>
      <iframe
        title={t('acceptance.map.title')}
        src={url.href}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox={url.origin === location.origin ? 'allow-scripts' : 'allow-scripts allow-same-origin'}
      />
    </div>
  );
}
