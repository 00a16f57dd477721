/** The real portal beside the editor: what is typed is what is seen, before anything is saved. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PreviewScreen } from '../../server/preview/previewAnswers.ts';
import { XrayFinding } from '../xray/XrayFinding.tsx';
import { XrayLists } from '../xray/XrayLists.tsx';
import { besidePane, listBesides } from './besides.ts';
import styles from './Preview.module.css';
import { type PaneLook, type PaneSpec, PreviewPane } from './PreviewPane.tsx';
import { PreviewSettings } from './PreviewSettings.tsx';
import { cardFor, screenAt } from './places.ts';
import { usePanes } from './usePanes.ts';
import { useXray } from './useXray.ts';
import { words as say } from './words.ts';

export interface PreviewProps {
  /** Of the tenant whose file is edited. */
  readonly code: string;
  /** The file as it stands in the editor; null shows what is saved. */
  readonly text: string | null;
  /** Another number: what is saved, or shared with others, has changed. */
  readonly round?: number;
  /** Words files that are not saved, by language. */
  readonly words?: Readonly<Record<string, string>>;
  /** The language that is worked on: the preview speaks it. */
  readonly language?: string;
  /** The screen that is worked on, by its id: the preview goes there. */
  readonly screen?: string | null;
  /** Tells which screen is shown, when that changes. */
  readonly onScreen?: (screen: string) => void;
  /** The other tenants of the folder, to stand beside. */
  readonly tenants?: readonly { readonly code: string; readonly name: string }[];
  /** Where in the file somebody works: X-ray lights up what comes from there. */
  readonly visited?: string | null;
  /** Leads to a place in the file. */
  readonly onGo?: (pointer: string) => void;
}

const NO_WORDS = {};
const NO_XRAY = { onThings() {}, onPointed() {}, onPointingEnded() {} };
const NO_TENANTS: NonNullable<PreviewProps['tenants']> = [];
const FIRST_WIDTH = 390;

export function Preview({ words = NO_WORDS, tenants = NO_TENANTS, ...props }: PreviewProps) {
  const { code, text, round = 0 } = props;
  const [look, setLook] = useState<PaneLook>({ width: FIRST_WIDTH, scheme: 'light' });
  const [person, setPerson] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [besides, setBesides] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<string | null>(null);
  const [isXray, setXray] = useState(false);
  const specs = useMemo((): readonly PaneSpec[] => {
    const label = say.versions.unsaved;
    const main = { key: `main ${code}`, code, text, words, day, isXray, round, label };
    return [main, ...besides.map((key) => besidePane(key, main))];
  }, [code, text, words, day, isXray, round, besides]);
  const panes = usePanes(specs);
  const place = useScreen(panes, { ...props, person, setPerson });
  const { main } = panes;
  const shown = main?.answer?.kind === 'answered' ? main.answer.shown : null;
  const xray = useXray(panes, { isOn: isXray, visited: props.visited ?? null });
  const leads = { onGo: props.onGo ?? null };

  const leave = (address: string) => {
    // The portal's own button for signing in or out.
    if (shown && address.startsWith(shown.provider)) {
      setPerson(person === null ? 'ana' : null);
      if (person !== null) panes.go(`/${code}/`);
    } else setLeft(address);
  };
  return (
    <section className={styles.preview} aria-label={say.title}>
      <PreviewSettings
        main={main}
        screen={place.screen}
        look={look}
        person={person}
        day={day}
        besides={besides}
        choices={listBesides(
          tenants.filter((each) => each.code !== code),
          besides,
        )}
        onScreen={place.choose}
        onCard={place.chooseCard}
        onPerson={setPerson}
        onLanguage={place.speak}
        onLook={setLook}
        onDay={setDay}
        onBesides={setBesides}
        isXray={isXray}
        onXray={setXray}
      />
      {isXray && <XrayFinding view={xray.view} onPoint={xray.point} {...leads} />}
      <div role="status">
        {place.hasNoCard && <p className={styles.note}>{say.noCard}</p>}
        {left && <p className={styles.note}>{say.leaves(left)}</p>}
      </div>
      <div className={styles.panes}>
        {specs.map((spec) => (
          <PreviewPane
            key={spec.key}
            spec={spec}
            look={look}
            person={person}
            path={(main?.path ?? `/${code}/`).replace(`/${code}/`, `/${spec.code}/`)}
            {...panes.events}
            onMoved={(key, path) => {
              setLeft(null);
              panes.events.onMoved(key, path);
            }}
            onLeaves={(_, address) => leave(address)}
            onWidth={(width) => setLook({ ...look, width })}
            xray={spec.isXray ? xray.events : NO_XRAY}
          />
        ))}
      </div>
      {isXray && <XrayLists view={xray.view} onChoose={xray.choose} {...leads} />}
    </section>
  );
}

interface ScreenOptions extends PreviewProps {
  readonly person: string | null;
  readonly setPerson: (person: string) => void;
}

/** The screen that is shown, and the way to another one: perhaps somebody else has to be signed in first. */
function useScreen(panes: ReturnType<typeof usePanes>, options: ScreenOptions) {
  const { person, setPerson, onScreen } = options;
  const { main } = panes;
  const shown = main?.answer?.kind === 'answered' ? main.answer.shown : null;
  const [wanted, setWanted] = useState<PreviewScreen | null>(null);
  const screen = shown && main ? screenAt(main.path, shown.screens, shown.languages) : undefined;

  const isSettled =
    main !== null && (person === null ? main.signIn === 'visitor' : main.signIn === 'signedIn');
  const hasNoCard = wanted?.access === 'card' && isSettled && person !== null && !cardFor(wanted, main.cards);
  useEffect(() => {
    if (wanted && isSettled && (wanted.access === 'visitor' || person !== null) && panes.goToScreen(wanted))
      setWanted(null);
  });
  const choose = (next: PreviewScreen) => {
    const isCard = next.access === 'card';
    if (next.access !== 'visitor' && person === null) setPerson(isCard ? 'states' : 'ana');
    setWanted(next);
  };
  const speak = (language: string) => {
    if (!main || !shown) return;
    const isMain = shown.languages[0]?.code === language;
    const isHome =
      screen !== undefined &&
      shown.screens.some(
        ({ id, path }) => id === screen.id && path?.split('/').length === 3 && path.endsWith('/'),
      );
    panes.go(isHome ? `/${options.code}/${isMain ? '' : `${language}/`}` : main.path, language);
  };

  const asked = useRef<{ screen?: string | null; language?: string }>({});
  useEffect(() => {
    if (!shown) return;
    if (options.screen && options.screen !== asked.current.screen) {
      const next = shown.screens.find(({ id, path }) => id === options.screen && path !== null);
      if (next) choose(next);
    }
    const isOffered = shown.languages.some((each) => each.code === options.language);
    if (options.language && isOffered && options.language !== asked.current.language) speak(options.language);
    asked.current = {
      ...(options.screen !== undefined && { screen: options.screen }),
      ...(options.language !== undefined && { language: options.language }),
    };
  });
  const told = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (screen && screen.id !== told.current) onScreen?.(screen.id);
    told.current = screen?.id;
  }, [screen, onScreen]);
  const chooseCard = (cardId: string) => {
    if (screen) panes.goToScreen(screen, cardId);
  };
  return { screen: wanted ?? screen, choose, chooseCard, speak, hasNoCard };
}
