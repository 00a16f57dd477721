import { hintId, messageId } from '../../ui/fieldIds.ts';
import type { EarlyTexts } from './earlyTexts.ts';

/** The id that pieces have before they are put into a form. */
export const PART = 'part';

/** A rule of a password, in one of its states. */
export interface RulePart {
  readonly className: string;
  readonly icon: Element;
  /** Heard after the rule. */
  readonly spoken: Element;
}

/** The pieces that may appear in a form, as the program renders them. */
export interface Parts {
  readonly texts: EarlyTexts;
  /** By the state of a control: its class, and its icon where it has one. */
  readonly controls: Readonly<
    Record<'rest' | 'invalid' | 'valid', { className: string; icon: Element | null }>
  >;
  readonly rules: Readonly<Record<'met' | 'unmet' | 'failed', RulePart>>;
  message(id: string, text: string): HTMLElement;
  hint(id: string, text: string): HTMLElement;
  reason(id: string): HTMLElement;
}

/** @throws Error where a piece is missing: a mistake of the build */
export function readParts({ content }: HTMLTemplateElement): Parts {
  const [rest, invalid, valid] = [...content.querySelectorAll('i')].map(
    ({ parentElement, nextElementSibling }) => ({
      className: parentElement?.className ?? '',
      icon: nextElementSibling,
    }),
  );
  const [met, unmet, , failed] = [...content.querySelectorAll('li')].map((item) => readRule(item));
  const json = content.querySelector('p')?.textContent;
  if (!json || !rest || !invalid || !valid || !met || !unmet || !failed)
    throw new Error('A piece of the form is missing.');
  const copyOf = (part: string, id: string) => {
    const copy = content.getElementById(part)?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error(`The form has no ${part}.`);
    copy.id = id;
    return copy;
  };
  const filled = (copy: HTMLElement, text: string) => {
    (copy.querySelector('span') ?? copy).textContent = text;
    return copy;
  };
  return {
    texts: JSON.parse(json),
    controls: { rest, invalid, valid },
    rules: { met, unmet, failed },
    message: (id, text) => filled(copyOf(messageId(PART), messageId(id)), text),
    hint: (id, text) => filled(copyOf(hintId(PART), hintId(id)), text),
    reason: (id) => copyOf(`${PART}-reason`, id),
  };
}

function readRule(item: HTMLElement): RulePart | null {
  const icon = item.querySelector('svg');
  const spoken = item.querySelector('span span');
  return icon && spoken && { className: item.className, icon, spoken };
}
