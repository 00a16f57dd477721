import { useId, useState } from 'react';
import type { Region, Thing } from '../../frame/xray/things.ts';
import type { Absent, NamedThing } from '../../server/xray/xrayAnswers.ts';
import { type LeadsToPlaces, Origins } from './Origins.tsx';
import { words } from './words.ts';
import styles from './Xray.module.css';
import type { XrayView } from './xrayView.ts';

interface XrayListsProps extends LeadsToPlaces {
  readonly view: XrayView;
  readonly onChoose: (id: number | null) => void;
}

/** Below the preview: all that is on the screen and what could be, for whoever does not point. */
export function XrayLists({ view, onChoose, onGo }: XrayListsProps) {
  const { answer, things } = view;
  if (!answer) return null;
  return (
    <>
      <details className={styles.list}>
        <summary>{words.list(things.length)}</summary>
        <ThingList {...{ things, onGo, onChoose }} named={answer.things} pointed={view.pointed} />
      </details>
      <details className={styles.list}>
        <summary>{words.absent(answer.absent.length)}</summary>
        <AbsentList absent={answer.absent} onGo={onGo} />
      </details>
    </>
  );
}

interface ThingListProps extends LeadsToPlaces {
  readonly things: readonly Thing[];
  readonly named: readonly NamedThing[];
  readonly pointed: number | null;
  readonly onChoose: (id: number | null) => void;
}

const REGIONS: readonly Region[] = ['page', 'header', 'navigation', 'main', 'dialog', 'footer'];

function ThingList({ things, named, pointed, onChoose, onGo }: ThingListProps) {
  const [asked, setAsked] = useState('');
  const id = useId();
  const origins = new Map(named.map((each) => [each.id, each.origins]));
  const found = things.filter((thing) => isFound(thing, origins.get(thing.id) ?? [], asked));
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {words.find}
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      <p role="status" className={styles.note}>
        {words.found(found.length)}
      </p>
      {REGIONS.map((region) => {
        const here = found.filter((thing) => thing.region === region);
        if (here.length === 0) return null;
        return (
          <section key={region} aria-labelledby={`${id}-${region}`}>
            <p id={`${id}-${region}`} className={styles.region}>
              {words.regions[region]}
            </p>
            <ul className={styles.things}>
              {here.map((thing) => (
                <li key={thing.id}>
                  <button
                    type="button"
                    className={styles.thing}
                    aria-expanded={thing.id === pointed}
                    onClick={() => onChoose(thing.id === pointed ? null : thing.id)}
                  >
                    <span className={styles.kind}>{words.of(thing.what)}</span>
                    <span lang={thing.language}>{thing.text || thing.field || words.noText}</span>
                  </button>
                  {thing.id === pointed && <Origins origins={origins.get(thing.id) ?? []} onGo={onGo} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** By what it says, or by a key or a place that made it. */
function isFound(thing: Thing, origins: NamedThing['origins'], asked: string): boolean {
  const all = `${thing.text} ${thing.field ?? ''} ${JSON.stringify(origins)}`.toLowerCase();
  return all.includes(asked.trim().toLowerCase());
}

/** What one reason keeps away stands together. */
function AbsentList({ absent, onGo }: { readonly absent: readonly Absent[] } & LeadsToPlaces) {
  const groups = Map.groupBy(absent, ({ reason, pointer }) => `${words.why(reason)} ${pointer}`);
  return (
    <ul className={styles.things}>
      {[...groups].map(([key, [first, ...others]]) => {
        if (!first) return null;
        const { reason, pointer } = first;
        return (
          <li key={key} className={styles.absent}>
            <strong>{words.why(reason)}</strong>
            <ul className={styles.kept}>
              {[first, ...others].map(({ kind, id, title }) => (
                <li key={`${kind} ${id}`}>
                  <span className={styles.kind}>{words.absentKinds[kind]}</span> {title} <code>{id}</code>
                </li>
              ))}
            </ul>
            {pointer !== null && onGo && (
              <button type="button" className={styles.way} onClick={() => onGo(pointer)}>
                {words.goTo(pointer)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
