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

/**
 * Serves two pages of the content of a prerendered home page: `/static` is its HTML and styles with no script at all,
 * `/react` the same rendered by React alone, from one script. And `/form`: a native form rendered by React alone.
 * @param prerendered the portal's own page
 */
export async function startBaselines(prerendered: string): Promise<Baseline> {
  const root = /<div id="root">(.*)<\/div>\n<template /s.exec(prerendered)?.[1];
  if (root === undefined) throw new Error('The page is not prerendered.');
  const still = prerendered
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script.*?<\/script>\n?/gs, '');
  const json = JSON.stringify(root).replaceAll('<', '\\u003c');
  const withScript = (name: string, data = '') =>
    still
      .replace('</head>', `<link rel="modulepreload" href="/${name}.js">\n</head>`)
      .replace(root, () => '')
      .replace('</body>', () => `${data}<script type="module" src="/${name}.js"></script>\n</body>`);
  const react = withScript('react', `<script type="application/json" id="content">${json}</script>\n`);
  const pages = { static: still, react, form: withScript('form') };
  const elsewhere = '<!doctype html><title>Elsewhere</title><p>A mail, or the result of a search.</p>';
  const scripts = { react: await bundle(REACT_PAGE), form: await bundle(FORM_PAGE) };
  const answers = new Map<string, { type: string; content: Encoded }>();
  for (const [name, page] of Object.entries({ ...pages, elsewhere }))
    answers.set(`/${name}`, {
      type: 'text/html; charset=utf-8',
      content: await compress('a.html', Buffer.from(page)),
    });
  for (const [name, script] of Object.entries(scripts))
    answers.set(`/${name}.js`, { type: 'text/javascript', content: await compress('a.js', script) });
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

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
