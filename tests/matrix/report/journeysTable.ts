/** Tenants by journeys: which are offered, and which of them come to their end. */
import { type Check, VERDICTS } from '../check.ts';
import type { Run } from './summarize.ts';
import { table } from './table.ts';
import { escapeXml as escaped } from './writeJunit.ts';

export function journeysTable({ tenants, names, checks }: Run): string {
  const done = checks.filter(({ part }) => part === 'journeys');
  if (done.length === 0) return '';
  const real = tenants.filter((code) => names[code] !== undefined);
  const rows = [...Map.groupBy(done, ({ title }) => title)].map(([title, found]) => {
    const cells = real.map((code) => {
      const check = found.find(({ tenant }) => tenant === code);
      return `<td data-tenant-of="${escaped(code)}">${cell(check)}</td>`;
    });
    return `<tr><th scope="row">${escaped(title)}</th>${cells.join('')}</tr>`;
  });
  return table('Tenants by journeys', 'Journey', real, names, rows);
}

function cell(check: Check | undefined): string {
  if (!check) return '<span class="mut">not run</span>';
  const { verdict, ms, key } = check;
  if (verdict === 'notApplicable')
    return `<span class="chip notApplicable">Not offered</span>${key ? `<small><code>${escaped(key)}</code></small>` : ''}`;
  return `<span class="chip ${verdict}">${VERDICTS[verdict]}</span><small>${(ms / 1000).toFixed(1)} s</small>`;
}
