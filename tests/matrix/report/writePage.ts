/** The report as one page that asks for nothing else: totals, tenants by features and by parts, what failed, and filters. */
import { readFileSync } from 'node:fs';
import { type Check, PARTS, VERDICTS, type Verdict } from '../check.ts';
import { ENGINES } from '../engines/engine.ts';
import { oldestOf } from '../mergeRuns.ts';
import { AS_ACCEPTED_TITLE } from '../visual/baselines/groupChanges.ts';
import { changesSection } from './changesSection.ts';
import { journeysTable } from './journeysTable.ts';
import { partsTable, timesTable } from './partsTables.ts';
import { picturesSection, type ReadPicture } from './picturesSection.ts';
import { requirementsTable } from './requirementsTable.ts';
import { screensTable } from './screensTable.ts';
import { type Counts, countVerdicts, type Group, groupChecks, type Run, worstOf } from './summarize.ts';
import { formatMoment, scrolled, table } from './table.ts';
import { escapeXml as escaped } from './writeJunit.ts';

/** Where `npm start` serves the portal unless it is told otherwise. */
const PORTAL = `http://localhost:${process.env.PORT || 4000}`;

/** Longest text of a value in the report, in characters; the JSON has all of it. */
const LONGEST = 1_200;

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const STYLES = ['../../../runtime/theme/tokens.css', '../../../runtime/theme/portalTokens.css', 'page.css'];

/** @param read gives a picture of the run; none are shown without it */
export function writePage(run: Run, read: ReadPicture = () => null): string {
  const { checks } = run;
  const counts = countVerdicts(checks);
  const failed = checks.filter(({ verdict, change }) => verdict === 'failed' && !change);
  // Pictures that differ have a place of their own.
  const toCheck = checks.filter(({ verdict, title }) => verdict === 'toCheck' && title !== AS_ACCEPTED_TITLE);
  return [
    '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Configuration matrix, build ${escaped(run.version)}</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${STYLES.map(readText).join('\n')}</style>`,
    '</head>\n<body>',
    '<a class="skip" href="#main">Skip to the results</a>',
    bar(run),
    '<main id="main">',
    head(run, counts),
    filters(run),
    partsTable(run),
    found('Failures', failed, 'Nothing failed.', read),
    toCheck.length > 0 ? found('To check', toCheck, '', read) : '',
    screensTable(run),
    journeysTable(run),
    featuresTable(run),
    requirementsTable(run),
    changesSection(checks, read),
    picturesSection(checks, run.names, read),
    groupsTable(groupChecks(checks)),
    timesTable(run),
    '</main>',
    `<script>${readText('filterPage.js')}</script>`,
    '</body>\n</html>\n',
  ].join('\n');
}

function bar({ version, startedAt, seconds, seed }: Run): string {
  const mark =
    '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="m1" d="M0 16A16 16 0 0 1 16 0h16a16 16 0 0 1-16 16z"/><path class="m2" d="M32 16a16 16 0 0 1-16 16H0a16 16 0 0 1 16-16z"/></svg>';
  return `<header class="bar">${mark}<b>Quality report</b><span class="mut">build ${escaped(version)}, ${formatMoment(startedAt)}, ${Math.round(seconds)} s, seed ${seed}</span></header>`;
}

