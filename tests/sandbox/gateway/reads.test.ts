import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DECLINED_REASONS } from '../../../sandbox/seeds/declinedReasons.ts';
import type { components } from '../../../schemas/gateway.gen.ts';
import { openSandbox } from '../support/openSandbox.ts';
import { callGateway, dataOf, signIn } from '../support/signIn.ts';

type Card = components['schemas']['Card'];
type Operation = components['schemas']['Operation'];

const sandbox = openSandbox();

/** Signed-in reads of one person. */
async function openReads(email: string, tenant = 'bg') {
  const { tokens } = await signIn(sandbox.url, email, { tenant });
  const get = (path: string) =>
    callGateway(sandbox.url, `/users/${encodeURIComponent(email)}${path}`, {
      tenant,
      token: tokens.id_token,
    });
  return {
    get,
    cards: async (query = ''): Promise<Card[]> => dataOf(await get(`/cards${query}`)),
    operations: async (card: Card | undefined, query = ''): Promise<Operation[]> =>
      dataOf(
        await get(
          `/accounts/${card?.account_ref}-${card?.account_number}/operations?status=allExceptExpired${query}`,
        ),
      ),
  };
}

describe('ana', () => {
  let ana: Awaited<ReturnType<typeof openReads>>;
  let cards: Card[];
  beforeAll(async () => {
    ana = await openReads('ana@bg.example');
    cards = await ana.cards();
  });

  it('is answered in an envelope with meta and data [API-10]', async () => {
    const answer = await (await ana.get('')).json();
    expect(answer).toMatchObject({
      meta: { status: 'succeeded', messages: [] },
      data: {
        email: 'ana@bg.example',
        phone_number: '+359 881234567',
        personal_info: { first_name: 'Ана', birth_date: '1990-03-05', home_address: { city_name: 'София' } },
      },
    });
  });

  it('has the six cards of the full account, in their order, none named by the number on it [K2]', () => {
    expect(
      cards.map(({ status, form_factor, settings }) => [status, form_factor, settings?.can_be_activated]),
    ).toEqual([
      ['active', 'physical', false],
      ['blocked', 'physical', false],
      ['issued', 'physical', true],
      ['pending', 'plasticless', false],
      ['active', 'virtual', false],
      ['active', 'physical', false],
    ]);
    expect(cards[1]?.settings?.is_blocked_temporarily).toBe(true);
    expect(cards[5]?.balances.map((balance) => balance.product_ref)).toEqual(['meal', 'gift']);
    for (const card of cards) {
      expect(card.card_number).toMatch(/^CN[A-Z0-9]{10}$/);
      expect(`${card.card_ref}${card.account_ref}${card.account_number}`).not.toContain('-');
    }
  });

  it('has 184.20 leva that run out in three parts', () => {
    const [balance] = cards[0]?.balances ?? [];
    expect(balance).toMatchObject({ amount: 18420, currency: 'BGN' });
    const parts = balance?.expirations?.map(({ amount }) => amount) ?? [];
    expect(parts).toHaveLength(3);
    expect(parts.reduce((sum, part) => sum + part)).toBe(18420);
  });

  it('has as many days until its loads run out however long the sandbox is kept', async () => {
    const [day, weeks] = [86_400_000, 20 * 86_400_000];
    const daysLeft = ([card]: readonly Card[]) =>
      card?.balances[0]?.expirations?.map(({ expires_at }) =>
        Math.ceil((Date.parse(expires_at) - Date.now()) / day),
      );
    expect(daysLeft(cards)).toEqual([12, 75, 300]);
    vi.useFakeTimers({ now: Date.now() + weeks, toFake: ['Date'] });
    try {
      expect(daysLeft(await (await openReads('ana@bg.example')).cards())).toEqual([12, 75, 300]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has more than 100 operations in six months, with every status and every declined reason', async () => {
    const all = await ana.operations(cards[0], '&page_size=500');
    const sixMonths = Date.now() - 182 * 86_400_000;
    expect(all.filter(({ date }) => Date.parse(date) > sixMonths).length).toBeGreaterThan(100);
    expect(all.some(({ date }) => Date.parse(date) < Date.now() - 200 * 86_400_000)).toBe(true);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['success', 'pending', 'failed']));
    const declined = all.flatMap(({ declined_reason }) => declined_reason ?? []);
    expect(declined.toSorted()).toEqual(DECLINED_REASONS.toSorted());
    expect(all.map(({ amount }) => amount)).toEqual(expect.arrayContaining([-5, -100, -1234, -195583]));
    expect(all.some(({ outlet, reason }) => !outlet && reason)).toBe(true);
    expect(all.some(({ outlet, reason }) => !outlet && !reason)).toBe(true);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(Date.parse(dates[0] ?? '')).toBeLessThan(Date.now());
  });

  it('gets ten operations a page unless asked otherwise, without overlap', async () => {
    const pages = [await ana.operations(cards[0]), await ana.operations(cards[0], '&page_index=1')];
    const refs = pages.flat().map(({ operation_ref }) => operation_ref);
    expect(new Set(refs).size).toBe(20);
    expect((await ana.operations(cards[0], '&page_index=40')).length).toBe(0);
  });

  it('has another list and balance for each product of a card', async () => {
    const [meal, gift] = await Promise.all([
      ana.operations(cards[5], '&product_ref=meal&page_size=50'),
      ana.operations(cards[5], '&product_ref=gift&page_size=50'),
    ]);
    expect([meal.length, gift.length]).toEqual([15, 15]);
    expect(meal.every(({ product_ref }) => product_ref === 'meal')).toBe(true);
    expect(meal.map(({ amount }) => amount)).not.toEqual(gift.map(({ amount }) => amount));
    const account = `/accounts/${cards[5]?.account_ref}-${cards[5]?.account_number}/balances`;
    expect(await dataOf(await ana.get(account))).toHaveLength(2);
    expect(await dataOf(await ana.get(`${account}?product_ref=gift`))).toEqual([cards[5]?.balances[1]]);
  });

  it('is asked for the status filter, and for an account that is hers', async () => {
    const account = `/accounts/${cards[0]?.account_ref}-${cards[0]?.account_number}/operations`;
    expect((await ana.get(account)).status).toBe(400);
    expect((await ana.get('/accounts/A1-B2/operations?status=allExceptExpired')).status).toBe(404);
    expect((await ana.get(`${account}?status=allExceptExpired&page_index=-1`)).status).toBe(400);
  });
});

