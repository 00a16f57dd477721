/** Every call against answers made from the gateway's document: right ones are read, wrong ones are no answer. */
import { describe, expect, it } from 'vitest';
import { listBalances, listOperations } from '../../../runtime/gateway/accounts.ts';
import {
  addCard,
  blockCard,
  listAcceptanceCategories,
  removeCard,
  requestCardCode,
  requestCardPage,
  requestPinPage,
  unblockCard,
  verifyCard,
} from '../../../runtime/gateway/cardCalls.ts';
import { listCards } from '../../../runtime/gateway/cards.ts';
import { listAvailableOptins } from '../../../runtime/gateway/configurations.ts';
import { contactUs } from '../../../runtime/gateway/contact.ts';
import {
  changePassword,
  changePhone,
  requestEmailChange,
  requestPhoneChange,
} from '../../../runtime/gateway/credentials.ts';
import { listCounties, listTowns } from '../../../runtime/gateway/geographics.ts';
import { isNeutralError } from '../../../runtime/gateway/isNeutralError.ts';
import {
  changeEmail,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from '../../../runtime/gateway/mailedLinks.ts';
import { createUser } from '../../../runtime/gateway/newUser.ts';
import { listUserOptins, replaceUserOptin } from '../../../runtime/gateway/optins.ts';
import type { Send } from '../../../runtime/gateway/request.ts';
import {
  deleteUser,
  replaceUser,
  updateHomeAddress,
  updateUser,
} from '../../../runtime/gateway/userChanges.ts';
import { getUser } from '../../../runtime/gateway/users.ts';
import { ANSWERS, MISSING, placesOf, sampleOf, withValue, wrongValues } from '../../support/answerShapes.ts';
import { aChange, aNewUser, anAddress, KEYS } from '../../support/aUser.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { gatewayOf, USER } from '../../support/sentBy.ts';

const CARD = { user: USER, cardId: 'R1-N1' };
const ACCOUNT = { user: USER, accountId: 'A1-B1' };
const LINK = { email: USER, code: 'ab' };
/** What the calls below ask for. */
const ASKED = { email: USER, card_ref: 'R1', account_ref: 'A1', account_number: 'B1' };

/** Each operation of the document, by every function that calls it. */
const CALLS: readonly (readonly [operationId: string, call: (send: Send) => Promise<unknown>])[] = [
  ['getAvailableOptins', listAvailableOptins],
  ['getCounties', (send) => listCounties(send)],
  ['getTowns', (send) => listTowns(send, 'C1')],
  ['createUser', (send) => createUser(send, aNewUser())],
  ['verifyEmail', (send) => verifyEmail(send, LINK)],
  ['requestEmailVerification', (send) => requestEmailVerification(send, USER)],
  ['requestPasswordReset', (send) => requestPasswordReset(send, USER)],
  ['resetPassword', (send) => resetPassword(send, LINK, 'New-2026!')],
  ['changeEmail', (send) => changeEmail(send, LINK)],
  ['getUser', (send) => getUser(send, USER)],
  ['replaceUser', (send) => replaceUser(send, USER, aChange(), KEYS)],
  ['updateUser', (send) => updateUser(send, USER, aChange(), KEYS)],
  ['updateUser', (send) => updateHomeAddress(send, USER, anAddress(), KEYS)],
  ['deleteUser', (send) => deleteUser(send, USER, 'secret')],
  ['getUserOptins', (send) => listUserOptins(send, USER)],
  ['replaceUserOptin', (send) => replaceUserOptin(send, USER, { ref: 'general', subscriptions: [] })],
  ['changePassword', (send) => changePassword(send, USER, { current: 'a', next: 'b' })],
  ['requestChangePhoneNumber', (send) => requestPhoneChange(send, USER, '+40 712345678')],
  ['changePhoneNumber', (send) => changePhone(send, USER, '1234')],
  [
    'requestChangeEmail',
    (send) => requestEmailChange(send, USER, { newEmail: 'b@xx.example', password: 'a' }),
  ],
  ['contactUs', (send) => contactUs(send, USER, { subject: 'PIN', message: 'Hello', phone: '' })],
  ['getCards', (send) => listCards(send, USER)],
  ['addCard', (send) => addCard(send, USER, { serialNumber: 'R1', lastDigits: '1111' })],
  ['removeCard', (send) => removeCard(send, CARD)],
  ['blockCard', (send) => blockCard(send, CARD, { reason: 'lost' })],
  ['unblockCard', (send) => unblockCard(send, CARD)],
  ['getOperations', (send) => listOperations(send, { ...ACCOUNT, page: 0 })],
  ['getBalances', (send) => listBalances(send, ACCOUNT)],
  ['requestPinRevealUri', (send) => requestPinPage(send, CARD, { option: 'reveal', language: 'en' })],
  ['requestCardRevealUri', (send) => requestCardPage(send, CARD, { language: 'en' })],
  ['requestAssociationVerification', (send) => requestCardCode(send, CARD)],
  ['verifyAssociation', (send) => verifyCard(send, CARD, '123456')],
  ['getAcceptanceCategories', (send) => listAcceptanceCategories(send, CARD, { language: 'en' })],
];

const schemaOf = (id: string) => {
  const schema = ANSWERS.get(id);
  if (!schema) throw new Error(`The document has no ${id}.`);
  return schema;
};
const META = { status: 'succeeded', messages: [] };

it('every operation of the document is tried here [USE-24]', () => {
  expect([...new Set(CALLS.map(([id]) => id))].sort()).toEqual([...ANSWERS.keys()].sort());
});

describe.each(CALLS)('%s', (id, call) => {
  const answered = (response: Response) => call(gatewayOf(response).send);
  const full = sampleOf(schemaOf(id), ASKED, true);

  it('reads what the document names, with and without all that may be left out, and passes over the rest [USE-24]', async () => {
    await expect(answered(success(sampleOf(schemaOf(id), ASKED, false)))).resolves.not.toThrow();
    const read = await answered(success(full));
    const places = placesOf(schemaOf(id));
    const objects = [{ path: [] }, ...places.filter(({ type }) => type === 'object')];
    for (const { path } of objects) {
      if (path.length === 0 && Array.isArray(full)) continue;
      const more = withValue(full, [...path, 'something_new'], { a: [1] });
      expect(await answered(success(more)), path.join('.')).toEqual(read);
    }
    for (const { path } of places.filter(({ isRequired }) => !isRequired)) {
      await expect(answered(success(withValue(full, path, null))), path.join('.')).resolves.not.toThrow();
    }
  });

  it.each([
    ['nothing', new Response('', { status: 200 })],
    ['a page', new Response('<!doctype html><h1>Hello</h1>', { status: 200 })],
    ['half an answer', new Response('{"meta":{"status":"succeeded"},"data":{', { status: 200 })],
    ['an empty object', json({})],
    ['an empty list', json([])],
    ['null', json(null)],
    ['text', json('succeeded')],
    ['a number', json(200)],
    ['data without an envelope', json(full)],
    ['data without meta', json({ data: full })],
    ['meta without a status', json({ meta: { messages: [] }, data: full })],
    ['meta that is null', json({ meta: null, data: full })],
    ['meta that is text', json({ meta: 'succeeded', data: full })],
    ['a status that is none', json({ meta: { status: true, messages: [] }, data: full })],
    ['no data', json({ meta: META })],
    ['data that are null', success(null)],
    ['data that are text', success('succeeded')],
    ['data that are a number', success(7)],
    ['data that are a flag', success(true)],
    ['the other kind of data', success(Array.isArray(full) ? {} : [])],
    ['a list of nulls', success([null])],
  ])('takes %s for no answer, of which nobody knows what was done [USE-24]', async (_name, response) => {
    const error = await answered(response).then(
      () => null,
      (refused: unknown) => refused,
    );
    expect(error).toMatchObject({ name: 'GatewayError', status: null });
    expect(isNeutralError(error)).toBe(false);
  });

  const wrong = placesOf(schemaOf(id)).flatMap((place) =>
    wrongValues(place).map((value) => ({ place, value })),
  );
  if (wrong.length === 0) return;
  it(`reads nothing out of a field that is missing or of another type (${wrong.length} ways) [USE-24]`, async () => {
    const right = await answered(success(full));
    for (const { place, value } of wrong) {
      const what = `${place.path.join('.')}: ${value === MISSING ? 'missing' : JSON.stringify(value)}`;
      const outcome = await answered(success(withValue(full, place.path, value))).then(
        (read) => ({ read }),
        (error: unknown) => ({ error }),
      );
      if ('error' in outcome) expect(outcome.error, what).toMatchObject({ code: 'default', status: null });
      // A field that nobody reads changes nothing; an amount that cannot be read is a dash (threat F4).
      else if (place.path.at(-1) !== 'amount') expect(outcome.read, what).toEqual(right);
      else expect(masked(outcome.read, Number.NaN), what).toEqual(masked(right, 4200));
    }
  });
});

/** With each amount of that value taken out; of the one place that was changed, it may be any. */
function masked(read: unknown, amount: number): unknown {
  const text = JSON.stringify(read, (_key, value) => (Object.is(value, amount) ? 'amount' : value));
  return JSON.parse(text.replaceAll('"amount":4200', '"amount":"amount"'));
}

describe('an answer about somebody else', () => {
  const user = (email: string) => sampleOf(schemaOf('getUser'), { ...ASKED, email }, true);

  it('is no answer about the person who was asked for, and says nothing of the other one [USE-25]', async () => {
    const { send } = gatewayOf(
      json({ meta: META, data: user('mallory@xx.example') }, 200, { 'x-request-id': 'ref-7' }),
    );
    const error: unknown = await getUser(send, USER).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ name: 'GatewayError', code: 'default', status: null, reference: 'ref-7' });
    expect(`${JSON.stringify(error)} ${String((error as Error).cause)}`).not.toContain('mallory');
  });

  it('is told by the address alone, not by how it is spelled [USE-25]', async () => {
    const { send } = gatewayOf(success(user(USER.toUpperCase())));
    await expect(getUser(send, USER)).resolves.toMatchObject({ firstName: 'T1' });
  });

  it('is refused when another card was added than the one that was named [USE-25]', async () => {
    const { send } = gatewayOf(success(sampleOf(schemaOf('addCard'), { ...ASKED, card_ref: 'R2' }, true)));
    const call = addCard(send, USER, { serialNumber: 'R1', lastDigits: '1111' });
    await expect(call).rejects.toMatchObject({ code: 'default', status: null });
  });

  it.each([{ account_ref: 'A2' }, { account_number: 'B2' }])(
    'is refused when operations or balances name another account: %j [USE-25]',
    async (other) => {
      for (const [id, call] of [
        ['getOperations', (send: Send) => listOperations(send, { ...ACCOUNT, page: 0 })],
        ['getBalances', (send: Send) => listBalances(send, ACCOUNT)],
      ] as const) {
        const { send } = gatewayOf(success(sampleOf(schemaOf(id), { ...ASKED, ...other }, true)));
        await expect(call(send), id).rejects.toMatchObject({ code: 'default', status: null });
      }
    },
  );
});
