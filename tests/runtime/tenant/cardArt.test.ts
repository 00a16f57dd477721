import { expect, it } from 'vitest';
import { cardArt } from '../../../runtime/tenant/cardArt.ts';
import { aTenant } from '../../support/aTenant.ts';

const tenant = aTenant();
const withPictures = (cards: NonNullable<typeof tenant.theme.cards>) => ({
  card: { ...tenant.card, products: { meal: { nameKey: 'products.meal', art: 'gift' as const } } },
  theme: { ...tenant.theme, cards },
});
const PICTURES = { physical: '/static/assets/a-spring.webp', virtual: 'social', default: 'holiday' };

it.each([
  ['the art of the product', 'meal', 'physical', PICTURES, 'gift'],
  ['the picture of the form', undefined, 'physical', PICTURES, '/static/assets/a-spring.webp'],
  ['the picture of the form', '__proto__', 'virtual', PICTURES, 'social'],
  ['the picture of any other form', undefined, 'plasticless', PICTURES, 'holiday'],
  ['the picture of any other form', undefined, 'virtual', { default: 'holiday' }, 'holiday'],
  ['the picture of no product that is called so', 'undefined', 'plasticless', PICTURES, 'holiday'],
  ['the art of plastic', undefined, 'physical', {}, tenant.card.defaultArt.plastic],
  ['the art of what is not plastic', undefined, 'plasticless', {}, tenant.card.defaultArt.virtual],
] as const)('is %s (%s, %s)', (_, product, form, cards, art) => {
  expect(cardArt(withPictures(cards), product, form)).toBe(art);
});

it('is the art of the form where a tenant has no pictures, and for no product none that is called "undefined"', () => {
  const products = { undefined: { nameKey: 'products.meal', art: 'meal' as const } };
  const plain = { card: { ...tenant.card, products }, theme: tenant.theme };
  expect(cardArt(plain, undefined, 'physical')).toBe(tenant.card.defaultArt.plastic);
  expect(cardArt(plain, undefined, 'plasticless')).toBe(tenant.card.defaultArt.virtual);
});
