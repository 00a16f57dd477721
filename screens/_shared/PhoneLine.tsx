import { Fragment } from 'react';
import { Icon, usePhoneLines } from '#runtime';
import { phone as phoneIcon } from './icons.ts';
import styles from './PhoneLine.module.css';

/** Every phone line with its hours, where the tenant has one (NAV-57). */
export function PhoneLine({ title }: { readonly title: string }) {
  const [phone, ...others] = usePhoneLines();
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
      {others.map(({ number, href, hours }) => (
        <Fragment key={number + hours}>
          <p className={styles.other}>{hours}</p>
          <a href={href}>{number}</a>
        </Fragment>
      ))}
    </section>
  );
}
