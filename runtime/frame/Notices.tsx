import { useWords } from '../messages/words.ts';
import { useSite } from '../routing/Site.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import { currentNotices } from '../tenant/currentNotices.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './Notices.module.css';
import { usePresent } from './usePresent.ts';

const TONES = { incident: 'bad', maintenance: 'warn', news: 'info' } as const;

/** What the tenant has to say now: an incident, maintenance, news. From its file, so it shows while the gateway is down. */
export function Notices() {
  const { i18n } = useWords();
  const { tenant } = useSite();
  const now = usePresent();
  const route = useRouteDescription();
  const screen = route?.screen.id ?? null;
  // Home pages lay out their own width.
  const isFullWidth = route?.language !== undefined;
  const notices = currentNotices(tenant.notices, { screen, now, timeZone: tenant.timeZone });
  if (notices.length === 0) return null;
  return (
    <div className={isFullWidth ? styles.wide : styles.notices}>
      {notices.map(({ kind, from, title, text }) => (
        <Alert
          key={`${kind}${from}${title[i18n.language]}`}
          tone={TONES[kind]}
          title={title[i18n.language] ?? ''}
          text={text[i18n.language]}
        />
      ))}
    </div>
  );
}
