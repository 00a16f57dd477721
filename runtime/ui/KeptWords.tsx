import styles from './KeptWords.module.css';

/** Longer ones have room to break at their hyphen, and need it at 200 % text. */
const LONGEST = 12;

/**
 * Words with a hyphen, such as "PIN-ul", and ranges such as 9:00–18:00 stay on one line. The text keeps its own signs,
 * so that it is found, copied and read aloud as it is.
 */
export function KeptWords({ text }: { readonly text: string }) {
  const pieces = text.split(/(\S+[-–]\S+)/);
  return pieces.map((piece, index) =>
    index % 2 === 1 && piece.length <= LONGEST ? (
      // Pieces have no identity but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className={styles.word}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
