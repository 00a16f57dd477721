import { Icon, useWords } from '#runtime';
import styles from './AddCardTile.module.css';
import { plus } from './icons.ts';

/** The place of the next card, at the end of the list. */
export function AddCardTile({ href }: { readonly href: string }) {
  const { t } = useWords();
  return (
    <a className={styles.tile} href={href}>
      <span className={styles.icon}>
        <Icon path={plus} size={1.4} />
      </span>
      <span className={styles.title}>{t('cards.addTile.title')}</span>
      <span className={styles.text}>{t('cards.addTile.text')}</span>
    </a>
  );
}
