/** A table of the report: tenants in columns, one head for each row, scrolled for itself where it is wide. */
import type { Run } from './summarize.ts';
import { escapeXml as escaped } from './writeJunit.ts';

/** @param rows each with its head and one cell for each tenant, as HTML */
export function table(
  title: string,
  first: string,
  tenants: readonly string[],
  names: Run['names'],
  rows: readonly string[],
): string {
  const heads = tenants.map(
    (code) => `<th scope="col" data-tenant-of="${escaped(code)}">${escaped(names[code] ?? code)}</th>`,
  );
  return `<section aria-label="${title}"><h2>${title}</h2>${scrolled(
    title,
    `<table><thead><tr><th scope="col">${first}</th>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  )}</section>`;
}

export function scrolled(title: string, content: string): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="${title}, table">${content}</div>`;
}

/** A day and a time in UTC, as the report writes them. @param moment ISO 8601 */
export function formatMoment(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}
