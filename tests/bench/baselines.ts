import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { compress, type Encoded } from '../../publish/build/compress.ts';

/** A server of a few answers, each compressed once: what the portal is measured against. */
export interface Baseline {
  /** Ends without a slash. */
  readonly url: string;
  /** A page of another site than all that is measured: where people come from. */
  readonly elsewhere: string;
  /** Serves the twins of a page under a name of their own: `/<name>/static`, `/<name>/prerendered`, `/<name>/react`. */
  addTwins(name: string, page: string): Promise<void>;
  stop(): Promise<void>;
}

const REACT_PAGE = `
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
function App({ html }) {
  useEffect(() => { performance.mark('interactive'); performance.mark('cards'); }, []);
  return h('main', { dangerouslySetInnerHTML: { __html: html } });
}
const html = document.getElementById('content').textContent;
createRoot(document.getElementById('root')).render(h(App, { html: JSON.parse(html) }));`;

/** The same where the page has it already: React takes it over as it stands. */
const PRERENDERED_PAGE = `
import { createElement as h, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
function App({ html }) {
  useEffect(() => { performance.mark('interactive'); performance.mark('cards'); }, []);
  return h('main', { dangerouslySetInnerHTML: { __html: html } });
}
const root = document.getElementById('root');
hydrateRoot(root, h(App, { html: root.firstElementChild.innerHTML }));`;

/** Step 1 of the registration as one would write it for a single country: native fields and the browser's own checks. */
const FORM_PAGE = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
const FIELDS = [
  ['email', 'Email', 'email', 'email', 70],
  ['confirmEmail', 'Repeat email', 'email', 'email', 70],
  ['password', 'Password', 'password', 'new-password', 50],
  ['confirmPassword', 'Repeat password', 'password', 'new-password', 50],
];
function Form() {
  const [values, setValues] = useState({});
  const [problem, setProblem] = useState('');
  const submit = (event) => {
    event.preventDefault();
    const isSame = values.email === values.confirmEmail && values.password === values.confirmPassword;
    setProblem(isSame ? '' : 'The two must be the same.');
  };
  return h('main', null, h('h1', null, 'Create an account'), h('form', { onSubmit: submit },
    FIELDS.map(([name, label, type, autoComplete, maxLength]) => h('label', { key: name }, label,
      h('input', { name, type, autoComplete, maxLength, required: true, value: values[name] ?? '',
        onChange: ({ target }) => setValues({ ...values, [name]: target.value }) }))),
    h('p', { role: 'alert' }, problem),
    h('button', null, 'Next')));
}
createRoot(document.getElementById('root')).render(h(Form));`;

/** A page of about a kilobyte without scripts, styles or pictures: what network and browser take at least. */
const FLOOR_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A kilobyte</title><main><h1>A kilobyte</h1>${'<p>A page that asks for nothing more, and shows a few lines as soon as it has come: no other can be seen sooner.</p>'.repeat(8)}</main>`;

/**
 * Serves pages of the content of a prerendered home page: `/static` is its HTML and styles with no script at all,
 * `/react` the same rendered by React alone, from one script, `/prerendered` the same taken over by React. And `/form`: a
 * native form rendered by React alone; `/floor`: next to nothing.
 * @param prerendered the portal's own page
 */
export async function startBaselines(prerendered: string): Promise<Baseline> {
  const answers = new Map<string, { type: string; content: Encoded }>();
  const addPage = async (path: string, page: string) =>
    answers.set(path, {
      type: 'text/html; charset=utf-8',
      content: await compress('a.html', Buffer.from(page)),
    });
  const scripts = { react: REACT_PAGE, prerendered: PRERENDERED_PAGE, form: FORM_PAGE };
  for (const [name, script] of Object.entries(scripts))
    answers.set(`/${name}.js`, {
      type: 'text/javascript',
      content: await compress('a.js', await bundle(script)),
    });
  const elsewhere = '<!doctype html><title>Elsewhere</title><p>A mail, or the result of a search.</p>';
  const own = twinsOf(prerendered);
  // What an edge asks for, to see that a host is there.
  const asked = { readyz: FLOOR_PAGE, 'bg/': FLOOR_PAGE };
  const pages = {
    ...own,
    form: withScript(emptied(own.static), 'form'),
    floor: FLOOR_PAGE,
    elsewhere,
    ...asked,
  };
  for (const [name, page] of Object.entries(pages)) await addPage(`/${name}`, page);
  const server = createServer((request, response) => {
    const found = answers.get(request.url ?? '');
    const bytes = found?.content.br ?? found?.content.identity;
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      ...(found?.content.br && { 'content-encoding': 'br' }),
    });
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    elsewhere: `http://127.0.0.1:${port}/elsewhere`,
    async addTwins(name, page) {
      for (const [twin, text] of Object.entries(twinsOf(page))) await addPage(`/${name}/${twin}`, text);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page without any script, and the same rendered by React, or taken over by it. */
function twinsOf(page: string): Record<'static' | 'react' | 'prerendered', string> {
  const root = rootOf(page);
  const still = page
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script.*?<\/script>\n?/gs, '');
  const json = JSON.stringify(root).replaceAll('<', '\\u003c');
  const content = `<script type="application/json" id="content">${json}</script>\n`;
  return {
    static: still,
    react: withScript(emptied(still), 'react', content),
    prerendered: withScript(
      still.replace(root, () => `<main>${root}</main>`),
      'prerendered',
    ),
  };
}

function rootOf(page: string): string {
  const root = /<div id="root"[^>]*>(.*)<\/div>\n<template /s.exec(page)?.[1];
  if (root === undefined) throw new Error('The page is not prerendered.');
  return root;
}

const emptied = (page: string) => page.replace(rootOf(page), () => '');

const withScript = (page: string, name: string, data = '') =>
  page
    .replace('</head>', `<link rel="modulepreload" href="/${name}.js">\n</head>`)
    .replace('</body>', () => `${data}<script type="module" src="/${name}.js"></script>\n</body>`);

async function bundle(contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
