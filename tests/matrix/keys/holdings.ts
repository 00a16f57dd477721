/** A person with everything that a tenant file can say something about: a card of each product and form, operations, places. */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { personGateway } from '../../support/personGateway.ts';
import type { Gateway } from '../../support/renderScreen.tsx';

/** The path parameter of the first card. */
export const FIRST_CARD = '1-CN';

/** @param tenant decides what the person has; what is looked at later may be another tenant */
export function gatewayFor(tenant: PublicTenant): Gateway {
  const products = Object.keys(tenant.card.products);
  const category = tenant.navigation.hideRules[0]?.category ?? 'restaurants';
  const balances = products.map((product, index) => ({ product_ref: product, amount: 1_234_567 + index }));
  const cards = [
    aServerCard({ card_ref: '1', acceptance_category: [category], balances, settings: settingsOf(true) }),
    aServerCard({
      card_ref: '2',
      is_virtual: true,
      form_factor: 'virtual',
      balances: [{ product_ref: 'unknown', amount: 5 }],
    }),
    aServerCard({ card_ref: '3', form_factor: 'other', balances: [{ product_ref: 'unknown', amount: 5 }] }),
    aServerCard({
      card_ref: '4',
      is_virtual: true,
      form_factor: 'plasticless',
      status: 'pending',
      balances: [],
    }),
  ];
  const reasons = ['INSUFFICIENT_FUNDS', ...Object.keys(tenant.declinedReasons)];
  const declined = reasons.map((reason, index) => ({
    ...someOperations(1, {
      operation_ref: `declined${index}`,
      status: 'failed',
      reason,
      declined_reason: reason,
    })[0],
  }));
  const operations = Object.fromEntries(
    products.map((product) => [product, [...declined, ...someOperations(12)]]),
  );
  const holder = holderGateway({ cards, operations });
  const counties = [{ county_ref: 'C1', name: 'Alba' }];
  const towns = { C1: [{ town_ref: 'T1', name: 'Aiud' }] };
  const person = personGateway({ cards, counties, towns });
  return (path, query, request) => {
    if (path.endsWith('/available-optins') || path.endsWith('/optins')) return success(OPTINS);
    if (/\/(?:verify-email|change-email|reset-password|request-\w+-uri)$/.test(path)) {
      return success({ uri: 'https://pin.sorvia.example/page' });
    }
    return holder(path, query, request) ?? person.gateway(path, query, request) ?? undefined;
  };
}

/** Answers that a session has ended, so that it is renewed. */
export const endedSession: Gateway = () => json({ meta: { status: 'failed', messages: [] } }, 401);

/** Answers with a fault, so that its message shows. */
export const brokenGateway: Gateway = (path) =>
  path.endsWith('/cards') || path.endsWith('/operations')
    ? json({ meta: { status: 'failed', messages: [{ code: FAULTS[path.endsWith('/cards') ? 0 : 1] }] } }, 400)
    : undefined;

const FAULTS = ['CARD_BLOCKED', 'TOO_MANY_REQUEST'];

const OPTINS = [{ optin_ref: 'general', subscriptions: [{ type: 'email', is_subscribed: true }] }];

function settingsOf(value: boolean): Record<string, boolean> {
  return Object.fromEntries(
    [
      'can_be_deleted',
      'is_blocked_card_field_displayed',
      'can_be_activated',
      'is_change_pin_field_displayed',
      'is_pin_reveal_field_displayed',
      'is_blocked_card_permanently_field_displayed',
    ].map((name) => [name, value]),
  );
}
