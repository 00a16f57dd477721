import { heading, wrapText } from '../layOutText.ts';
import type { TenantPreview } from './previewTenant.ts';
import type { ReadinessItem } from './readiness.ts';

const KINDS: readonly (readonly [ReadinessItem['kind'], string])[] = [
  ['problem', 'Problems of the file'],
  ['copied', 'To be changed or confirmed'],
  ['language', 'Languages'],
  ['look', 'To be looked at'],
  ['operator', 'Where the portal runs'],
];

/** What the command `new CODE --country` prints: the file, what was prefilled from where, and what is missing. */
export function writePreview({ path, from, decided, prefilled, readiness }: TenantPreview): string[] {
  const { country } = decided;
  const list = KINDS.flatMap(([kind, title]) => {
    const items = readiness.filter((each) => each.kind === kind);
    if (items.length === 0) return [];
    const what = items.flatMap(({ pointer, message, mend }) => {
      const place = kind === 'copied' && pointer !== null ? `${pointer}: ` : '';
      return wrapText(`${place}${message}${kind === 'copied' ? '' : ` ${mend}`}`, '  - ');
    });
    return [`${title} (${items.length})`, ...what];
  });
  return [
    path,
    ...wrapText(`A draft for ${country.name}, copied from "${from}".`),
    ...heading('Prefilled'),
    ...prefilled.flatMap(({ pointer, value, source }) =>
      wrapText(`${pointer}: ${value} (${source})`, '  ', 4),
    ),
    ...heading('Missing before it can go live'),
    ...list,
    ...wrapText(
      `Change the file, or confirm places (npm run tenant -- confirm ${decided.code} PLACE…). When nothing is left, set "status" to "live".`,
    ),
  ];
}