describe('the other people', () => {
  it.each([
    ['pl', 61240, 'PLN'],
    ['ro', 128450, 'RON'],
    ['atlantis', 21650, 'EUR'],
  ])('ana of %s has her own amounts and currency', async (tenant, amount, currency) => {
    const reads = await openReads(`ana@${tenant}.example`, tenant);
    expect((await reads.cards())[0]?.balances[0]).toMatchObject({ amount, currency });
  });

  it('new has no card', async () => {
    expect(await (await openReads('new@bg.example')).cards()).toEqual([]);
  });

  it('many has 60 cards in pages of 50, and 5,000 operations on the first', async () => {
    const many = await openReads('many@bg.example');
    const [first, second] = [await many.cards(), await many.cards('?page_index=1')];
    expect([first.length, second.length]).toEqual([50, 10]);
    expect(new Set([...first, ...second].map(({ card_ref }) => card_ref)).size).toBe(60);
    expect((await many.operations(first[0], '&page_size=500&page_index=9')).length).toBe(500);
    expect((await many.operations(first[0], '&page_size=500&page_index=10')).length).toBe(0);
    expect((await many.operations(first[1], '&page_index=2')).length).toBe(5);
    expect((await many.operations(first[2], '&page_index=2')).length).toBe(0);
    expect((await many.operations(first[3])).length).toBe(0);
  });

  it('states has every status, each single flag, an unknown product and a card without settings', async () => {
    const cards = await (await openReads('states@bg.example')).cards();
    const statuses = new Set(cards.map(({ status }) => status));
    expect([...statuses]).toEqual(
      expect.arrayContaining([
        'active',
        'issued',
        'blocked',
        'pending',
        'expired',
        'lost',
        'stolen',
        'damaged',
      ]),
    );
    const reasons = cards.map(({ block_reason }) => block_reason);
    expect(reasons).toEqual(expect.arrayContaining(['lost', 'stolen', 'damaged', 'temporary']));
    const single = cards.filter(({ settings }) => Object.values(settings ?? {}).filter(Boolean).length === 1);
    const flags = new Set(
      single.flatMap(({ settings }) =>
        Object.entries(settings ?? {})
          .filter(([, on]) => on)
          .map(([flag]) => flag),
      ),
    );
    expect(flags.size).toBe(7);
    expect(cards.some(({ settings }) => settings === undefined)).toBe(true);
    expect(cards.some(({ balances }) => balances[0]?.product_ref === 'wellness')).toBe(true);
    expect(cards.some(({ acceptance_category }) => acceptance_category.length === 2)).toBe(true);
  });

  it('a copy by a plus part is a person of its own with the same cards', async () => {
    const [one, two] = [await openReads('ana+7@bg.example'), await openReads('ana+8@bg.example')];
    const [cards, others] = [await one.cards(), await two.cards()];
    expect(cards.map(({ card_ref }) => card_ref)).toEqual(others.map(({ card_ref }) => card_ref));
    expect(cards[0]?.card_number).not.toBe(others[0]?.card_number);
  });
});
