import { createNewCalls, type NewCalls } from '../../../../console/app/newtenant/createNewCalls.ts';
import type { Calls } from '../../server/support/startCalls.ts';

/** The page's calls, answered by the console's own server. */
export function callsOver({ call }: Calls): NewCalls {
  return createNewCalls(async (path, { method = 'GET', body } = {}) => {
    if (method !== 'GET' && method !== 'POST' && method !== 'PUT') throw new Error(method);
    const answer = await call(method, path, typeof body === 'string' ? JSON.parse(body) : undefined);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
}
