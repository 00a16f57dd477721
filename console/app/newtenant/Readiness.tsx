import { Icon } from '../../../runtime/ui/Icon.tsx';
import { checkCircle, hourglass, info, warningCircle } from '../../../runtime/ui/icons.ts';
import type { ReadinessItem } from '../../server/newtenant/newTenantAnswers.ts';
import styles from './Draft.module.css';
import { words } from './words.ts';

const ICONS: Readonly<Record<ReadinessItem['kind'], string>> = {
  problem: warningCircle,
  language: hourglass,
  look: info,
  operator: info,
  copied: hourglass,
};

/** What is missing before a draft can go live, by kind; places that are still as copied are folded by their part. */
export function Readiness({ items }: { readonly items: readonly ReadinessItem[] }) {
  const kinds = Object.entries(words.draft.kinds).flatMap(([kind, title]) => {
    const own = items.filter((each) => each.kind === kind);
    return own.length === 0 ? [] : [{ kind: own[0]?.kind ?? 'copied', title, own }];
  });
  if (kinds.length === 0) {
    return (
      <p className={styles.ready}>
        <Icon path={checkCircle} size={1.2} /> {words.draft.ready}
      </p>
    );
  }
  return kinds.map(({ kind, title, own }) => (
    <section key={kind} className={styles.kind} data-kind={kind}>
      <h4>
        <Icon path={ICONS[kind]} size={1.15} /> {title}
      </h4>
      {kind === 'copied' ? (
        <Copied items={own} />
      ) : (
        <ul className={styles.items}>
          {own.map(({ message, mend }) => (
            <li key={message}>
              {message} <span className={styles.mend}>{mend}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}

function Copied({ items }: { readonly items: readonly ReadinessItem[] }) {
  const parts = Map.groupBy(items, ({ pointer }) => (pointer ?? '').split('/')[1] ?? '');
  return [...parts].map(([part, own]) => (
    <details key={part} className={styles.part}>
      <summary>
        <code>{part}</code> <span className={styles.mend}>{words.draft.count(own.length)}</span>
      </summary>
      <ul className={styles.items}>
        {own.map(({ pointer, message }) => (
          <li key={pointer}>
            <code>{pointer}</code> {message}
          </li>
        ))}
      </ul>
    </details>
  ));
}
