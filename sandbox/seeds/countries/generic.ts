import type { Country } from '../country.ts';

/** For any tenant code that has no seeds of its own, so that a new tenant file works at once. */
export const generic: Country = {
  currency: 'EUR',
  language: 'en',
  brand: '#46506B',
  names: {
    ana: { first: 'Ana', last: 'Martin' },
    new: { first: 'Robin', last: 'Keller' },
    unverified: { first: 'Sam', last: 'Novak' },
    many: { first: 'Alex', last: 'Berger' },
    states: { first: 'Kim', last: 'Larsen' },
  },
  phone: '+32 470123456',
  address: {
    street_name: 'Linden Street',
    street_number: '5',
    city_name: 'Newbridge',
    zip_code: '1000',
    country: 'BE',
  },
  amounts: { meal: 21650, gift: 5000, holiday: 60000, social: 15000 },
  outlets: [
    { name: 'The Corner Oven', category: 'cafe' },
    { name: 'Green Row Market', category: 'grocery' },
    { name: 'Canteen No. 9', category: 'restaurant' },
    { name: 'White Spoon', category: 'restaurant' },
    { name: 'Basket & Co', category: 'grocery' },
    { name: 'Blue Camomile Pharmacy', category: 'pharmacy' },
    { name: 'Pine Lodge', category: 'leisure' },
    { name: 'Wayside Fuel', category: 'fuel' },
    { name: 'Page Seven Books', category: 'shop' },
    { name: 'East Coaches', category: 'transport' },
  ],
  reasons: { load: 'Load from your employer', refund: 'Refund', fee: 'Fee for a new card' },
  acceptance: ['restaurants', 'groceries'],
};
