import { escapeHtml, renderPage } from '../page/renderPage.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { randomOf } from '../seeds/randomOf.ts';

const WORDS: Readonly<Record<string, { title: string; search: string; found: string }>> = {
  bg: { title: 'Обекти', search: 'Търсене на обект', found: 'Намерени' },
  en: { title: 'Places', search: 'Search for a place', found: 'Found' },
  pl: { title: 'Punkty', search: 'Szukaj punktu', found: 'Znaleziono' },
  ro: { title: 'Locații', search: 'Caută o locație', found: 'Găsite' },
  uk: { title: 'Заклади', search: 'Пошук закладу', found: 'Знайдено' },
};

const STYLE = `
.map{width:100%;height:auto;margin:0 0 1rem;border-radius:1rem;background:var(--wash)}
.map path{fill:none;stroke:var(--line);stroke-width:3}
.map circle{fill:var(--solid);stroke:var(--surface);stroke-width:2}
.places{margin:0;padding:0;list-style:none;display:grid;gap:.5rem}
.places li{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.875rem}
[hidden]{display:none}
`;

/** The merchant search map (CFG-23): invented outlets as pins and as a list that can be searched. */
export function renderMap(tenant: string, lang: string, script: string): string {
  const { brand, outlets, language } = countryOf(tenant);
  const words = WORDS[lang] ?? WORDS[language] ?? WORDS.en;
  const pins = outlets.map(({ name }) => {
    const random = randomOf(`${tenant}:${name}`);
    const [x, y] = [20 + Math.floor(random() * 360), 20 + Math.floor(random() * 160)];
    return `<circle cx="${x}" cy="${y}" r="8" data-name="${escapeHtml(name)}"/>`;
  });
  const places = outlets.map(({ name }) => `<li data-name="${escapeHtml(name)}">${escapeHtml(name)}</li>`);
  return renderPage({
    lang: words === WORDS[lang] ? lang : language,
    title: `${words?.title} | Sorvia`,
    brand,
    isWide: true,
    style: STYLE,
    script,
    main: `<h1>${words?.title}</h1>
<svg class="map" viewBox="0 0 400 200" aria-hidden="true"><path d="M0 60c80 40 140-30 220 10s120 20 180-10M90 0c-10 60 40 120 20 200M280 0c30 70-20 130 10 200"/>${pins.join('')}</svg>
<label for="search">${words?.search}</label><input id="search" type="search" autocomplete="off">
<p role="status">${words?.found}: <span id="count">${outlets.length}</span></p>
<ul class="places">${places.join('')}</ul>`,
  });
}