function head({ tenants, names, checks }: Run, counts: Counts): string {
  const real = tenants.filter((code) => names[code] !== undefined);
  const figures = (Object.keys(VERDICTS) as Verdict[]).map(
    (verdict) => `<div class="${verdict}"><dt>${VERDICTS[verdict]}</dt><dd>${counts[verdict]}</dd></div>`,
  );
  const shares = (Object.keys(VERDICTS) as Verdict[])
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `<i class="${verdict}" style="flex:${counts[verdict]}"></i>`);
  const oldest = oldestOf(checks);
  const kept = checks.filter(({ at }) => at).length;
  const times = oldest
    ? ` ${kept} of them are kept from earlier runs, the oldest of ${formatMoment(oldest)}.`
    : '';
  const reported = (Object.keys(VERDICTS) as Verdict[]).map(
    (verdict) => `${counts[verdict]} ${VERDICTS[verdict].toLowerCase()}`,
  );
  return `<div class="head"><div><h1>One runtime, ${real.length} configurations</h1><p class="mut">${checks.length} checks made from the tenant files and the screens’ manifests alone.${escaped(times)}</p></div>
<dl class="kpi">${figures.join('')}</dl></div>
<div class="share" role="img" aria-label="Share of results: ${reported.join(', ')}">${shares.join('')}</div>`;
}

