import type { TextMarks } from './textMarks.ts';

/** Address of the app backend's texts of one language (schemas/app-backend.openapi.json). */
const TRANSLATIONS = /\/translations\/[^/?]+$/;

/** Marks what the app backend translates, on its way to the page: no server of ours sees it. */
export function markTranslations({ markAnswer }: TextMarks): void {
  const load = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...asked) => {
    const answer = await load(...asked);
    if (!answer.ok || !TRANSLATIONS.test(answer.url)) return answer;
    const body: unknown = await answer.json();
    const { status, headers } = answer;
    return new Response(JSON.stringify(markBody(body, markAnswer)), {
      status,
      headers: { 'content-type': headers.get('content-type') ?? 'application/json' },
    });
  };
}

/** The texts may stand in an envelope. */
function markBody(body: unknown, mark: TextMarks['markAnswer']): unknown {
  const isEnvelope = body !== null && typeof body === 'object' && 'meta' in body;
  return isEnvelope ? { ...body, data: mark('data' in body ? body.data : null) } : mark(body);
}
