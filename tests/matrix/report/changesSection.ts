/** Pictures that differ from those of the last run, side by side, the most changed first. */
import type { Check } from '../check.ts';
import type { ReadPicture } from './picturesSection.ts';
import { escapeXml as escaped } from './writeJunit.ts';

export function changesSection(checks: readonly Check[], read: ReadPicture): string {
  const changed = checks
    .flatMap((check) => (check.change ? [{ check, change: check.change }] : []))
    .sort((one, other) => other.change.share - one.change.share);
  if (changed.length === 0) return '';
  const entries = changed.map(({ check, change }) => {
    const { tenant, screen = '', language = '', width = 0, verdict } = check;
    const now = `pictures/${tenant}-${screen}-${language}-${width}.webp`;
    const label = `${tenant}, ${language}, ${width} px`;
    const pictures = [
      figure('Last run', read(change.image), `${screen}, ${label}, in the last run`),
      figure('This run', read(now), `${screen}, ${label}, in this run`),
    ];
    return `<li data-tenant-of="${escaped(tenant)}" data-language="${escaped(language)}" data-width="${width}" data-verdict="${verdict}"><details><summary><span class="chip toCheck">${percent(change.share)} of the pixels</span> <b>${escaped(screen)}</b> ${escaped(label)}</summary><div class="columns">${pictures.join('')}</div></details></li>`;
  });
  return `<section class="shots" aria-label="Visual changes"><h2>Visual changes</h2><p class="mut">${changed.length} of the pictures differ from those of the last run.</p><ul class="found">${entries.join('\n')}</ul></section>`;
}

function figure(caption: string, source: string | null, text: string): string {
  const picture = source
    ? `<img loading="lazy" src="${source}" alt="${escaped(text)}">`
    : '<p class="mut">The picture is gone.</p>';
  return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

/** Never "0 %" for what differs. */
function percent(share: number): string {
  const hundredths = share * 100;
  return hundredths < 0.01 ? 'less than 0.01 %' : `${hundredths.toFixed(2)} %`;
}
