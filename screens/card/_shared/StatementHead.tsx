import { useLayoutEffect, useRef } from 'react';
import { useDates } from '#card-details';
import { dayOf, Logo, useLanguage, useNow, useTenant, useWords } from '#runtime';
import styles from './Statement.module.css';

/**
 * On paper alone: whose portal it is and when it was printed, in the tenant's time zone. With it the page is a statement:
 * what stands before it is not printed, and neither is anything that can be pressed (Statement.module.css, LOV-51).
 */
export function StatementHead() {
  const theme = useTenant('theme');
  const name = useTenant('name');
  const write = usePrinted();
  const place = useRef<HTMLParagraphElement>(null);
  // From the moment it can be seen: an effect comes later.
  useLayoutEffect(() => {
    // Written by hand: what is rendered in answer to this event comes after the paper.
    const update = () => place.current?.replaceChildren(write(new Date()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  });
  return (
    <div className={styles.head}>
      <div className={styles.brand}>
        <Logo brand={theme} />
        <span>{name}</span>
      </div>
      <p className={styles.printed} ref={place}>
        {write(useNow())}
      </p>
    </div>
  );
}

function usePrinted(): (now: Date) => string {
  const { t } = useWords();
  const language = useLanguage();
  const timeZone = useTenant('timeZone');
  const dates = useDates();
  const zoneAt = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return (now) =>
    t('statement.printed', {
      day: dates.fullDay(dayOf(now, timeZone) ?? ''),
      time: dates.time(now.toISOString()) ?? '',
      zone: zoneAt.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    });
}

export interface StatementFact {
  readonly label: string;
  readonly value: string;
}

/** On paper alone: what a list holds, in words, since what chose it is not printed. */
export function StatementFacts({ facts }: { readonly facts: readonly StatementFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
