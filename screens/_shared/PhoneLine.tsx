import { Icon, usePhoneLine } from '#runtime';
import { phone as phoneIcon } from './icons.ts';
import styles from './PhoneLine.module.css';

/** The phone line with its hours, where the tenant has one (NAV-57). */
export function PhoneLine({ title }: { readonly title: string }) {
  const phone = usePhoneLine();
  if (!phone) return null;
  return (
    <section className={styles.line} aria-labelledby="phone-line">
      <span className={styles.badge}>
        <Icon path={phoneIcon} size={1.6} />
      </span>
      <div>
        <h2 id="phone-line">{title}</h2>
        <p>{phone.hours}</p>
      </div>
      <a href={phone.href}>{phone.number}</a>
    </section>
  );
}
