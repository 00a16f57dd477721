import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { clock } from '../../../runtime/ui/menuIcons.ts';
import { StatusChip } from '../../../runtime/ui/StatusChip.tsx';
import type { TenantRow } from '../../server/answers.ts';
import { checkCircleFill, pencil, warningFill, xCircleFill } from '../icons.ts';
import { words } from '../words.ts';
import styles from './TenantCard.module.css';

export interface TenantCardProps {
  readonly row: TenantRow;
  /** Whether this browser has text of it that is not published. */
  readonly hasDraft: boolean;
}

const STATES = {
  live: { tone: 'ok', icon: checkCircleFill },
  draft: { tone: 'info', icon: pencil },
  refused: { tone: 'bad', icon: xCircleFill },
} as const;

/** One tenant as the overview shows it. */
export function TenantCard({ row, hasDraft }: TenantCardProps) {
  const { code, name, state, problems, warnings, nextChange, languages, hash, modified } = row;
  return (
    <li className={styles.card}>
      <Swatch row={row} />
      <div className={styles.head}>
        <h2>
          <Link to={`/tenants/${code}`}>{name}</Link>
        </h2>
        <code>{code}</code>
      </div>
      <div className={styles.chips}>
        <StatusChip {...STATES[state]} text={words.overview.states[state]} />
        {problems > 0 && (
          <StatusChip tone="bad" icon={xCircleFill} text={words.overview.problems(problems)} />
        )}
        {warnings > 0 && (
          <StatusChip tone="warn" icon={warningFill} text={words.overview.warnings(warnings)} />
        )}
        {hasDraft && <StatusChip tone="info" icon={pencil} text={words.overview.draftHere} />}
      </div>
      <ul className={styles.languages} aria-label={words.overview.languages}>
        {languages.map(({ language, name: title, percent, isDraft }) => (
          <li key={language} lang="en">
            {words.overview.language(title, percent, isDraft)}
          </li>
        ))}
      </ul>
      {nextChange && (
        <p className={styles.next}>
          <Icon path={clock} size={1.1} /> {words.overview.nextChange(dayOf(nextChange))}
        </p>
      )}
      <p className={styles.version}>
        <span>{words.overview.version(hash)}</span>
        <time dateTime={modified}>{words.overview.changed(timeOf(modified))}</time>
      </p>
    </li>
  );
}

/** The tenant's two colours, as decoration. React sets them by the style's own properties, which the policy lets pass. */
function Swatch({ row: { brand, accent } }: Pick<TenantCardProps, 'row'>) {
  const colours = { '--swatch': brand ?? 'var(--line)', '--swatch-accent': accent ?? 'var(--line)' };
  return <span className={styles.swatch} style={colours as CSSProperties} aria-hidden="true" />;
}

function dayOf(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function timeOf(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
