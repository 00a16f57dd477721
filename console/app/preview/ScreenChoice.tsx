import type { PreviewScreen } from '../../server/preview/previewAnswers.ts';
import { Selection } from './Choice.tsx';
import { words } from './words.ts';

interface ScreenChoiceProps {
  readonly screens: readonly PreviewScreen[];
  /** Undefined where the address is of none of them. */
  readonly current: PreviewScreen | undefined;
  readonly onChoose: (screen: PreviewScreen) => void;
}

const ACCESSES = ['visitor', 'person', 'card'] as const;

/** Every screen, those included that cannot be opened, with what stands in the way. */
export function ScreenChoice({ screens, current, onChoose }: ScreenChoiceProps) {
  const off = screens.filter(({ path }) => path === null);
  const choose = (id: string) => {
    const screen = screens.find((each) => each.id === id);
    if (screen) onChoose(screen);
  };
  return (
    <Selection label={words.screen} value={current?.id ?? ''} onChange={choose}>
      {!current && <option value="">{words.elsewhere}</option>}
      {ACCESSES.map((access) => (
        <optgroup key={access} label={words.screenGroups[access]}>
          {screens.map(
            (screen) =>
              screen.path !== null &&
              screen.access === access && (
                <option key={screen.id} value={screen.id}>
                  {screen.isPaused ? words.paused(screen.title) : screen.title}
                </option>
              ),
          )}
        </optgroup>
      ))}
      {off.length > 0 && (
        <optgroup label={words.screenGroups.off}>
          {off.map(({ id, title, offBy }) => (
            <option key={id} value={id} disabled>
              {offBy ? words.switchedOff(title, offBy) : words.notOffered(title)}
            </option>
          ))}
        </optgroup>
      )}
    </Selection>
  );
}
