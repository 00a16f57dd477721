import { useId } from 'react';
import { fileText, Icon, useWords } from '#runtime';
import { SaveMyData } from '../_shared/SaveMyData.tsx';
import styles from './Profile.module.css';
import section from './ProfileSection.module.css';

/** What the portal knows about the person, to take along (LOV-50). */
export function MyData() {
  const { t } = useWords();
  const titleId = useId();
  return (
    <section className={section.section} aria-labelledby={titleId}>
      <span className={section.badge}>
        <Icon path={fileText} size={1.6} />
      </span>
      <div className={section.body}>
        <h2 id={titleId}>{t('myData.title')}</h2>
        <p className={styles.text}>{t('myData.text')}</p>
        <SaveMyData />
      </div>
    </section>
  );
}
