import { useCallback, useState } from 'react';
import type { PreviewScreen } from '../../server/preview/previewAnswers.ts';
import { NO_STATE, type PaneState } from '../preview/createPane.ts';
import { LookChoices } from '../preview/LookChoices.tsx';
import { Notes } from '../preview/Notes.tsx';
import type { PaneLook } from '../preview/PreviewPane.tsx';
import styles from './BeforeAfter.module.css';
import { LookPicture } from './LookPicture.tsx';
import { words } from './words.ts';

export interface BeforeAfterProps {
  readonly code: string;
  /** The text that is to take the place of what is saved. */
  readonly text: string;
  /** Id of what says in words what differs. */
  readonly describedBy: string;
}

const PHONE = 600;

/** Somebody of the sandbox who has cards of several kinds. */
const PERSON = 'ana';

/** What shows of a portal's colours the most: where somebody comes to who signs in, else the first screen of theirs. */
function screenOf(screens: readonly PreviewScreen[]): PreviewScreen | undefined {
  const own = screens.filter(({ access, path }) => access === 'person' && path !== null);
  return own.find(({ id }) => id === 'accountHome') ?? own[0];
}

/** The same two screens of the saved text and of the one that is to be published, side by side. */
export function BeforeAfter({ code, text, describedBy }: BeforeAfterProps) {
  const [look, setLook] = useState<PaneLook>({ width: 390, scheme: 'light' });
  const [state, setState] = useState<PaneState>(NO_STATE);
  // The second pair waits for the first, which says what screens there are.
  const [screen, setScreen] = useState<PreviewScreen | undefined>(undefined);
  const take = useCallback((next: PaneState) => {
    setState(next);
    const answer = next.answer?.kind === 'answered' ? next.answer : null;
    if (!answer?.shown || !answer.isSandboxRunning) return;
    const found = screenOf(answer.shown.screens);
    setScreen((known) => (known?.path === found?.path ? known : found));
  }, []);
  /** Another one begins anew, where the server did not answer. */
  const [round, setRound] = useState(0);
  const pictures = { code, look, describedBy };
  return (
    <section className={styles.pictures} aria-label={words.title}>
      <div className={styles.choices}>
        <LookChoices look={look} widths={words.widths} onLook={setLook} />
      </div>
      <Notes state={state} onRetry={() => setRound(round + 1)} />
      <div className={styles.pairs} data-kind={look.width < PHONE ? 'phone' : 'computer'}>
        <Pair
          key={`home ${round}`}
          {...pictures}
          title={words.screens.home}
          text={text}
          path={`/${code}/`}
          onState={take}
        />
        {screen?.path && (
          <Pair
            key={`person ${round}`}
            {...pictures}
            title={`${words.screens.person}: ${screen.title}`}
            text={text}
            path={screen.path}
            person={PERSON}
          />
        )}
      </div>
    </section>
  );
}

interface PairProps extends BeforeAfterProps {
  readonly title: string;
  readonly path: string;
  readonly person?: string;
  readonly look: PaneLook;
  readonly onState?: (state: PaneState) => void;
}

function Pair({ code, title, text, path, person, look, describedBy, onState }: PairProps) {
  const shared = { code, path, person: person ?? null, look, describedBy };
  return (
    <div className={styles.pair}>
      <p className={styles.title}>{title}</p>
      <figure>
        <figcaption>{words.before}</figcaption>
        <LookPicture {...shared} text={null} label={words.picture(title, words.before)} />
      </figure>
      <figure>
        <figcaption>{words.after}</figcaption>
        <LookPicture
          {...shared}
          text={text}
          label={words.picture(title, words.after)}
          {...(onState && { onState })}
        />
      </figure>
    </div>
  );
}
