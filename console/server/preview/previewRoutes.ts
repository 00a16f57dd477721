/** `/api/preview…`: what panes show, who is signed in there, and which of them are closed. */
import type { FastifyInstance } from 'fastify';
import type { ConsoleContext, ConsoleRoutes } from '../consoleContext.ts';
import { readXrayRequest } from '../xray/readXrayRequest.ts';
import type { XrayAnswer } from '../xray/xrayAnswers.ts';
import type { PreviewAnswer, SignInAnswer } from './previewAnswers.ts';
import { createPreviewPanes, type PreviewPanes } from './previewPanes.ts';
import { readPaneNames, readPreviewRequest, readSignInRequest } from './readRequests.ts';
import { signInPerson } from './signInPerson.ts';

export const previewRoutes: ConsoleRoutes = (app, context) => {
  const panes = createPreviewPanes(context);
  app.addHook('onClose', () => panes.close());
  addPreview(app, panes);
  addSignIn(app, panes, context);
  addXray(app, panes);
  app.post('/api/preview/close', async ({ body }, reply) => {
    await panes.close(readPaneNames(body));
    return reply.code(204).send();
  });
};

function addPreview(app: FastifyInstance, panes: PreviewPanes): void {
  app.post('/api/preview', async (request, reply): Promise<PreviewAnswer | undefined> => {
    const asked = readPreviewRequest(request.body);
    if (!asked) return reply.code(400).send({ message: 'This is no request for a preview.' });
    // The page's origin: whoever may ask at all was decided before.
    const framedBy = `${request.protocol}://${request.host}`;
    return panes.run(asked, framedBy, async (pane) => (pane ? pane.show(asked) : { kind: 'notBuilt' }));
  });
}

function addSignIn(app: FastifyInstance, panes: PreviewPanes, { screens }: ConsoleContext): void {
  app.post('/api/preview/sign-in', async (request, reply): Promise<SignInAnswer | undefined> => {
    const asked = readSignInRequest(request.body);
    if (!asked) return reply.code(400).send({ message: 'This is no request for a sign-in.' });
    const pane = panes.find(asked.pane);
    const tenant = pane?.tenant()?.publicTenant;
    if (!pane || !tenant) return { kind: 'failed' };
    const { person } = asked;
    const signedIn = await signInPerson({ person, tenant, origin: pane.origin, screens }).catch(() => null);
    if (signedIn) pane.keepCards(signedIn.cards);
    return signedIn?.answer ?? { kind: 'failed' };
  });
}

function addXray(app: FastifyInstance, panes: PreviewPanes): void {
  app.post('/api/preview/xray', async ({ body }, reply): Promise<XrayAnswer | undefined> => {
    const asked = readXrayRequest(body);
    if (!asked) return reply.code(400).send({ message: 'This is no request about a screen.' });
    const answer = panes.find(asked.pane)?.explain(asked);
    // Nothing is shown there with marks: the page asks again once it is.
    return answer ?? reply.code(409).send({ message: 'This pane is not shown with X-ray.' });
  });
}
