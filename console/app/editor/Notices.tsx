import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { info, x } from '../../../runtime/ui/icons.ts';
import { MAIN_ID } from '../ConsolePage.tsx';
import type { Editing, EditingState, Notice } from '../document/createEditing.ts';
import type { Conflict } from '../document/mergeByKey.ts';
import { warningFill } from '../icons.ts';
import { words } from '../words.ts';
import styles from './Notices.module.css';

export interface NoticesProps {
  readonly editing: Editing;
  readonly state: Pick<EditingState, 'notice' | 'conflicts'>;
  readonly onGo: (pointer: string) => void;
}

/** What happened to the text without its reader's doing, and what has to be chosen. */
export function Notices({ editing, state: { notice, conflicts }, onGo }: NoticesProps) {
  const choose = (side: 'mine' | 'theirs') => {
    editing.resolveApart(side);
    focusPage();
  };
  return (
    <>
      {/* There from the start, so that what appears in it is announced (WCAG 4.1.3). */}
      <div role="status">
        {notice && notice.kind !== 'apart' && (
          <div className={styles.notice}>
            <Icon path={info} size={1.25} />
            <p>{textOf(notice)}</p>
            <button
              type="button"
              className={styles.close}
              aria-label={words.notices.dismiss}
              onClick={() => {
                editing.dismissNotice();
                focusPage();
              }}
            >
              <Icon path={x} size={1} />
            </button>
          </div>
        )}
      </div>
      {notice?.kind === 'apart' && (
        <section className={styles.choice} role="alert">
          <h2>{words.notices.apartTitle}</h2>
          <p>{words.notices.apartText}</p>
          <div className={styles.actions}>
            <Button size="small" variant="outline" onClick={() => choose('mine')}>
              {words.notices.useMine}
            </Button>
            <Button size="small" variant="outline" onClick={() => choose('theirs')}>
              {words.notices.useTheirs}
            </Button>
          </div>
        </section>
      )}
      {conflicts.length > 0 && <Conflicts {...{ editing, conflicts, onGo }} />}
    </>
  );
}

function Conflicts({
  editing,
  conflicts,
  onGo,
}: Pick<NoticesProps, 'editing' | 'onGo'> & { readonly conflicts: readonly Conflict[] }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its conflict: the focus stays in the list (WCAG 2.4.3).
  const count = useRef(conflicts.length);
  useLayoutEffect(() => {
    if (conflicts.length < count.current) title.current?.focus();
    count.current = conflicts.length;
  }, [conflicts.length]);
  const resolve = (conflict: Conflict, side: 'mine' | 'theirs') => {
    editing.resolve(conflict, side);
    // With the last one the list goes as well.
    if (conflicts.length === 1) focusPage();
  };
  return (
    <section className={styles.choice} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        <Icon path={warningFill} size={1.1} /> {words.conflicts.title(conflicts.length)}
      </h2>
      <p>{words.conflicts.text}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.pointer}>
            <button type="button" className={styles.pointer} onClick={() => onGo(conflict.pointer)}>
              <code>{conflict.pointer}</code>
            </button>
            <dl className={styles.sides}>
              <div>
                <dt>{words.conflicts.mine}</dt>
                <dd>{written(conflict.mine)}</dd>
              </div>
              <div>
                <dt>{words.conflicts.theirs}</dt>
                <dd>{written(conflict.theirs)}</dd>
              </div>
            </dl>
            <div className={styles.actions}>
              <Button size="small" variant="outline" onClick={() => resolve(conflict, 'mine')}>
                {words.conflicts.keepMine}
              </Button>
              <Button size="small" variant="outline" onClick={() => resolve(conflict, 'theirs')}>
                {words.conflicts.takeTheirs}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was pressed goes away; what it stood in is there still (WCAG 2.4.3). */
function focusPage(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

function textOf(notice: Exclude<Notice, { kind: 'apart' }>): string {
  switch (notice.kind) {
    case 'restored':
      return words.notices.restored(timeOf(notice.at));
    case 'merged':
      return notice.hadOwn ? words.notices.merged : words.notices.reloaded;
    case 'gone':
      return words.notices.gone;
    case 'no-room':
      return words.notices.noRoom;
  }
}

function timeOf(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

function written(value: unknown): string {
  return value === undefined ? words.conflicts.notThere : JSON.stringify(value, null, 1);
}
