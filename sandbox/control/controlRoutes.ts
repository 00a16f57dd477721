import type { FastifyInstance } from 'fastify';
import { ageEverything } from '../database/ageEverything.ts';
import { clearEverything } from '../database/clearEverything.ts';
import { findPerson, tenantOfAddress } from '../directory/findPerson.ts';
import { forgetPerson } from '../directory/seedPerson.ts';
import { changeCard } from '../gateway/cards.ts';
import { failed, HttpError } from '../openapi/envelope.ts';
import type { Sandbox } from '../sandbox.ts';
import { readFault } from './readFault.ts';
import { showMailbox } from './showMailbox.ts';

/** A fault's body may be as big as the answers that it stands for. */
const FAULT_BYTES = 64 * 1024 * 1024;

/** The control calls below `/sandbox/`. */
export function controlRoutes(scope: FastifyInstance, sandbox: Sandbox): void {
  const { database, faults, requests } = sandbox;
  scope.setErrorHandler((error, _request, reply) => {
    const { status, envelope } = failed(error);
    return reply.code(status).send(envelope);
  });

  scope.post('/reset', async (request) => {
    const { user } = (request.body ?? {}) as { user?: unknown };
    if (typeof user === 'string') {
      // One person alone, so that tests run side by side.
      forgetPerson(database, user.trim().toLowerCase());
      return {};
    }
    clearEverything(database);
    faults.clear();
    requests.clear();
    return {};
  });

  scope.post('/faults', { bodyLimit: FAULT_BYTES }, async (request) => {
    faults.add(readFault(request.body));
    return {};
  });
  scope.delete('/faults', async () => {
    faults.clear();
    return {};
  });

  scope.get('/requests', async (request) => {
    const { since, user } = request.query as { since?: string; user?: string };
    const seq = Number(since ?? 0);
    if (Number.isNaN(seq)) throw new HttpError('BAD_REQUEST', 'since must be a number');
    const recorded = requests.since(seq);
    // One person's calls of the gateway, so that nobody has to read what all others did.
    const own = user && `/users/${encodeURIComponent(user)}`;
    return own ? recorded.filter(({ path }) => path.includes(own)) : recorded;
  });

  scope.post('/clock', async (request) => {
    const { advanceSeconds } = (request.body ?? {}) as { advanceSeconds?: unknown };
    if (!Number.isInteger(advanceSeconds))
      throw new HttpError('BAD_REQUEST', 'advanceSeconds must be a whole number');
    ageEverything(database, advanceSeconds as number);
    return {};
  });

  scope.patch('/cards/:ref', async (request) => {
    const { user } = request.query as { user?: string };
    const { ref } = request.params as { ref: string };
    const email = (user ?? '').trim().toLowerCase();
    const tenant = tenantOfAddress(database, email);
    const person = tenant === undefined ? undefined : findPerson(database, tenant, email, sandbox.portalUrl);
    if (!person) throw new HttpError('NOT_FOUND', 'no such person: name one with ?user=');
    // The identifier of the paths, {card_ref}-{card_number}, is taken too.
    const cardRef = ref.split('-')[0] ?? '';
    const card = changeCard(
      database,
      person.personRef,
      cardRef,
      (request.body ?? {}) as Record<string, unknown>,
    );
    if (!card) throw new HttpError('NOT_FOUND', `${email} has no card ${cardRef}`);
    return card;
  });

  showMailbox(scope, sandbox);
}
