/** What the calls about a card send, and what they make of the answers. */
import { describe, expect, it } from 'vitest';
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
import type { Send } from '../../../runtime/gateway/request.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { ENCODED, gatewayOf, sentBy, USER } from '../../support/sentBy.ts';

const CARD = { user: USER, cardId: '1000000010-8800000010' };
const PATH = `${ENCODED}/cards/1000000010-8800000010`;

describe('what a call about a card sends', () => {
  const cases: readonly [string, (send: Send) => Promise<unknown>, string, object | null][] = [
    [
      'adding a card names its serial number and the last digits [API-39 ENT-078]',
      (send) => addCard(send, USER, { serialNumber: '1000000001', lastDigits: '0042' }),
      `POST ${ENCODED}/cards`,
      { ref: '1000000001', verification_code: '0042' },
    ],
    ['removing a card sends no body [API-40]', (send) => removeCard(send, CARD), `DELETE ${PATH}`, null],
    [
      'a block sends its reason and nothing else [API-41]',
      (send) => blockCard(send, CARD, { reason: 'temporary' }),
      `POST ${PATH}/actions/block`,
      { reason: 'temporary' },
    ],
    [
      'a replacement adds the form of the new card [API-42 ACT-22]',
      (send) => blockCard(send, CARD, { reason: 'lost', replacement: 'plastic' }),
      `POST ${PATH}/actions/block`,
      { reason: 'lost', replacement_form_factor: 'plastic' },
    ],
    [
      'unblocking sends no body [API-43]',
      (send) => unblockCard(send, CARD),
      `POST ${PATH}/actions/unblock`,
      null,
    ],
    [
      'a PIN page is asked for with its option [API-50]',
      (send) => requestPinPage(send, CARD, { option: 'reveal', language: 'bg' }),
      `POST ${PATH}/actions/request-pin-reveal-uri?option=reveal`,
      null,
    ],
    [
      'a card page is asked for without a body [API-56]',
      (send) => requestCardPage(send, CARD, { language: 'bg' }),
      `POST ${PATH}/actions/request-card-reveal-uri`,
      null,
    ],
    [
      'a code is sent by email [API-55]',
      (send) => requestCardCode(send, CARD),
      `POST ${PATH}/actions/request-association-verification`,
      { channel: 'email' },
    ],
    [
      'a card is verified by its code [API-54]',
      (send) => verifyCard(send, CARD, '123456'),
      `POST ${PATH}/actions/verify-association`,
      { verification_code: '123456' },
    ],
    [
      'acceptance is asked for by the whole id of the card [API-53]',
      (send) => listAcceptanceCategories(send, CARD, { language: 'bg' }),
      `GET ${PATH}/acceptance-categories`,
      null,
    ],
  ];
  it.each(cases)('%s', async (_title, run, line, body) => {
    expect(await sentBy(run)).toEqual({ line, body, hasBearer: true });
  });

  it('asks for a PIN page in the language of the portal [API-51]', async () => {
    const { send, sent } = gatewayOf(success({ uri: 'https://pin.example/1' }));
    await requestPinPage(send, CARD, { option: 'change', language: 'uk' });
    expect(sent[0]?.headers.get('accept-language')).toBe('uk');
  });
});

describe('what a call about a card makes of the answer', () => {
  it('takes the address of a PIN page as it came, and no answer without one [API-52 USE-24]', async () => {
    const page = { option: 'reveal', language: 'en' };
    const { send } = gatewayOf(success({ uri: 'https://pin.example/1' }), success({}));
    expect(await requestPinPage(send, CARD, page)).toBe('https://pin.example/1');
    await expect(requestPinPage(send, CARD, page)).rejects.toMatchObject({ code: 'default', status: null });
  });

  it('reads categories and outlets, whatever may be missing [API-53 API-10]', async () => {
    const { send } = gatewayOf(
      success([
        {
          category_ref: 'fuel',
          name: 'Fuel',
          outlets: [{ name: 'Pump 5', category: 'fuel' }, { name: 'Pump 6' }],
        },
        { category_ref: 'other', name: 'Other', outlets: [] },
      ]),
    );
    expect(await listAcceptanceCategories(send, CARD, { language: 'en' })).toEqual([
      {
        ref: 'fuel',
        name: 'Fuel',
        outlets: [
          { name: 'Pump 5', category: 'fuel' },
          { name: 'Pump 6', category: '' },
        ],
      },
      { ref: 'other', name: 'Other', outlets: [] },
    ]);
  });

  it('says where a code went', async () => {
    const { send } = gatewayOf(success({ hint: 'a***@xx.example', cardClass: 'virtual', channel: 'email' }));
    expect(await requestCardCode(send, CARD)).toEqual({
      hint: 'a***@xx.example',
      cardClass: 'virtual',
      channel: 'email',
    });
  });

  const suffixes: readonly [string, (send: Send) => Promise<unknown>, string, string][] = [
    [
      'adding [ERR-32]',
      (send) => addCard(send, USER, { serialNumber: '1', lastDigits: '2' }),
      'INVALID_CARD',
      'INVALID_CARD-add_card',
    ],
    ['removing [ERR-33]', (send) => removeCard(send, CARD), 'INVALID_CARD', 'INVALID_CARD-remove_card'],
    [
      'a PIN page [ERR-34]',
      (send) => requestPinPage(send, CARD, { option: 'reveal', language: 'en' }),
      'INVALID_CARD',
      'INVALID_CARD-pin_reveal',
    ],
    [
      'verifying [ERR-35]',
      (send) => verifyCard(send, CARD, '1'),
      'TOO_MANY_REQUEST',
      'TOO_MANY_REQUEST_plasticless',
    ],
    ['asking for a code', (send) => requestCardCode(send, CARD), 'CONFLICT', 'CONFLICT_plasticless'],
    [
      'a card page',
      (send) => requestCardPage(send, CARD, { language: 'en' }),
      'CONFLICT',
      'CONFLICT_plasticless',
    ],
    [
      'blocking, which has none',
      (send) => blockCard(send, CARD, { reason: 'lost' }),
      'INVALID_CARD',
      'INVALID_CARD',
    ],
  ];
  it.each(suffixes)('adds the suffix of the call to a code: %s', async (_title, run, code, expected) => {
    const { send } = gatewayOf(
      json({ meta: { status: 'failed', messages: [{ code, level: 'error', message: 'no' }] } }),
    );
    await expect(run(send)).rejects.toMatchObject({ code: expected });
  });
});
