import { Fragment } from 'react';
import type { NamedThing, Origin } from '../../server/xray/xrayAnswers.ts';
import { words } from './words.ts';
import styles from './Xray.module.css';

export interface LeadsToPlaces {
  /** Leads to a place in the tenant file; null where there is no editor. */
  readonly onGo: ((pointer: string) => void) | null;
}

/** Where a thing comes from, each with the way to its place. */
export function Origins({ origins, onGo }: Pick<NamedThing, 'origins'> & LeadsToPlaces) {
  if (origins.length === 0) return <p className={styles.note}>{words.nothing}</p>;
  return (
    <ul className={styles.origins}>
      {origins.map((origin) => (
        <li key={JSON.stringify(origin)} className={styles.origin}>
          <span className={styles.kind}>{words.kinds[origin.kind]}</span>
          <code>{nameOf(origin)}</code>
          <span className={styles.source}>{sourceOf(origin)}</span>
          <Ways origin={origin} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

function nameOf(origin: Origin): string {
  switch (origin.kind) {
    case 'words':
      return origin.key;
    case 'screen':
      return origin.screen;
    case 'rule':
      return words.field(origin.form, origin.field);
    default:
      return origin.pointer;
  }
}

function sourceOf(origin: Origin): string {
  switch (origin.kind) {
    case 'words':
      return `${words.language(origin.language)}: ${words.from(origin.source)}`;
    case 'screen':
      return `${origin.title}. ${words.access(origin.access, origin.isPaused)}`;
    case 'rule':
      return `${origin.rule}. ${words.from(origin.source)}`;
    case 'data':
      return words.data;
    case 'option':
      return `${origin.value === null ? '' : `“${origin.value}”. `}${words.from(origin.source)}`;
  }
}

function Ways({ origin, onGo }: { readonly origin: Origin } & LeadsToPlaces) {
  const { pointer } = origin;
  const isWords = origin.kind === 'words' && ['words', 'fallback', 'appBackend'].includes(origin.source.kind);
  return (
    <Fragment>
      {isWords && (
        <a
          className={styles.way}
          href={`/languages/${origin.language}?find=${encodeURIComponent(origin.key)}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.openWords}
        </a>
      )}
      {pointer !== null && onGo && (
        <button type="button" className={styles.way} onClick={() => onGo(pointer)}>
          {isWords ? words.override(pointer) : words.goTo(pointer)}
        </button>
      )}
    </Fragment>
  );
}
