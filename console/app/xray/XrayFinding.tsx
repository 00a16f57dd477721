import { type LeadsToPlaces, Origins } from './Origins.tsx';
import { words } from './words.ts';
import styles from './Xray.module.css';
import type { XrayView } from './xrayView.ts';

interface XrayFindingProps extends LeadsToPlaces {
  readonly view: XrayView;
  readonly onPoint: (isOn: boolean) => void;
}

/** Above the preview: pointing, and what was found of the thing that is pointed at. */
export function XrayFinding({ view, onPoint, onGo }: XrayFindingProps) {
  const { answer, things, pointed, isPointing, isFailed, visited, touched } = view;
  const thing = things.find(({ id }) => id === pointed);
  const named = answer?.things.find(({ id }) => id === pointed);
  const screen = answer?.screen;
  return (
    <section className={styles.finding} aria-label={words.title}>
      <button
        type="button"
        className={styles.point}
        aria-pressed={isPointing}
        onClick={() => onPoint(!isPointing)}
      >
        {isPointing ? words.pointing : words.point}
      </button>
      <div role="status" className={styles.found}>
        {isFailed && <p className={styles.note}>{words.failed}</p>}
        {!answer && !isFailed && <p className={styles.note}>{words.reading}</p>}
        {answer && visited && (
          <p className={styles.note}>
            {words.touched(visited, touched.things.length, touched.absent.length)}
          </p>
        )}
        {thing && named ? (
          <>
            <p className={styles.name}>
              {words.of(thing.what)}: <q lang={thing.language}>{thing.text || words.noText}</q>
            </p>
            <Origins origins={named.origins} onGo={onGo} />
          </>
        ) : (
          answer && <p className={styles.note}>{words.hint}</p>
        )}
      </div>
      {screen && (
        <p className={styles.screen}>
          <span className={styles.kind}>{words.screen}</span> <code>{screen.screen}</code>{' '}
          <span className={styles.source}>{words.access(screen.access, screen.isPaused)}</span>
          {screen.pointer && onGo && (
            <button type="button" className={styles.way} onClick={() => onGo(screen.pointer ?? '')}>
              {words.goTo(screen.pointer)}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
