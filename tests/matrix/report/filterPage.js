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
  output.textContent = `${shown} rows`;
}

for (const select of selects) select.addEventListener('change', apply);
apply();
