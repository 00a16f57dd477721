import { useState } from 'react';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Checkbox } from '../../../runtime/ui/Checkbox.tsx';
import { focusLater } from '../focusLater.ts';
import { words } from './words.ts';

export interface LanguageChoiceProps {
  readonly code: string;
  readonly name: string;
  /** How much of its words file is there, in hundredths; null without one. */
  readonly percent: number | null;
  readonly isChosen: boolean;
  readonly stateClass: string | undefined;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onBegin: () => Promise<void>;
}

/** One language to choose, with how far its words have come, or a way to begin them. */
export function LanguageChoice({
  code,
  name,
  percent,
  isChosen,
  stateClass,
  onChoose,
  onBegin,
}: LanguageChoiceProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <li>
      <Checkbox id={idOf(code)} name={code} isChecked={isChosen} onChange={onChoose}>
        {name} <span className={stateClass}>{stateOf(percent)}</span>
      </Checkbox>
      {percent === null && isChosen && (
        <Button
          size="small"
          variant="outline"
          isBusy={isBusy}
          onClick={() => {
            setBusy(true);
            void onBegin().finally(() => {
              setBusy(false);
              focusChoice(code);
            });
          }}
        >
          {words.languages.begin(name)}
        </Button>
      )}
    </li>
  );
}

const idOf = (code: string) => `language-${code}`;

/** Where the button is gone with what it began, its language has the focus (WCAG 2.4.3). */
function focusChoice(code: string): void {
  focusLater(() => document.getElementById(idOf(code))?.focus());
}

function stateOf(percent: number | null): string {
  const said = words.languages;
  return percent === null ? said.absent : percent === 100 ? said.whole : said.partly(percent);
}
