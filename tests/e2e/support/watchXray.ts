import type { Page } from 'playwright/test';
import type { Origin, XrayAnswer, XrayRequest } from '../../../console/server/xray/xrayAnswers.ts';

/** What X-ray has answered to the last question about a screen. */
export interface Named {
  readonly asked: XrayRequest;
  readonly answer: XrayAnswer;
}

/** Listens to what the preview asks and is answered, by screen. */
export async function watchXray(page: Page): Promise<ReadonlyMap<string, Named>> {
  const answers = new Map<string, Named>();
  let questions = 0;
  const newest = new Map<string, number>();
  await page.route('**/api/preview/xray', async (route) => {
    const asked: XrayRequest = route.request().postDataJSON();
    const screen = asked.screen ?? '';
    questions += 1;
    const own = questions;
    newest.set(screen, own);
    const response = await route.fetch();
    const answer: XrayAnswer = await response.json();
    // Of a page that is not finished yet the preview asks again, and waits for that answer no more.
    if (newest.get(screen) === own) answers.set(screen, { asked, answer });
    await route.fulfill({ response });
  });
  return answers;
}

/** Where things that say this come from, a line each. */
export function namesIn({ asked, answer }: Named, text: string): string[] {
  const ids = asked.things.flatMap((thing) => (thing.text === text ? thing.id : []));
  return answer.things.flatMap(({ id, origins }) => (ids.includes(id) ? origins.map(lineOf) : []));
}

/** Why something is not there, a line for each reason. */
export function reasonsIn(named: Named | undefined, id: string): string[] {
  const absent = named?.answer.absent.filter((each) => each.id === id) ?? [];
  return absent.map(({ reason: { kind, ...more }, pointer }) =>
    [kind, ...Object.values(more).flat(), ...(pointer === null ? [] : [`at ${pointer}`])].join(' '),
  );
}

function lineOf(origin: Origin): string {
  if (origin.kind === 'screen') return `screen ${origin.screen}`;
  const { kind, ...more } = origin.source;
  const source = [kind, ...Object.values(more)].join(' ');
  if (origin.kind === 'words') return `${origin.key} in ${source}`;
  if (origin.kind === 'rule') return `${origin.rule}: ${origin.pointer ?? '-'} in ${source}`;
  return `${origin.kind === 'data' ? 'data ' : ''}${origin.pointer} in ${source}`;
}
