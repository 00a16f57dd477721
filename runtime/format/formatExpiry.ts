/** Card expiry as the tenant writes it (CFG-17 to CFG-19: MM/YYYY, or MM/DD for pl read literally). */

export type ExpiryFormat = 'MM/YYYY' | 'MM/YY' | 'MM/DD';

/** @param date `YYYY-MM-DD`, longer ISO texts are cut; anything else gives null */
export function formatExpiry(date: string, format: ExpiryFormat): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  if (format === 'MM/DD') return `${month}/${day}`;
  return `${month}/${format === 'MM/YY' ? year.slice(2) : year}`;
}
