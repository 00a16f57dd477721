import type { LanguageRow } from '../../server/newtenant/newTenantAnswers.ts';
import styles from './Languages.module.css';
import { words } from './words.ts';

/** How far a language has come, and who offers it. */
export function Completeness({ row }: { readonly row: LanguageRow }) {
  const { percent, missing, needed, offeredBy, draftOf, isOriginal } = row;
  const lines = [
    ...(offeredBy.length > 0 ? [words.offered(offeredBy)] : []),
    ...(draftOf.length > 0 ? [words.draftOf(draftOf)] : []),
  ];
  return (
    <div className={styles.completeness}>
      <progress value={percent} max={100} aria-label={words.complete(percent)} />
      <p>
        <strong>{words.complete(percent)}</strong> · {words.missing(missing, needed)}
      </p>
      <p className={styles.meta}>
        {lines.length > 0 ? lines.join(' · ') : words.unused}
        {isOriginal && ` · ${words.original}`}
      </p>
    </div>
  );
}
