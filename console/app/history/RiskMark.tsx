import type { Risk } from '../../../compiler/compare/risks.ts';
import styles from './RiskMark.module.css';
import { words } from './words.ts';

/** The risk of a change in words and, where it is not low, in colour. */
export function RiskMark({ risk }: { readonly risk: Risk }) {
  return <span className={`${styles.risk} ${styles[risk]}`}>{words.changes.risks[risk]}</span>;
}
