/**
 * Shows a page in the document of an empty one, whose programs are loaded already: what takes time of a page is to load and
 * read them. The page comes from the host as it is published, and its own program renders it.
 */

import { askWords } from '../../runtime/inline/askEarly.ts';
import { LANGUAGE_KEY, PAGE_DATA_ID, type PageData } from '../../runtime/tenant/pageData.ts';
import { runModule } from './runModule.ts';

/**
 * @returns once the page stands there; what begins its program, as a published page does after its first picture
 * @throws when the page cannot be shown this way; it has to be loaded
 */
export async function takeUp(path: string): Promise<() => Promise<void>> {
  const page = await readPage(path);
  const program = page.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.getAttribute('href');
  const data = page.getElementById(PAGE_DATA_ID);
  if (!program || !data) throw new Error('This is no page of the portal.');
  history.replaceState(null, '', path);
  askForWords(page, data);
  document.title = page.title;
  takeAttributes(page.documentElement);
  takeStyles(page);
  for (const script of page.querySelectorAll('script')) if (script !== data) script.remove();
  document.head.append(document.adoptNode(data));
  document.body.replaceChildren(...[...page.body.childNodes].map((node) => document.adoptNode(node)));
  rememberLanguage(page);
  return () => runModule(program);
}

/** As a page does that its program renders (runtime/inline). */
function askForWords(page: Document, { textContent }: HTMLElement): void {
  const own: PageData = JSON.parse(textContent ?? '');
  if (own.prerendered) return;
  askWords(own);
  const preload = page.querySelector('link[rel=preload][as=fetch]');
  if (preload) document.head.append(document.adoptNode(preload));
}

/** Read by the browser itself: no text of ours is made into elements. */
function readPage(path: string): Promise<Document> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(new Error('No page.')));
  request.onerror = () => reject(new Error('No answer.'));
  request.open('GET', path);
  request.responseType = 'document';
  request.send();
  return promise;
}

function takeAttributes(from: HTMLElement): void {
  const root = document.documentElement;
  for (const { name } of [...root.attributes])
    if (!from.hasAttribute(name) && name !== 'style') root.removeAttribute(name);
  for (const { name, value } of from.attributes) root.setAttribute(name, value);
}

/** In their order; the program's own stylesheet is there already, and a page that brings all styles itself links none. */
function takeStyles(page: Document): void {
  const isLinked = page.querySelector('link[rel=stylesheet]') !== null;
  if (!isLinked) for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
  document.head.append(...[...page.querySelectorAll('style')].map((style) => document.adoptNode(style)));
}

/** As the script of a prerendered page does (runtime/inline). */
function rememberLanguage(page: Document): void {
  const { dataset, lang } = page.documentElement;
  if (page.querySelector('link[rel=alternate]')) sessionStorage.setItem(LANGUAGE_KEY + dataset.tenant, lang);
}
