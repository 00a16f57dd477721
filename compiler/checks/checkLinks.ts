import type { Finding } from '../problem.ts';
import { walkTenant } from '../walkTenant.ts';
import { refuseLink } from './addresses.ts';

/** Every link of the file, wherever the schema puts one (threat X2). Works on broken files too. */
export function checkLinks(value: unknown): Finding[] {
  return [...walkTenant(value)].flatMap(({ kind, pointer, value: link }) => {
    if (kind !== 'link' || typeof link !== 'string') return [];
    const reason = refuseLink(link);
    return reason ? [{ pointer, rule: 'link', message: `${JSON.stringify(link)} ${reason}.` }] : [];
  });
}
