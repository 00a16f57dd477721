import { CardFace, type CardFaceProps } from './CardFace.tsx';
import styles from './HolderFace.module.css';

/** A card of somebody's own, which may be blocked. */
export function HolderFace(props: CardFaceProps) {
  return <CardFace {...props} className={styles.face} />;
}
