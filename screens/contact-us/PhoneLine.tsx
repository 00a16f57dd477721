import { Icon, useTenant, useWords } from '#runtime';
import { phone as phoneIcon } from '../_shared/icons.ts';
import styles from './PhoneLine.module.css';

/** The phone line with its hours, where the tenant has one (NAV-57). */
export function PhoneLine() {
  const { t } = useWords();
  const { phoneLine } = useTenant('contact');
  if (!phoneLine) return null;
  const { number, from, to, days } = phoneLine;
  const hours = { from, to };
  return (
    <section className={styles.line} aria-labelledby="phone-line">
      <span className={styles.badge}>
        <Icon path={phoneIcon} size={1.6} />
      </span>
      <div>
        <h2 id="phone-line">{t('contact.callUs')}</h2>
        <p>
          {t('contactBlock.phone')}:{' '}
          {days === 'everyDay' ? t('contact.everyDay', hours) : t('contactBlock.hours', hours)}
        </p>
      </div>
      <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
    </section>
  );
}
