/** Tenants by parts: what was found, when, and how long it took. */
import { PARTS, type Part, VERDICTS } from '../check.ts';
import { oldestOf } from '../mergeRuns.ts';
import { countVerdicts, type Run, worstOf } from './summarize.ts';
import { formatMoment, table } from './table.ts';
import { escapeXml as escaped } from './writeJunit.ts';

const parts = Object.keys(PARTS) as Part[];

export function partsTable({ tenants, names, checks }: Run): string {
  const rows = parts.map((part) => {
    const cells = tenants.map((tenant) => {
      const own = checks.filter((check) => check.part === part && check.tenant === tenant);
      const counts = countVerdicts(own);
      const worst = worstOf(counts);
      const bad = counts.failed + counts.toCheck;
      const text = worst && `${VERDICTS[worst]} ${bad > 0 ? `${bad} of ` : ''}${counts.passed + bad}`;
      const oldest = oldestOf(own);
      const when = oldest ? `<small>kept, of ${escaped(formatMoment(oldest))}</small>` : '';
      return `<td data-tenant-of="${escaped(tenant)}">${worst ? `<span class="chip ${worst}">${text}</span>${when}` : '<span class="mut">not run</span>'}</td>`;
    });
    return `<tr><th scope="row">${PARTS[part]}</th>${cells.join('')}</tr>`;
  });
  return table('Tenants by parts', 'Part', tenants, names, rows);
}

/** What each part took, browser windows side by side counted each for itself. */
export function timesTable({ tenants, names, checks }: Run): string {
  const rows = parts.map((part) => {
    const cells = tenants.map((tenant) => {
      const own = checks.filter((check) => check.part === part && check.tenant === tenant);
      const seconds = own.reduce((sum, { ms }) => sum + ms, 0) / 1000;
      return `<td data-tenant-of="${escaped(tenant)}">${own.length > 0 ? `${seconds.toFixed(1)} s` : '<span class="mut">not run</span>'}</td>`;
    });
    return `<tr><th scope="row">${PARTS[part]}</th>${cells.join('')}</tr>`;
  });
  return table('Time by parts', 'Part', tenants, names, rows);
}
