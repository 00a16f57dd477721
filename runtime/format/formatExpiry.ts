/** Card expiry as the tenant writes it (CFG-17 to CFG-19: MM/YYYY, or MM/DD for pl read literally). */

/** `MM` and, before or after it, `YYYY`, `YY` or `DD`. */
export type ExpiryFormat = `MM${Mark}${'YYYY' | 'YY'}` | `${'YYYY' | 'YY'}${Mark}MM` | 'MM/DD';
type Mark = '/' | '-' | '.';

/** @param date `YYYY-MM-DD`, longer ISO texts are cut; anything else gives null */
export function formatExpiry(date: string, format: ExpiryFormat): string | null {
  const match = /^(\d\d(\d\d))-(\d\d)-(\d\d)/.exec(date);
  if (!match) return null;
  const [, YYYY = '', YY = '', MM = '', DD = ''] = match;
  const parts: Readonly<Record<string, string>> = { YYYY, YY, MM, DD };
  return format.replace(/\w+/g, (part) => parts[part] ?? part);
}
