/** Requirement rows by their group, as the last `npm test` has shown them. */
import type { Run } from './summarize.ts';
import { formatMoment, scrolled } from './table.ts';
import { escapeXml as escaped } from './writeJunit.ts';

const TITLE = 'Requirements';

export function requirementsTable({ requirements }: Pick<Run, 'requirements'>): string {
  const content = requirements
    ? describe(requirements)
    : '<p class="mut">No <code>npm test</code> was run here yet.</p>';
  return `<section aria-label="${TITLE}"><h2>${TITLE}</h2>${content}</section>`;
}

function describe({ at, shown, missing }: NonNullable<Run['requirements']>): string {
  const groupOf = (id: string) => id.split('-')[0] ?? '';
  const groups = Map.groupBy([...shown, ...missing], groupOf);
  const rows = [...groups].map(([group, ids]) => {
    const open = missing.filter((id) => groupOf(id) === group);
    const verdict = open.length > 0 ? 'failed' : 'passed';
    const chip = `<span class="chip ${verdict}">${ids.length - open.length} of ${ids.length}</span>`;
    return `<tr><th scope="row">${escaped(group)}</th><td>${chip}</td><td>${escaped(open.join(', '))}</td></tr>`;
  });
  const head = '<tr><th scope="col">Group</th><th scope="col">Shown</th><th scope="col">Missing</th></tr>';
  return `<p class="mut">${shown.length} of ${shown.length + missing.length} rows are named by a passing test, in <code>npm test</code> of ${escaped(formatMoment(at))}.</p>
${scrolled(TITLE, `<table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`)}`;
}
