import type { APIRequestContext, Page } from 'playwright/test';
import { aPerson, PASSWORD, type TenantUnderTest } from './portal.ts';
import { signInByCalls } from './signInByCalls.ts';

/** The six cards of `ana@` (sandbox/seeds/anaCards.ts), by what they are for. */
export const ANA = {
  active: '2000000001',
  blocked: '2000000002',
  issued: '2000000003',
  pending: '2000000004',
  virtual: '2000000005',
  wallets: '2000000006',
} as const;

interface Whose {
  readonly request: APIRequestContext;
  readonly sandbox: string;
  readonly code: string;
  readonly person: string;
}

/**
 * Where the details of a card stand, below the portal's root. The sandbox says its number: no page is loaded for the
 * sake of a link.
 */
export async function cardPath({ request, sandbox, code, person }: Whose, ref: string): Promise<string> {
  // A change of nothing answers with the card.
  const answer = await request.patch(`${sandbox}/sandbox/cards/${ref}`, {
    params: { user: person },
    data: {},
  });
  const { card_number: number } = (await answer.json()) as { card_number: string };
  return `/${code}/my-cards/card-details/${ref}-${number}`;
}

/** Signs in and opens a page of a card of `ana@` at once. @param end such as `/transactions` @returns the card's path */
export async function signInAtCard(
  page: Page,
  { portal, sandbox }: { readonly portal: string; readonly sandbox: string },
  { code }: TenantUnderTest,
  ref: string,
  end = '',
): Promise<string> {
  const person = aPerson('ana', code);
  await signInByCalls(page, { portal, code, username: person, password: PASSWORD });
  const path = await cardPath({ request: page.request, sandbox, code, person }, ref);
  await page.goto(portal + path + end);
  return path;
}
