/** What a tenant's numbers and names must not say against each other: each with its place, its words, and what mends it. */
import { describe, expect, it } from 'vitest';
import { checkLimits, checkValidation } from '../../../compiler/checks/checkBounds.ts';
import { clashChecks } from '../../../compiler/checks/checkClashes.ts';
import { checkCompatibility } from '../../../compiler/checks/checkCompatibility.ts';
import { checkDateOfBirth, checkForms } from '../../../compiler/checks/checkForms.ts';
import { checkGatewayHeaders } from '../../../compiler/checks/checkGatewayHeaders.ts';
import { checkTerms } from '../../../compiler/checks/checkTerms.ts';
import { findingsOf, findingsOfAll, replacedBy } from '../support/findingsOf.ts';

describe('bounds of a rule', () => {
  const of = (validation: object) => findingsOf(checkValidation, { validation });

  it.each([
    { town: { min: 2, max: 2, inputMax: 2 } },
    { town: { min: 3 } },
    { town: { max: 3 } },
    { town: { inputMax: 1, min: 5 } },
    { serialNumber: { digits: 10 } },
  ])('may be %j', (validation) => expect(of(validation)).toEqual([]));

  it('are refused where the least is above the most, or the field takes less than its rule', () => {
    expect(of({ email: { max: 9 }, town: { min: 3, max: 2, inputMax: 1 } })).toEqual([
      {
        pointer: '/validation/town/min',
        rule: 'bounds',
        message: 'The least, 3, is more than the most, 2.',
        mends: [replacedBy(2)],
      },
      {
        pointer: '/validation/town/inputMax',
        rule: 'bounds',
        message: 'The field would take 1 characters, but the rule allows 2.',
        mends: [replacedBy(2)],
      },
    ]);
  });
});

describe('the warning before an idle session ends', () => {
  const of = (idleMinutes: number, idleWarningSeconds: number) =>
    findingsOf(checkLimits, { limits: { idleMinutes, idleWarningSeconds } });

  it.each([
    [15, 899],
    [0, 60],
    [1, 59],
  ])('of %i minutes may come %i seconds before', (minutes, seconds) =>
    expect(of(minutes, seconds)).toEqual([]),
  );

  it.each([
    [1, 60, 60, 30],
    [2, 121, 120, 60],
    [15, 900, 900, 60],
  ])('of %i minutes cannot come %i seconds before', (minutes, seconds, idle, mended) => {
    const message = `The warning comes ${seconds} seconds before the end, but a session may only be idle for ${idle}.`;
    expect(of(minutes, seconds)).toEqual([
      { pointer: '/limits/idleWarningSeconds', rule: 'bounds', message, mends: [replacedBy(mended)] },
    ]);
  });
});

const clash = (pointer: string, message: string, value?: string) => ({
  pointer,
  rule: 'clash',
  message,
  ...(value !== undefined && { mends: [replacedBy(value)] }),
});
const gateway = (clientIdHeader: string, clientSecretHeader: string) => ({
  gateway: { clientIdHeader, clientSecretHeader },
});

describe('two options that say the same', () => {
  it.each([
    { money: { decimal: ',', grouping: '.' } },
    { mailLinks: { parameters: { email: 'e', code: 'c' } } },
    { replacement: { formFactors: { virtual: 'v', plastic: 'p' } } },
    { pin: { options: { reveal: 'r', change: 'c', activate: 'a' } } },
    { blocking: { temporaryReason: 'temporary' } },
    { connections: { dev: gateway('a', 'b'), prod: gateway('b', 'a') } },
  ])('are none in %j', (parts) => expect(findingsOfAll(clashChecks, parts)).toEqual([]));

  const money = (mark: string) =>
    `"${mark}" is the decimal mark already: "1${mark}234${mark}50" would be read in two ways.`;
  const forGood = (reason: string) =>
    `"${reason}" blocks a card for good; a temporary block needs a reason of its own, such as "temporary" (API-41).`;

  it.each([
    [{ money: { decimal: ',', grouping: ',' } }, clash('/money/grouping', money(','), '.')],
    [{ money: { decimal: '.', grouping: '.' } }, clash('/money/grouping', money('.'), ',')],
    [
      { mailLinks: { parameters: { email: 'a', code: 'a' } } },
      clash('/mailLinks/parameters/code', '"a" is the parameter of the email address already.'),
    ],
    [
      { replacement: { formFactors: { virtual: 'v', plastic: 'v' } } },
      clash(
        '/replacement/formFactors/plastic',
        '"v" is the value of "virtual" already: the gateway could not tell which card to make.',
      ),
    ],
    [
      { pin: { options: { reveal: 'r', change: 'c', 'a/b': 'c' } } },
      clash(
        '/pin/options/a~1b',
        '"c" is the value of "change" already: the gateway could not tell which page is asked for.',
      ),
    ],
    [
      { blocking: { temporaryReason: 'Stolen' } },
      clash('/blocking/temporaryReason', forGood('Stolen'), 'temporary'),
    ],
    [
      { blocking: { temporaryReason: 'lost' } },
      clash('/blocking/temporaryReason', forGood('lost'), 'temporary'),
    ],
    [
      { blocking: { temporaryReason: 'DAMAGED' } },
      clash('/blocking/temporaryReason', forGood('DAMAGED'), 'temporary'),
    ],
    [
      { connections: { dev: gateway('a', 'b'), uat: gateway('Client', 'cLIENT') } },
      clash(
        '/connections/uat/gateway/clientSecretHeader',
        '"cLIENT" is the header of the client id already.',
      ),
    ],
  ])('are refused at the second of them: %j', (parts, finding) => {
    expect(findingsOfAll(clashChecks, parts)).toEqual([finding]);
  });
});

