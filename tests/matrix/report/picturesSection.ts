/** Pictures by screen, with the tenants side by side: what was seen, in each language and width. */
import { type Check, VERDICTS } from '../check.ts';
import { pictureId } from './screensTable.ts';
import { escapeXml as escaped } from './writeJunit.ts';

/** @param address of a picture, relative to the report @returns a `data:` address; null when the picture is gone */
export type ReadPicture = (address: string) => string | null;

export function picturesSection(
  checks: readonly Check[],
  names: Readonly<Record<string, string>>,
  read: ReadPicture,
): string {
  const shown = checks.flatMap((check) => {
    // What a journey that failed ended at stands with the failure.
    const source = check.part === 'visual' && check.image ? read(check.image) : null;
    return source === null ? [] : [{ ...check, source }];
  });
  if (shown.length === 0) return '';
  // Several checks may have looked at one picture.
  const pictures = new Map(shown.map((check) => [pictureId(check), check]));
  const screens = [...Map.groupBy(pictures.values(), ({ screen }) => screen ?? '')].map(
    ([screen, ofScreen]) => {
      const columns = [...Map.groupBy(ofScreen, ({ tenant }) => tenant)]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([tenant, ofTenant]) => {
          const figures = [...ofTenant]
            .sort((one, other) => (one.width ?? 0) - (other.width ?? 0))
            .map((picture) => figure(picture, verdictOf(picture, checks)));
          const name = escaped(names[tenant] ?? tenant);
          return `<div data-tenant-of="${escaped(tenant)}"><h4>${name}</h4>${figures.join('')}</div>`;
        });
      return `<details class="shots"><summary><h3>${escaped(screen)}</h3></summary><div class="columns">${columns.join('')}</div></details>`;
    },
  );
  return `<section aria-label="Pictures"><h2>Pictures</h2>${screens.join('\n')}</section>`;
}

function figure(picture: Check & { readonly source: string }, verdict: Check['verdict']): string {
  const { tenant, screen = '', language = '', width = 0, source } = picture;
  const label = `${language}, ${width} px`;
  return `<figure id="${escaped(pictureId(picture))}" data-tenant-of="${escaped(tenant)}" data-language="${escaped(language)}" data-width="${width}" data-verdict="${verdict}"><img loading="lazy" src="${source}" alt="${escaped(`${screen}, ${tenant}, ${label}`)}"><figcaption><span class="chip ${verdict}">${VERDICTS[verdict]}</span> ${escaped(label)}</figcaption></figure>`;
}

/** The picture's own width, and what was found in every width. */
function verdictOf(picture: Check, checks: readonly Check[]): Check['verdict'] {
  const isFailed = checks.some(
    ({ part, tenant, screen, language, width, verdict }) =>
      verdict === 'failed' &&
      part === picture.part &&
      tenant === picture.tenant &&
      screen === picture.screen &&
      language === picture.language &&
      (width === undefined || width === picture.width),
  );
  return isFailed ? 'failed' : 'passed';
}
