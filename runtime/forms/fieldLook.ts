/** What a form shows of its values and errors. Pure: the program's widgets and what stands in for them before decide by it. */
import type { AppliedRule, Field, Widget } from '../assemble/form.ts';
import { type PasswordStrength, passwordStrength } from '../format/passwordStrength.ts';
import { hintId, messageId } from '../ui/fieldIds.ts';
import { hasMixedScripts } from './hasMixedScripts.ts';

/** How long after a change its errors are shown, in milliseconds (CON-56). */
export const CHECK_DELAY = 50;

/** What a field says below its control. */
export interface Said {
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** Widgets whose controls do not say that they were filled in right. */
const QUIET: readonly Widget[] = ['select', 'textarea'];

/** The state of a control: by its message, else by whether it was filled in right. */
export function controlStateOf(
  { widget }: Field,
  error: string | undefined,
  isRight: boolean,
): 'rest' | 'invalid' | 'valid' {
  return error ? 'invalid' : isRight && !QUIET.includes(widget) ? 'valid' : 'rest';
}

/** What describes a control (WCAG 1.3.1), as `aria-describedby` names it. */
export function describedBy(id: string, { error, hint }: Said, more = ''): string | undefined {
  return [error && messageId(id), hint && hintId(id), more].filter(Boolean).join(' ') || undefined;
}

/** Whether an address is worth a second look: allowed, but of two alphabets (threat F7). */
export function isMixed({ widget }: Field, text: string): boolean {
  return widget === 'email' && hasMixedScripts(text);
}

export interface PasswordLook {
  readonly listed: readonly { readonly rule: AppliedRule; readonly isMet: boolean }[];
  /** What the list says already is not said twice; other rules have their message below. */
  readonly isSaidByList: boolean;
  /** Longer is safer than the rules say: a hint, once they are met (threat K7). */
  readonly strength: PasswordStrength | null;
}

/** What is told of a password beside its message: its rules, each met or not, and how good it is. */
export function passwordLook({ rules }: Field, text: string, broken: readonly string[]): PasswordLook {
  const listed = rules.filter(({ isListed }) => isListed);
  return {
    listed: listed.map((rule) => ({ rule, isMet: text.trim() !== '' && !broken.includes(rule.name) })),
    isSaidByList: text !== '' && listed.some(({ name }) => broken.includes(name)),
    strength: text !== '' && broken.length === 0 ? passwordStrength(text) : null,
  };
}

/** Id of what says why a form is not sent yet. No field is called so; one is called `reason`. */
export const FORM_REASON = 'form-reason';

/** Below the fields: why the form is not sent yet (FRM-03). Before anything was left there is nothing to mend, only to fill in. */
export function reasonOf(errors: readonly { readonly isShown: boolean }[]): {
  readonly words: 'fieldsToFix' | 'fieldsToFill';
  readonly count: number;
} | null {
  if (errors.length === 0) return null;
  return {
    words: errors.some(({ isShown }) => isShown) ? 'fieldsToFix' : 'fieldsToFill',
    count: errors.length,
  };
}
