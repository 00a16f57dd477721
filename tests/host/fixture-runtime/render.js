// Renders a page of one line, and says which words it took.
import './home.css';

export function prerenderHome(page, tenant, prerendered) {
  const title = 'home.title';
  const html = `<h1 data-language="${page.language}" data-at="${prerendered.at}">${prerendered.words[title]}</h1>`;
  return {
    html: `${html}<p>${tenant.notices.length}</p>`,
    words: { [title]: prerendered.words[title] },
    screens: prerendered.screens,
  };
}
