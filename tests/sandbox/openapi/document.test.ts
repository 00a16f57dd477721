import { describe, expect, it } from 'vitest';
import { createChecks } from '../../../sandbox/openapi/createChecks.ts';
import { callsOf, readDocument } from '../../../sandbox/openapi/document.ts';

/** The gateway's calls, API-13 to API-57, in their order. */
const SPEC_CALLS = `
GET /configurations/available-optins
GET /referentials/geographics/counties
GET /referentials/geographics/towns
POST /users
POST /users/{email}/actions/verify-email
POST /users/{email}/actions/request-email-verification
POST /users/{email}/actions/request-password-reset
POST /users/{email}/actions/reset-password
GET /users/{user}
GET /users/{user}/optins
PUT /users/{user}/optins/{optin_ref}
PUT /users/{user}
PATCH /users/{user}
POST /users/{user}/actions/change-password
POST /users/{user}/actions/request-change-phone-number
POST /users/{user}/actions/change-phone-number
POST /users/{user}/actions/request-change-email
POST /users/{email}/actions/change-email
DELETE /users/{user}
GET /users/{user}/cards
POST /users/{user}/cards
DELETE /users/{user}/cards/{ref}-{card}
POST /users/{user}/cards/{ref}-{card}/actions/block
POST /users/{user}/cards/{ref}-{card}/actions/unblock
GET /users/{user}/accounts/{a}-{b}/operations
GET /users/{user}/accounts/{a}-{b}/balances
POST /users/{user}/cards/{ref}-{card}/actions/request-pin-reveal-uri
GET /users/{user}/cards/{id}/acceptance-categories
POST /users/{user}/cards/{ref}-{card}/actions/verify-association
POST /users/{user}/cards/{ref}-{card}/actions/request-association-verification
POST /users/{user}/cards/{ref}-{card}/actions/request-card-reveal-uri
POST /users/{user}/actions/contact-us`;

const gateway = readDocument('gateway.openapi.json');
const calls = callsOf(gateway);

describe('the gateway document', () => {
  it('has every required call and no other', () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`);
    expect(names.toSorted()).toEqual(SPEC_CALLS.trim().split('\n').toSorted());
  });

  it('names each operation once and lists the codes that it can raise', () => {
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
    for (const { operation } of calls) {
      const codes = operation['x-error-codes'];
      expect(codes, operation.operationId).toEqual(expect.arrayContaining(['BAD_REQUEST', 'INTERNAL_ERROR']));
    }
  });

  it('can be compiled in every place, requests and answers', () => {
    const checks = createChecks(gateway);
    for (const call of calls) {
      expect(checks.answer(call, {}), call.operation.operationId).not.toEqual([]);
      const hasBody = 'requestBody' in call.operation;
      expect(checks.body(call, 'text').length > 0, call.operation.operationId).toBe(hasBody);
    }
  });

  it('asks for a body where one is needed, and names what is wrong in it', () => {
    const checks = createChecks(gateway);
    const block = calls.find(({ operation }) => operation.operationId === 'blockCard');
    if (!block) throw new Error('no blockCard');
    expect(checks.body(block, undefined)).not.toEqual([]);
    expect(checks.body(block, { reason: 'lost', replacement_form_factor: 'virtual' })).toEqual([]);
    expect(checks.body(block, { reason: 'lost', replacement_form_factor: 'gold' })).toEqual([
      '/replacement_form_factor must be equal to one of the allowed values',
    ]);
  });
});
