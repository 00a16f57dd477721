/** Cards and operations as they are read: each field by the name that the gateway has for it. */
import { describe, expect, it } from 'vitest';
import { listBalances, listOperations, readOperation } from '../../../runtime/gateway/accounts.ts';
import { addCard, listAcceptanceCategories, requestCardPage } from '../../../runtime/gateway/cardCalls.ts';
import { readCard } from '../../../runtime/gateway/cards.ts';
import { success } from '../../support/fakeFetch.ts';
import { aServerCard, someOperations } from '../../support/holderGateway.ts';
import { gatewayOf, USER } from '../../support/sentBy.ts';

const CARD = { user: USER, cardId: 'R1-N1' };

describe('a card', () => {
  it('has every field of the gateway in its place [ENT-049 ENT-051 ENT-062]', () => {
    const card = readCard({
      card_ref: 'R1',
      card_number: 'N1',
      account_ref: 'A1',
      account_number: 'B1',
      status: 'blocked',
      is_virtual: true,
      form_factor: 'plasticless',
      pan_last_digits: '0042',
      expiry_date: '2028-08-31',
      block_reason: 'lost',
      balances: [
        { product_ref: 'meal', amount: 5, expirations: [{ amount: 2, expires_at: '2027-01-01' }] },
        { product_ref: 'gift', amount: 6 },
      ],
      acceptance_category: ['C'],
      settings: {},
    });
    expect(card).toEqual({
      id: 'R1-N1',
      ref: 'R1',
      accountId: 'A1-B1',
      status: 'blocked',
      isVirtual: true,
      formFactor: 'plasticless',
      lastDigits: '0042',
      expiryDate: '2028-08-31',
      blockReason: 'lost',
      balances: [
        { productRef: 'meal', amount: 5, expirations: [{ amount: 2, expiresAt: '2027-01-01' }] },
        { productRef: 'gift', amount: 6, expirations: [] },
      ],
      acceptanceCategories: ['C'],
      flags: expect.any(Object),
    });
  });

  it.each([
    ['can_be_deleted', 'canBeDeleted'],
    ['is_blocked_card_field_displayed', 'isBlockDisplayed'],
    ['is_blocked_temporarily', 'isBlockedTemporarily'],
    ['can_be_activated', 'canBeActivated'],
    ['is_change_pin_field_displayed', 'isPinChangeDisplayed'],
    ['is_pin_reveal_field_displayed', 'isPinRevealDisplayed'],
    ['is_blocked_card_permanently_field_displayed', 'isPermanentBlockDisplayed'],
  ])('has the flag %s as %s, and no other by it [ENT-054 ENT-055 ENT-060 ENT-061]', (name, flag) => {
    const { flags } = readCard(aServerCard({ settings: { [name]: true } }));
    expect(Object.entries(flags).flatMap(([each, isOn]) => (isOn ? [each] : []))).toEqual([flag]);
    expect(() => readCard(aServerCard({ settings: { [name]: 'true' } }))).toThrow('No flag');
  });

  it.each([
    ['physical', true, 'physical'],
    ['virtual', false, 'virtual'],
    ['plasticless', false, 'plasticless'],
    ['other', true, 'virtual'],
    ['other', false, 'physical'],
    [undefined, true, 'virtual'],
    [undefined, false, 'physical'],
  ])('of the form %j, virtual: %s, is shown as %s [ENT-051]', (form_factor, is_virtual, shown) => {
    expect(readCard(aServerCard({ form_factor, is_virtual })).formFactor).toBe(shown);
  });

  it('counts in two decimals where nothing else is said', () => {
    const balances = [{ product_ref: 'meal', amount: '1,5' }];
    expect(readCard(aServerCard({ balances })).balances[0]?.amount).toBe(150);
  });
});

