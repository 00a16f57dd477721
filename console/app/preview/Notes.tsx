import { Icon } from '../../../runtime/ui/Icon.tsx';
import { info, warningCircle } from '../../../runtime/ui/icons.ts';
import type { PaneState } from './createPane.ts';
import styles from './PreviewPane.module.css';
import { words } from './words.ts';

/** What stands in the way of the newest text, or of who should see it. Said once it is known, without taking the focus. */
export function Notes({ state, onRetry }: { readonly state: PaneState; readonly onRetry: () => void }) {
  const { answer, isUnreachable, signIn } = state;
  const answered = answer?.kind === 'answered' ? answer : null;
  const { shown = null, problem = null, elsewhere = null } = answered ?? {};
  return (
    <div role="status" className={styles.notes}>
      {isUnreachable && (
        <Note kind="warn">
          {words.unreachable}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {words.tryAgain}
          </button>
        </Note>
      )}
      {answer?.kind === 'notBuilt' && <Note kind="warn">{words.notBuilt}</Note>}
      {problem && (
        <Note kind="warn">
          {shown ? words.older : words.never} {problem.message}{' '}
          <code>{words.at(problem.file, problem.line)}</code>
        </Note>
      )}
      {elsewhere && <Note kind="warn">{words.elsewhereRefused(elsewhere.pointer, elsewhere.origin)}</Note>}
      {answered && !answered.isSandboxRunning && <Note kind="info">{words.noSandbox}</Note>}
      {answered?.isSandboxRunning && signIn === 'failed' && <Note kind="warn">{words.signInFailed}</Note>}
    </div>
  );
}

function Note({ kind, children }: { readonly kind: 'warn' | 'info'; readonly children: React.ReactNode }) {
  return (
    <p className={styles.note} data-kind={kind}>
      <Icon path={kind === 'warn' ? warningCircle : info} />
      <span>{children}</span>
    </p>
  );
}
