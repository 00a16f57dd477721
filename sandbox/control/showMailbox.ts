import type { FastifyInstance } from 'fastify';
import { findPerson, tenantOfAddress } from '../directory/findPerson.ts';
import { type Mail, readMails } from '../mail/sendMail.ts';
import { escapeHtml, pageHeaders, renderPage } from '../page/renderPage.ts';
import type { Sandbox } from '../sandbox.ts';
import { countryOf } from '../seeds/countryOf.ts';

/** `GET /sandbox/mailbox`: JSON for programs, a page for a browser. */
export function showMailbox(scope: FastifyInstance, sandbox: Sandbox): void {
  const { database, portalUrl } = sandbox;
  scope.get('/mailbox', async (request, reply) => {
    const to = (request.query as { to?: string }).to?.trim().toLowerCase();
    const tenant = to === undefined ? undefined : tenantOfAddress(database, to);
    // First sight creates a seeded person, and their first mail with them.
    if (to !== undefined && tenant !== undefined) findPerson(database, tenant, to, portalUrl);
    const mails = readMails(database, to);
    if (!request.headers.accept?.includes('text/html')) return mails;
    return reply.headers(pageHeaders()).type('text/html; charset=utf-8').send(mailboxPage(mails));
  });
}

function mailboxPage(mails: readonly Mail[]): string {
  const items = mails.map(mailItem).join('\n');
  return renderPage({
    lang: 'en',
    title: 'Mailbox | Sorvia sandbox',
    brand: countryOf('').brand,
    isWide: true,
    main: `<h1>Mailbox</h1><p class="lead">What the sandbox sent, newest first.</p>${items ? `<ul class="mails">${items}</ul>` : '<p>No mail yet.</p>'}`,
  });
}

function mailItem({ to, subject, text, links, at }: Mail): string {
  // Whole links only: one may be the beginning of another.
  const body = links.reduce(
    (html, link) =>
      html.replace(escapeHtml(link), () => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`),
    escapeHtml(text),
  );
  return `<li><h2>${escapeHtml(subject)}</h2><p class="meta">${escapeHtml(to)}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></p><pre>${body}</pre></li>`;
}