describe('an operation', () => {
  const operation = (changes: Record<string, unknown>) => someOperations(1, changes)[0];

  it('has every field of the gateway in its place [ENT-086 ENT-087 ENT-088 ENT-089]', () => {
    expect(
      readOperation({
        operation_ref: 'operation-1',
        date: '2026-11-21T10:00:00Z',
        amount: -1250,
        status: 'failed',
        outlet: { name: ' Shop A ', category: 'food' },
        reason: ' R ',
        declined_reason: 'EXPIRED_CARD',
      }),
    ).toEqual({
      id: 'operation-1',
      date: '2026-11-21T10:00:00Z',
      amount: -1250,
      status: 'failed',
      outletName: 'Shop A',
      outletCategory: 'food',
      reason: 'R',
      declinedReason: 'EXPIRED_CARD',
    });
  });

  it('may name no outlet and no reason', () => {
    const bare = operation({ outlet: null, reason: null, declined_reason: undefined });
    expect(readOperation(bare)).toMatchObject({
      outletName: '',
      outletCategory: '',
      reason: '',
      declinedReason: '',
    });
  });

  it('came at a moment, or is none [USE-24]', () => {
    expect(() => readOperation(operation({ date: 'soon' }))).toThrow(new TypeError('No moment'));
    expect(() => readOperation(operation({ date: 7 }))).toThrow(new TypeError('No text'));
  });

  const entry = (changes: Record<string, unknown>) => success([{ ...operation({}), ...changes }]);
  it.each([
    ['no account', {}, true],
    ['its account', { account_ref: 'A1', account_number: 'B1' }, true],
    ['another account', { account_ref: 'A2', account_number: 'B1' }, false],
    ['another number', { account_ref: 'A1', account_number: 'B2' }, false],
    ['half of another account', { account_number: 'B2' }, false],
  ])('that names %s is read: %s %s [USE-25]', async (_, changes, isOwn) => {
    const plain = operation({}) as Record<string, unknown>;
    const { account_ref: _ref, account_number: _number, ...rest } = plain;
    const answer = success([{ ...rest, ...changes }]);
    const listed = listOperations(gatewayOf(answer).send, { user: USER, accountId: 'A1-B1', page: 0 });
    if (isOwn) expect(await listed).toHaveLength(1);
    else await expect(listed).rejects.toMatchObject({ cause: new TypeError('No own account') });
  });

  it('is asked for in pages of the size that is wanted, and balances of their account alone', async () => {
    const { send, sent } = gatewayOf(
      entry({}),
      success([{ product_ref: 'meal', amount: 1, account_ref: 'A9' }]),
    );
    await listOperations(send, { user: USER, accountId: 'A-1', page: 1, pageSize: 50 }).catch(
      () => undefined,
    );
    expect(sent[0]?.url).toContain('page_index=1&page_size=50');
    await expect(listBalances(send, { user: USER, accountId: 'A1-B1' })).rejects.toMatchObject({
      cause: new TypeError('No own account'),
    });
  });
});

describe('calls about a card, further', () => {
  it('name the language of the page and of the categories [API-53 API-56]', async () => {
    const page = gatewayOf(success({ uri: 'https://card.example/1' }));
    expect(await requestCardPage(page.send, CARD, { language: 'uk' })).toBe('https://card.example/1');
    const list = gatewayOf(success([]));
    await listAcceptanceCategories(list.send, CARD, { language: 'bg' });
    expect([page, list].map(({ sent }) => sent[0]?.headers.get('accept-language'))).toEqual(['uk', 'bg']);
  });

  it('that add one take no other for it [USE-25]', async () => {
    const { send } = gatewayOf(success(aServerCard({ card_ref: 'other' })));
    const adding = addCard(send, USER, { serialNumber: '1000000001', lastDigits: '1111' });
    await expect(adding).rejects.toMatchObject({ code: 'default', cause: new TypeError('No own card') });
    const own = gatewayOf(success(aServerCard({ card_ref: '1000000001' })));
    const added = await addCard(own.send, USER, { serialNumber: '1000000001', lastDigits: '1111' });
    expect(added.ref).toBe('1000000001');
  });
});
