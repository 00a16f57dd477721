import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCard } from '../database/cardDocument.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type Card, changeCard } from '../gateway/cards.ts';
import {
  type CardPage,
  issueTicket,
  languageOfTicket,
  readTicket,
  spendTicket,
  type Ticket,
} from '../gateway/tickets.ts';
import { pageHeaders } from '../page/renderPage.ts';
import { signInWords, wishedLanguages } from '../provider/signInWords.ts';
import type { Sandbox } from '../sandbox.ts';
import { USUAL_FLAGS } from '../seeds/specialCards.ts';
import { changePin, readPin } from './cardSecrets.ts';
import {
  type CardView,
  renderActivation,
  renderCardFace,
  renderDone,
  renderExpired,
  renderPin,
  renderPinForm,
} from './renderCardPage.ts';

interface Opened {
  readonly ticket: Ticket;
  readonly view: CardView;
}

/** The pages behind the returned addresses: PIN, change of PIN, activation, the card itself. Each opens once. */
export function pageRoutes(scope: FastifyInstance, { database }: Sandbox): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, parse(text as string));
    },
  );

  const open = (request: FastifyRequest): Opened | undefined => {
    const { tenant = '', ticket: name = '' } = request.params as Record<string, string>;
    const ticket = readTicket(database, name);
    const row =
      ticket &&
      database
        .prepare(
          `SELECT document FROM cards JOIN people USING (person_ref)
           WHERE person_ref = ? AND card_ref = ? AND tenant = ? AND is_hidden = 0`,
        )
        .get(ticket.personRef, ticket.cardRef, tenant);
    if (!row) return undefined;
    return { ticket, view: { tenant, lang: ticket.lang, card: readCard(row.document) } };
  };

  const sendExpired = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { tenant = '', ticket = '' } = request.params as Record<string, string>;
    const preferred = wishedLanguages(undefined, request.headers['accept-language']);
    const lang = languageOfTicket(database, ticket) ?? signInWords(preferred).lang;
    return sendPage(reply.code(410), renderExpired(tenant, lang));
  };

  scope.get('/:ticket', { exposeHeadRoute: false }, async (request, reply) => {
    const opened = open(request);
    if (!opened || opened.ticket.page.startsWith('form:')) return sendExpired(request, reply);
    const { ticket, view } = opened;
    spendTicket(database, nameOf(request));
    const page = ticket.page as CardPage;
    if (page === 'reveal')
      return sendPage(reply, renderPin(view, readPin(database, ticket.personRef, view.card)));
    if (page === 'card') return sendPage(reply, renderCardFace(view));
    const form = issueTicket(database, { ...ticket, page: `form:${page}` });
    return sendPage(reply, page === 'change' ? renderPinForm(view, form) : renderActivation(view, form));
  });

  scope.post('/:ticket', async (request, reply) => {
    const opened = open(request);
    if (!opened?.ticket.page.startsWith('form:')) return sendExpired(request, reply);
    const { ticket, view } = opened;
    const { personRef, cardRef } = ticket;
    if (ticket.page === 'form:activate') {
      inTransaction(database, () => {
        spendTicket(database, nameOf(request));
        changeCard(database, personRef, cardRef, activation(view.card));
      });
      return sendPage(reply, renderDone(view, 'activated'));
    }
    const { pin, repeat } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof pin !== 'string' || !/^\d{4}$/.test(pin))
      return sendPage(reply, renderPinForm(view, nameOf(request), 'wrongPin'));
    if (pin !== repeat) return sendPage(reply, renderPinForm(view, nameOf(request), 'differentPins'));
    spendTicket(database, nameOf(request));
    changePin(database, personRef, cardRef, pin);
    return sendPage(reply, renderDone(view, 'pinChanged'));
  });
}

/** What changes when a card becomes active (ACT-02); only plastic has a PIN. */
function activation({ is_virtual: isVirtual }: Card): Record<string, unknown> {
  return {
    status: 'active',
    settings: {
      ...USUAL_FLAGS,
      can_be_activated: false,
      is_change_pin_field_displayed: !isVirtual,
      is_pin_reveal_field_displayed: !isVirtual,
    },
  };
}

function nameOf(request: FastifyRequest): string {
  return (request.params as { ticket: string }).ticket;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers(pageHeaders({ isFramed: true }))
    .type('text/html; charset=utf-8')
    .send(html);
}
