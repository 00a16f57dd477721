/** Screens by tenants and languages: a small picture each with its verdict, hatched where a tenant has no such screen. */
import { type Check, VERDICTS } from '../check.ts';
import { countVerdicts, type Run, worstOf } from './summarize.ts';
import { scrolled } from './table.ts';
import { escapeXml as escaped } from './writeJunit.ts';

/** The window whose picture stands in the table: the narrowest. */
const narrowest = (pictures: readonly Check[]) =>
  [...pictures].sort((one, other) => (one.width ?? 0) - (other.width ?? 0))[0];

/** Id of the large picture in the page. */
export function pictureId({ tenant, screen = '', language = '', width = 0 }: Check): string {
  return `picture-${tenant}-${screen}-${language}-${width}`;
}

export function screensTable({ tenants, names, screens, checks }: Run): string {
  const seen = checks.filter(({ part, screen }) => part === 'visual' && screen);
  if (seen.length === 0) return '';
  const columns = tenants.flatMap((tenant) => {
    const languages = new Set(
      seen.flatMap((check) => (check.tenant === tenant ? [check.language ?? ''] : [])),
    );
    return [...languages].map((language) => ({ tenant, language }));
  });
  const by = Map.groupBy(seen, ({ tenant, screen, language }) => `${tenant} ${screen} ${language}`);
  const groups = [...Map.groupBy(columns, ({ tenant }) => tenant)].map(
    ([tenant, own]) =>
      `<th scope="colgroup" colspan="${own.length}" data-tenant-of="${escaped(tenant)}">${escaped(names[tenant] ?? tenant)}</th>`,
  );
  const heads = columns.map(
    ({ tenant, language }) =>
      `<th scope="col" data-tenant-of="${escaped(tenant)}" data-language="${escaped(language)}">${escaped(language)}</th>`,
  );
  // In the order of the manifests, whichever run a screen was last looked at in; one that is no more comes last.
  const order = Object.keys(screens);
  const placeOf = (screen: string) => (order.includes(screen) ? order.indexOf(screen) : order.length);
  const ids = [...new Set(seen.map(({ screen = '' }) => screen))].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const rows = ids.map((screen) => {
    const cells = columns.map(({ tenant, language }) => {
      const found = by.get(`${tenant} ${screen} ${language}`) ?? [];
      return `<td data-tenant-of="${escaped(tenant)}" data-language="${escaped(language)}">${cell(screen, tenant, language, found)}</td>`;
    });
    const name = screens[screen] ?? screen;
    const id = name === screen ? '' : `<small><code>${escaped(screen)}</code></small>`;
    return `<tr><th scope="row">${escaped(name)}${id}</th>${cells.join('')}</tr>`;
  });
  const title = 'Screens by tenants and languages';
  return `<section aria-label="${title}"><h2>${title}</h2>${scrolled(
    title,
    `<table class="screens"><thead><tr><th scope="col" rowspan="2">Screen</th>${groups.join('')}</tr><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  )}</section>`;
}

function cell(screen: string, tenant: string, language: string, checks: readonly Check[]): string {
  if (checks.length === 0)
    return '<span class="none"><span class="hidden-text">Not in this tenant</span></span>';
  const verdict = worstOf(countVerdicts(checks)) ?? 'notApplicable';
  const picture = narrowest(checks.filter(({ image }) => image));
  const name = escaped(`${screen}, ${tenant} ${language}: ${VERDICTS[verdict]}`);
  // The picture stands once in the page: the script takes it from there.
  return picture
    ? `<a class="cell ${verdict}" href="#${escaped(pictureId(picture))}" aria-label="${name}"></a>`
    : `<span class="cell ${verdict}" role="img" aria-label="${name}"></span>`;
}
