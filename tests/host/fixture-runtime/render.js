// Draws a page of one line, and says which words it took.
import './home.css';

export function drawHome(page, tenant, drawn) {
  const title = 'home.title';
  const html = `<h1 data-language="${page.language}" data-at="${drawn.at}">${drawn.words[title]}</h1>`;
  return {
    html: `${html}<p>${tenant.notices.length}</p>`,
    words: { [title]: drawn.words[title] },
    screens: drawn.screens,
  };
}