function filters({ tenants, names, checks }: Run): string {
  const distinct = (values: readonly (string | number | undefined)[]) =>
    [...new Set(values.flatMap((value) => (value === undefined ? [] : [String(value)])))].sort();
  const select = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
    options.length === 0
      ? ''
      : `<label>${label}<select name="${name}"><option value="">All</option>${options
          .map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`)
          .join('')}</select></label>`;
  const plain = (values: readonly string[]) => values.map((value) => [value, value] as const);
  return `<form class="filters" aria-label="Filters">${[
    select(
      'tenant',
      'Tenant',
      tenants.map((code) => [code, names[code] ?? code] as const),
    ),
    select('language', 'Language', plain(distinct(checks.map(({ language }) => language)))),
    select('width', 'Width', plain(distinct(checks.map(({ width }) => width)))),
    select('verdict', 'Verdict', Object.entries(VERDICTS)),
  ].join('')}<output aria-live="polite"></output></form>`;
}

/** What a row or an entry is about, for the filters. */
function data(about: {
  tenant: string;
  language?: string | null;
  width?: number;
  verdicts: readonly Verdict[];
}): string {
  return [
    `data-tenant-of="${escaped(about.tenant)}"`,
    about.language ? `data-language="${escaped(about.language)}"` : '',
    about.width ? `data-width="${about.width}"` : '',
    `data-verdict="${about.verdicts.join(' ')}" data-row`,
  ].join(' ');
}

function found(title: string, checks: readonly Check[], none: string, read: ReadPicture): string {
  const entries = checks.map((check) => {
    const { part, tenant, language, screen, key, width, verdict, expected, actual, image } = check;
    const picture = image ? read(image) : null;
    const facts: [string, string][] = [
      ['Tenant', tenant],
      ['Part', PARTS[part]],
      ...(screen ? [['Screen', screen] as [string, string]] : []),
      ...(language ? [['Language', language] as [string, string]] : []),
      ...(width ? [['Width', `${width} px`] as [string, string]] : []),
      ...(check.person ? [['Person', check.person] as [string, string]] : []),
      ...(check.card ? [['Card', check.card] as [string, string]] : []),
      ...(check.day ? [['Day', check.day] as [string, string]] : []),
      ...(check.settings ? [['Settings', check.settings] as [string, string]] : []),
      ...(check.engine ? [['Engine', ENGINES[check.engine].name] as [string, string]] : []),
      ...(check.at ? [['Kept from', formatMoment(check.at)] as [string, string]] : []),
    ];
    const values: [string, string][] = [
      ...(key ? [['Key', key] as [string, string]] : []),
      ...(expected === undefined ? [] : [['Expected', describe(expected)] as [string, string]]),
      ...(verdict === 'failed' || actual !== undefined
        ? [['Found', describe(actual ?? 'nothing')] as [string, string]]
        : []),
    ];
    const about = data({ tenant, language: language ?? null, ...(width && { width }), verdicts: [verdict] });
    const terms = (pairs: readonly (readonly [string, string])[], describe: (value: string) => string) =>
      pairs.map(([name, value]) => `<div><dt>${name}</dt><dd>${describe(value)}</dd></div>`).join('');
    return [
      `<li ${about}><div><span class="chip ${verdict}">${VERDICTS[verdict]}</span> <b>${escaped(check.title)}</b></div>`,
      `<dl class="facts">${terms(facts, escaped)}</dl>`,
      values.length > 0 ? `<dl>${terms(values, (value) => `<code>${escaped(value)}</code>`)}</dl>` : '',
      reopening(check),
      picture ? `<img loading="lazy" src="${picture}" alt="The screen as it was seen">` : '',
      '</li>',
    ].join('');
  });
  const body =
    entries.length > 0 ? `<ul class="found">${entries.join('\n')}</ul>` : `<p class="mut">${none}</p>`;
  return `<section aria-label="${title}"><h2>${title}</h2>${body}</section>`;
}

/** Where the screen can be seen again once `npm start` runs. */
function reopening(check: Check): string {
  const { link, person, language, trace } = check;
  const recording = trace
    ? `<p class="mut"><a href="${escaped(trace)}">Trace of the browser</a>, to open with <code>npx playwright show-trace</code></p>`
    : '';
  if (!link) return recording;
  return `${recording}<p class="mut"><a href="${escaped(PORTAL + link)}">Open ${escaped(link)}</a> as ${escaped(person ?? 'a visitor')}${language ? `, in ${escaped(language)}` : ''}, while <code>npm start</code> runs. The same person, card, language, width and day: <code>${escaped(commandOf(check))}</code></p>`;
}

/** What opens exactly what was seen (scripts/screen.ts). */
function commandOf({ screen = '', tenant, language, person, card, width, day }: Check): string {
  const isPerson = person !== undefined && person !== 'a visitor';
  const options = [
    `--tenant ${tenant}`,
    language ? `--lang ${language}` : '',
    isPerson ? `--as ${person}` : '',
    card ? `--card ${card.split(' ', 1)[0]}` : '',
    width ? `--width ${width}` : '',
    day ? `--day ${day}` : '',
  ];
  return ['npm run screen --', screen, ...options].filter(Boolean).join(' ');
}

function describe(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

function featuresTable({ tenants, names, features }: Run): string {
  const real = tenants.filter((code) => names[code] !== undefined);
  const rows = features.map(({ option, states }) => {
    const cells = real.map((code) => {
      const state = states[code] ?? '';
      return `<td data-tenant-of="${escaped(code)}"><span class="chip ${escaped(state)}">${escaped(state || 'none')}</span></td>`;
    });
    return `<tr><th scope="row"><code>${escaped(option)}</code></th>${cells.join('')}</tr>`;
  });
  return table('Tenants by features', 'Switch', real, names, rows);
}

function groupsTable(groups: readonly Group[]): string {
  const title = 'Everything that was checked';
  const rows = groups.map(({ part, tenant, language, screen, counts }) => {
    const worst = worstOf(counts) ?? 'notApplicable';
    const verdicts = (Object.keys(VERDICTS) as Verdict[]).filter((verdict) => counts[verdict] > 0);
    const numbers = (Object.keys(VERDICTS) as Verdict[]).map(
      (verdict) => `<td class="n">${counts[verdict]}</td>`,
    );
    return `<tr ${data({ tenant, language, verdicts })}><th scope="row">${escaped(screen ?? 'the whole tenant')}</th><td>${PARTS[part]}</td><td>${escaped(tenant)}</td><td>${escaped(language ?? 'all')}</td>${numbers.join('')}<td><span class="chip ${worst}">${VERDICTS[worst]}</span></td></tr>`;
  });
  const heads = Object.values(VERDICTS).map((name) => `<th scope="col" class="n">${name}</th>`);
  return `<section aria-label="${title}"><h2>${title}</h2>${scrolled(title, `<table><thead><tr><th scope="col">Screen or form</th><th scope="col">Part</th><th scope="col">Tenant</th><th scope="col">Language</th>${heads.join('')}<th scope="col">Verdict</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`)}</section>`;
}
