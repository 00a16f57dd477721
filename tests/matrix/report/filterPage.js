// The filters of the report: everything that belongs to another tenant, language, width or verdict is hidden.
const selects = [...document.querySelectorAll('.filters select')];
const places = [...document.querySelectorAll('[data-tenant-of], [data-verdict]')];
const output = document.querySelector('.filters output');

function apply() {
  const wanted = Object.fromEntries(selects.map(({ name, value }) => [name, value]));
  let shown = 0;
  for (const place of places) {
    const { tenantOf, language, width, verdict } = place.dataset;
    const has = { tenant: tenantOf, language, width, verdict };
    // What is said of no language or width is said of each.
    place.hidden = Object.entries(wanted).some(
      ([name, value]) => value && has[name] && !has[name].split(' ').includes(value),
    );
    if (!place.hidden && place.matches('[data-row]')) shown += 1;
  }
  for (const group of document.querySelectorAll('th[scope=colgroup]')) {
    const own = `thead th[scope=col][data-tenant-of="${group.dataset.tenantOf}"]:not([hidden])`;
    const { length } = group.closest('table').querySelectorAll(own);
    group.hidden = length === 0;
    if (length > 0) group.colSpan = length;
  }
  output.textContent = `${shown} rows`;
}

for (const select of selects) select.addEventListener('change', apply);
apply();

// The pictures of the table are those that stand below, once in the page.
const target = (link) => document.getElementById(decodeURIComponent(link.hash.slice(1)));
for (const link of document.querySelectorAll('a.cell')) {
  const source = target(link)?.querySelector('img')?.src;
  if (!source) continue;
  const image = Object.assign(new Image(40, 56), { src: source, alt: '' });
  link.append(image);
  link.addEventListener('click', () => {
    const details = target(link)?.closest('details');
    if (details) details.open = true;
  });
}
