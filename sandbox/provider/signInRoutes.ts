import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { findPerson } from '../directory/findPerson.ts';
import { pageHeaders } from '../page/renderPage.ts';
import { isPassword } from '../people/passwords.ts';
import type { Sandbox } from '../sandbox.ts';
import { problemPage } from './providerPages.ts';
import type { ProviderOf } from './providerRoutes.ts';
import { renderSignIn, type SignInView } from './signInPage.ts';
import { wishedLanguages } from './signInWords.ts';

/** The sign-in page and what its form is sent to. */
export function signInRoutes(scope: FastifyInstance, sandbox: Sandbox, providerOf: ProviderOf): void {
  scope.get('/sign-in/:uid', async (request, reply) => {
    const interaction = await readInteraction(providerOf, request, reply);
    if (!interaction) return showProblem(sandbox, request, reply);
    const hint = interaction.params.login_hint;
    return showForm(request, reply, interaction, { username: typeof hint === 'string' ? hint : '' });
  });

  scope.post('/sign-in/:uid', async (request, reply) => {
    const interaction = await readInteraction(providerOf, request, reply);
    if (!interaction) return showProblem(sandbox, request, reply);
    const { tenant } = request.params as { tenant: string };
    const body = (request.body ?? {}) as Record<string, unknown>;
    const username = typeof body.username === 'string' ? body.username.trim() : '';
    const password = typeof body.password === 'string' ? body.password : '';
    const person = findPerson(sandbox.database, tenant, username, sandbox.portalUrl);
    if (!person || !isPassword(password, person.passwordHash)) {
      return showForm(request, reply, interaction, { username, refusal: 'wrong' });
    }
    if (!person.isVerified) return showForm(request, reply, interaction, { username, refusal: 'unverified' });
    const provider = await providerOf(request);
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: person.personRef } });
    return reply;
  });
}

type Interaction = { params: Record<string, unknown> };

async function readInteraction(
  providerOf: ProviderOf,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  const { uid } = request.params as { uid: string };
  try {
    const interaction = await (await providerOf(request)).interactionDetails(request.raw, reply.raw);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    // An old bookmark or an expired sign-in: the visitor is told, nothing is broken.
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  view: Pick<SignInView, 'username' | 'refusal'>,
): FastifyReply {
  const { tenant } = request.params as { tenant: string };
  const languages = wishedLanguages(interaction.params.ui_locales, request.headers['accept-language']);
  // The answer to the form leads back to the portal, and form-action counts redirects too.
  const formTargets = [new URL(String(interaction.params.redirect_uri)).origin];
  return reply
    .headers(pageHeaders({ formTargets }))
    .type('text/html; charset=utf-8')
    .send(renderSignIn({ tenant, languages, ...view }));
}

/** The portal's own way in goes on with whoever is signed in there, as after a step back, and starts again with others. */
function showProblem({ portalUrl }: Sandbox, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { tenant } = request.params as { tenant: string };
  const languages = wishedLanguages(undefined, request.headers['accept-language']);
  return reply
    .code(400)
    .headers(pageHeaders())
    .type('text/html; charset=utf-8')
    .send(problemPage(tenant, languages, 'session_not_found', `${portalUrl}/${tenant}/login`));
}
