/** The report as one page that asks for nothing else. */
import { readFileSync } from 'node:fs';
import type { DrillResult, Figure } from '../drill.ts';

export interface DrillRun {
  /** When it began, ISO 8601 in UTC. */
  readonly at: string;
  /** What it ran on, in words. */
  readonly machine: string;
  readonly outageSeconds: number;
  readonly results: readonly DrillResult[];
}

const VERDICTS = { passed: 'Passed', failed: 'Failed', skipped: 'Skipped' } as const;

export function writeDrillPage(run: DrillRun): string {
  const { at, machine, outageSeconds, results } = run;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fleet drills: ${escaped(describeTotals(results))}</title>
<link rel="icon" href="data:,">
<style>${readFileSync(new URL('page.css', import.meta.url), 'utf8')}</style>
</head>
<body>
<main>
<h1>Fleet drills</h1>
<p>${escaped(describeTotals(results))}. ${escaped(at)}; ${escaped(machine)}; what was taken away stayed away for ${outageSeconds} s.</p>
<div class="scrolled" tabindex="0" role="region" aria-label="All drills">
<table><thead><tr><th scope="col">Drill</th><th scope="col">What</th><th scope="col">Verdict</th><th scope="col">Seconds</th></tr></thead>
<tbody>${results.map(overviewRow).join('')}</tbody></table></div>
${results.map(section).join('\n')}
</main>
</body>
</html>
`;
}

/** How many passed, failed and were skipped. */
export function describeTotals(results: readonly DrillResult[]): string {
  const count = (verdict: DrillResult['verdict']) =>
    results.filter((each) => each.verdict === verdict).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function overviewRow({ id, title, verdict, seconds }: DrillResult): string {
  return `<tr><th scope="row"><a href="#${id}">${id}</a></th><td>${escaped(title)}</td><td>${badge(verdict)}</td><td>${seconds.toFixed(0)}</td></tr>`;
}

function section({ id, title, pass, verdict, figures, reason }: DrillResult): string {
  const rows = figures.map(figureRow).join('');
  const table = `<div class="scrolled" tabindex="0" role="region" aria-label="Figures of ${id}"><table><thead><tr><th scope="col">Figure</th><th scope="col">Measured</th><th scope="col">Has to be</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return `<section id="${id}"><h2>${id}: ${escaped(title)} ${badge(verdict)}</h2>
<p>Passes with: ${escaped(pass)}.</p>
${reason === null ? '' : `<p class="reason">${escaped(reason)}</p>`}
${figures.length > 0 ? table : ''}</section>`;
}

function figureRow({ what, value, limit, isMet }: Figure): string {
  const mark = limit === null ? '' : isMet ? '' : ' <strong>(not met)</strong>';
  return `<tr><th scope="row">${escaped(what)}</th><td>${escaped(value)}${mark}</td><td>${escaped(limit ?? '')}</td></tr>`;
}

function badge(verdict: DrillResult['verdict']): string {
  return `<span class="verdict ${verdict}">${VERDICTS[verdict]}</span>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
