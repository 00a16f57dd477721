import type { PreviewScreen } from '../../server/preview/previewAnswers.ts';
import type { Beside } from './besides.ts';
import { Choice, Selection } from './Choice.tsx';
import type { PaneState } from './createPane.ts';
import { DayChoice } from './DayChoice.tsx';
import { LookChoices } from './LookChoices.tsx';
import type { PaneLook } from './PreviewPane.tsx';
import { cardAt } from './places.ts';
import { ScreenChoice } from './ScreenChoice.tsx';
import styles from './Settings.module.css';
import { words } from './words.ts';

interface PreviewSettingsProps {
  readonly main: PaneState | null;
  readonly screen: PreviewScreen | undefined;
  readonly look: PaneLook;
  readonly person: string | null;
  readonly day: string | null;
  readonly besides: readonly string[];
  readonly choices: readonly Beside[];
  readonly onScreen: (screen: PreviewScreen) => void;
  readonly onCard: (cardId: string) => void;
  readonly onPerson: (person: string | null) => void;
  readonly onLanguage: (language: string) => void;
  readonly onLook: (look: PaneLook) => void;
  readonly onDay: (day: string | null) => void;
  readonly onBesides: (besides: readonly string[]) => void;
  readonly isXray: boolean;
  readonly onXray: (isOn: boolean) => void;
}

/** Beside the text that is edited. */
const MOST_BESIDES = 2;

export function PreviewSettings(props: PreviewSettingsProps) {
  const { main, screen, look, person, day, onLook } = props;
  const shown = main?.answer?.kind === 'answered' ? main.answer.shown : null;
  return (
    <fieldset className={styles.settings} aria-label={words.settings}>
      <ScreenChoice screens={shown?.screens ?? []} current={screen} onChoose={props.onScreen} />
      <Selection
        label={words.person}
        value={person ?? ''}
        onChange={(name) => props.onPerson(name === '' ? null : name)}
      >
        <option value="">{words.visitor}</option>
        {Object.entries(words.people).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Selection>
      {screen?.access === 'card' && main && main.cards.length > 0 && (
        <CardChoice main={main} screen={screen} onCard={props.onCard} />
      )}
      <Choice
        label={words.language}
        options={(shown?.languages ?? []).map(({ code }) => ({ value: code, label: code }))}
        value={main?.language ?? ''}
        onChange={props.onLanguage}
      />
      <LookChoices look={look} widths={words.widths} isExact onLook={onLook} />
      {shown && <DayChoice day={day} today={shown.today} changes={shown.changes} onChange={props.onDay} />}
      <BesideChoice besides={props.besides} choices={props.choices} onBesides={props.onBesides} />
      <Choice
        label={words.xray}
        options={[
          { value: 'off', label: words.off },
          { value: 'on', label: words.on },
        ]}
        value={props.isXray ? 'on' : 'off'}
        onChange={(value) => props.onXray(value === 'on')}
      />
    </fieldset>
  );
}

function CardChoice({
  main,
  screen,
  onCard,
}: {
  readonly main: PaneState;
  readonly screen: PreviewScreen;
  readonly onCard: (cardId: string) => void;
}) {
  return (
    <Selection label={words.card} value={cardAt(main.path, main.cards)?.id ?? ''} onChange={onCard}>
      {main.cards.map(({ id, status, lastDigits, isVirtual, screens }) => (
        <option key={id} value={id} disabled={!screens.includes(screen.id)}>
          {words.cardName(status, lastDigits, isVirtual)}
        </option>
      ))}
    </Selection>
  );
}

/** A choice for each place that is filled, and one more while there is room. */
function BesideChoice({
  besides,
  choices,
  onBesides,
}: Pick<PreviewSettingsProps, 'besides' | 'choices' | 'onBesides'>) {
  const places = [...besides, ''].slice(0, MOST_BESIDES);
  return places.map((chosen, place) => (
    <Selection
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
      key={place}
      label={place === 0 ? words.beside : words.besideAnother}
      value={chosen}
      onChange={(key) => onBesides(places.with(place, key).filter((each) => each !== ''))}
    >
      <option value="">{words.besides.none}</option>
      {choices.map(({ key, title }) => (
        <option key={key} value={key} disabled={key !== chosen && besides.includes(key)}>
          {title}
        </option>
      ))}
    </Selection>
  ));
}
