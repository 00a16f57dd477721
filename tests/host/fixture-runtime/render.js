// Renders a page of one line, and says which words and links it was given.
import './home.css';

export function prerenderHome(page, tenant, { words, screens }) {
  const links = Object.entries(screens).map(([id, path]) => `<a id="${id}" href="${page.base}/${path}"></a>`);
  const html = `<h1 data-language="${page.language}" data-at="${page.prerendered.at}">${words['home.title']}</h1>`;
  return {
    html: `${html}<p>${tenant.notices.length}</p>${links.join('')}`,
    waiting: `<i>${words['common.loading']}</i>`,
  };
}
