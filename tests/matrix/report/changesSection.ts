/** Pictures that are not as they were accepted, by what caused it: side by side, with what accepts them. */
import type { Check } from '../check.ts';
import { type ChangeGroup, groupChanges, NEW, pictureIdOf } from '../visual/baselines/groupChanges.ts';
import type { ReadPicture } from './picturesSection.ts';
import { escapeXml as escaped } from './writeJunit.ts';

const KINDS: Readonly<Record<ChangeGroup['kind'], string>> = {
  colours: 'Other colours alone',
  layout: 'Something stands elsewhere',
  [NEW]: 'Not accepted yet',
};

/** More of a group show nothing new. */
const SHOWN = 12;

export function changesSection(checks: readonly Check[], read: ReadPicture): string {
  const groups = groupChanges(checks);
  if (groups.length === 0) return '';
  const count = groups.reduce((sum, group) => sum + group.checks.length, 0);
  const entries = groups.map((group) => groupEntry(group, read));
  return `<section class="shots" aria-label="Visual changes"><h2>Visual changes</h2><p class="mut">${count} pictures are not as they were accepted, for ${groups.length} reasons. What is right is accepted with the command that stands there; <code>npm run matrix -- --unaccept</code> takes the last acceptance back.</p><ul class="found">${entries.join('\n')}</ul></section>`;
}

function groupEntry({ id, kind, cause, checks }: ChangeGroup, read: ReadPicture): string {
  const shown = kind === NEW ? [] : checks.slice(0, SHOWN);
  const rest = checks.length - shown.length;
  const verdict = checks.some((check) => check.verdict === 'failed') ? 'failed' : 'toCheck';
  const names = checks.map(pictureIdOf);
  return [
    `<li data-verdict="${verdict}"><details><summary><span class="chip ${verdict}">${KINDS[kind]}</span> <b>${escaped(cause)}</b> ${checks.length} ${checks.length === 1 ? 'picture' : 'pictures'}</summary>`,
    `<p class="mut"><code>npm run matrix -- --accept ${escaped(id)} --reason "…"</code></p>`,
    ...shown.map((check) => pair(check, read)),
    rest > 0 ? `<p class="mut">${escaped(names.slice(shown.length, shown.length + 60).join(', '))}</p>` : '',
    '</details></li>',
  ].join('');
}

function pair(check: Check, read: ReadPicture): string {
  const { tenant, screen = '', language = '', width = 0, change, verdict } = check;
  const image = `pictures/${pictureIdOf(check)}.webp`;
  const label = `${tenant}, ${language}, ${width} px`;
  const figures = [
    figure('Accepted', change?.image ? read(change.image) : null, `${screen}, ${label}, as accepted`),
    figure('This run', read(image), `${screen}, ${label}, in this run`),
  ];
  return `<div data-tenant-of="${escaped(tenant)}" data-language="${escaped(language)}" data-width="${width}" data-verdict="${verdict}"><p><b>${escaped(screen)}</b> ${escaped(label)}, ${percent(change?.share ?? 0)} of the picture</p><div class="columns">${figures.join('')}</div></div>`;
}

function figure(caption: string, source: string | null, text: string): string {
  const picture = source
    ? `<img loading="lazy" src="${source}" alt="${escaped(text)}">`
    : '<p class="mut">This machine has no picture of it.</p>';
  return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

/** Never "0 %" for what differs. */
function percent(share: number): string {
  const hundredths = share * 100;
  return hundredths < 0.01 ? 'less than 0.01 %' : `${hundredths.toFixed(2)} %`;
}
