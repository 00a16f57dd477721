import { Button } from '../../../runtime/ui/Button.tsx';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import type { HistoryAnswer, RefusalAnswer, VersionAnswer } from '../../server/history/historyAnswers.ts';
import { ChangeGroups } from './ChangeGroups.tsx';
import styles from './HistoryList.module.css';
import { pencil, rocket, undo } from './icons.ts';
import { RiskMark } from './RiskMark.tsx';
import { words } from './words.ts';

export interface HistoryListProps {
  readonly history: HistoryAnswer;
  readonly onRollBack: (version: number) => void;
}

const ICONS = { publish: rocket, rollback: undo, outside: pencil };

/** Every version of a tenant, the newest first, with what it changed; then what was refused. */
export function HistoryList({ history: { versions, refusals }, onRollBack }: HistoryListProps) {
  const { refused } = words.history;
  return (
    <>
      <ol className={styles.list} reversed>
        {versions.map((version) => (
          <VersionItem key={version.version} version={version} onRollBack={onRollBack} />
        ))}
      </ol>
      {refusals.length > 0 && (
        <section className={styles.refusals}>
          <h3>{refused}</h3>
          <ul className={styles.list}>
            {refusals.map((each) => (
              <RefusalItem key={`${each.at} ${each.reason}`} refusal={each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function VersionItem({
  version: each,
  onRollBack,
}: { readonly version: VersionAnswer } & Pick<HistoryListProps, 'onRollBack'>) {
  const { version, kind, isCurrent, isKept, at, by, reason, restores, changes } = each;
  const { current, first, outside, outsideText, rolledBack, rollBack, rollBackTo, notKept } = words.history;
  const title = words.history.version(version);
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <Icon path={ICONS[kind]} size={1.25} />
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <h3>{title}</h3>
          {isCurrent && <span className={styles.now}>{current}</span>}
          {changes?.risk && <RiskMark risk={changes.risk} />}
        </div>
        {restores !== null && <p className={styles.what}>{rolledBack(restores)}</p>}
        <p className={styles.reason}>{reason ?? (version === 1 ? first : outside)}</p>
        <p className={styles.who}>
          {at && <Moment at={at} />}
          {by && `, ${by.name}`}
          {kind === 'outside' && version > 1 && outsideText}
        </p>
        <Changes version={each} />
        {!isKept && <p className={styles.who}>{notKept}</p>}
        {!isCurrent && isKept && (
          <div>
            <Button variant="outline" size="small" onClick={() => onRollBack(version)}>
              <span aria-hidden="true">{rollBack}</span>
              <span className={styles.spoken}>{rollBackTo(version)}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function Changes({ version: { version, changes } }: { readonly version: VersionAnswer }) {
  const { unknown, noChanges, changes: describe } = words.history;
  if (version === 1) return null;
  if (!changes) return <p className={styles.who}>{unknown}</p>;
  const { groups } = changes;
  if (groups.length === 0) return <p className={styles.who}>{noChanges}</p>;
  const count = groups.reduce((sum, group) => sum + group.changes.length, 0);
  return (
    <details className={styles.changes}>
      <summary>{describe(count)}</summary>
      <ChangeGroups groups={groups} level={4} />
    </details>
  );
}

function RefusalItem({ refusal: { at, by, reason, refusal } }: { readonly refusal: RefusalAnswer }) {
  return (
    <li className={styles.refusal}>
      {refusal && <p className={styles.reason}>{words.history.refusals[refusal.rule](refusal.problems)}</p>}
      <p className={styles.who}>
        <Moment at={at} />, {by.name}: {reason}
      </p>
    </li>
  );
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{MOMENT.format(new Date(at))}</time>;
}
