import styles from './Art.module.css';

/** Artwork as data: a view box, and shapes with the tone that colours them. */
export interface Artwork {
  readonly viewBox: string;
  readonly shapes: readonly (readonly [tone: string, path: string])[];
}

export interface ArtProps {
  readonly artwork: Artwork;
  readonly className?: string | undefined;
  /** How the artwork fills its box; by default it covers it from the right edge. */
  readonly fit?: 'cover' | 'contain';
}

/** A decorative picture of quarter discs in the colours of the theme around it. */
export function Art({ artwork, className, fit = 'cover' }: ArtProps) {
  return (
    <svg
      className={className}
      viewBox={artwork.viewBox}
      preserveAspectRatio={fit === 'cover' ? 'xMaxYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      {artwork.shapes.map(([tone, path], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of one artwork never change
        <path key={index} className={styles[tone]} d={path} />
      ))}
    </svg>
  );
}
