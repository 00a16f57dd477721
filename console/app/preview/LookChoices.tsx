import { Choice } from './Choice.tsx';
import type { PaneLook } from './PreviewPane.tsx';
import { words } from './words.ts';

export interface LookChoicesProps {
  readonly look: PaneLook;
  /** What each width is called, in pixels. */
  readonly widths: Readonly<Record<number, string>>;
  /** Whether the label says how wide the portal is now. */
  readonly isExact?: boolean;
  readonly onLook: (look: PaneLook) => void;
}

/** How wide the portal is shown, and whether light or dark. */
export function LookChoices({ look, widths, isExact = false, onLook }: LookChoicesProps) {
  return (
    <>
      <Choice
        label={isExact ? `${words.width}: ${words.pixels(look.width)}` : words.width}
        options={Object.entries(widths).map(([width, label]) => ({ value: Number(width), label }))}
        value={look.width}
        onChange={(width) => onLook({ ...look, width })}
      />
      <Choice
        label={words.scheme}
        options={[
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        value={look.scheme}
        onChange={(scheme) => onLook({ ...look, scheme })}
      />
    </>
  );
}