describe('a header for a credential of the gateway', () => {
  it.each(
    (
      'accept accept-encoding accept-language authorization connection content-length content-type cookie expect host ' +
      'keep-alive proxy-authorization te trailer transfer-encoding upgrade x-request-id traceparent'
    ).split(' '),
  )('is not %s, which is the call’s own', (name) => {
    const header = name.toUpperCase();
    const refused = (environment: string, key: string) =>
      clash(
        `/connections/${environment}/gateway/${key}`,
        `The header "${header}" is the call's own: credentials have headers of their own, such as "client_id".`,
      );
    const connections = { dev: gateway('client_id', header), prod: gateway(header, 'x-secret') };
    expect(findingsOf(checkGatewayHeaders, { connections })).toEqual([
      refused('dev', 'clientSecretHeader'),
      refused('prod', 'clientIdHeader'),
    ]);
  });
});

describe('what is said of a field', () => {
  const of = (email: object) => findingsOf(checkForms, { forms: { registration: { 'e/mail': email } } });
  const refused = (key: string, message: string, value?: unknown) => ({
    pointer: `/forms/registration/e~1mail/${key}`,
    rule: 'field',
    message,
    ...(value !== undefined && { mends: [replacedBy(value)] }),
  });

  it.each([
    {},
    { shown: false },
    { shown: false, required: false },
    { shown: true, required: true },
    { required: true },
    { minLength: 2, maxLength: 2, default: 'ab' },
    { minLength: 2 },
    { maxLength: 2 },
    { default: '' },
    { default: 'a', options: ['b', 'a'] },
    { default: 'abc', options: ['abc'], maxLength: 2 },
    { options: ['a'] },
  ])('may be %j', (override) => expect(of(override)).toEqual([]));

  it.each([
    [
      { shown: false, required: true },
      refused('required', 'A field that is not shown cannot be required: nobody could send the form.', false),
    ],
    [{ minLength: 3, maxLength: 2 }, refused('minLength', 'The least, 3, is more than the most, 2.', 2)],
    [{ default: 'a', minLength: 2 }, refused('default', '"a" breaks the bounds of its own field.')],
    [{ default: 'abc', maxLength: 2 }, refused('default', '"abc" breaks the bounds of its own field.')],
    [{ default: 'a', options: [] }, refused('default', '"a" is not among the options.')],
    [
      { default: 'mals', options: ['female', 'male'] },
      {
        ...refused('default', '"mals" is not among the options.'),
        mends: [replacedBy('male', true)],
      },
    ],
  ])('contradicts itself in %j', (override, finding) => expect(of(override)).toEqual([finding]));
});

describe('the date of birth', () => {
  const of = (shown: boolean, required: boolean) =>
    findingsOf(checkDateOfBirth, { dateOfBirth: { shown, required } });

  it('is required where it is shown only', () => {
    expect([...of(true, true), ...of(true, false), ...of(false, false)]).toEqual([]);
    expect(of(false, true)).toEqual([
      {
        pointer: '/dateOfBirth/required',
        rule: 'field',
        message: 'A date of birth that is not shown cannot be required.',
        mends: [replacedBy(false)],
      },
    ]);
  });
});

describe('the terms of each product', () => {
  const products = { meal: { termsUrl: 'https://x.example/' }, 'a/b': {} };

  it('are asked for where each product has its own', () => {
    expect(findingsOf(checkTerms, { terms: { cardTerms: 'single' }, card: { products } })).toEqual([]);
    expect(findingsOf(checkTerms, { terms: { cardTerms: 'perProduct' }, card: { products } })).toEqual([
      {
        pointer: '/card/products/a~1b',
        rule: 'terms',
        message: 'terms.cardTerms is "perProduct", and the product "a/b" has no termsUrl.',
      },
    ]);
  });
});

describe('the version of the portal', () => {
  const of = (version: string) =>
    findingsOf(checkCompatibility, { compatibility: { atLeast: '3.10.4', below: '4.0.0' } }, { version });

  it.each(['3.10.4', '3.11.0'])('may be %s for a file written for it', (version) =>
    expect(of(version)).toEqual([]),
  );

  it.each(['3.10.3', '4.0.0'])('is not %s for a file written for another', (version) => {
    const message = `This portal is ${version}; the file is written for 3.10.4 and later, below 4.0.0.`;
    expect(of(version)).toEqual([{ pointer: '/compatibility', rule: 'version', message }]);
  });
});
