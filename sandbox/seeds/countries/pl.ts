import type { Country } from '../country.ts';

/** Amounts in grosze. */
export const pl: Country = {
  currency: 'PLN',
  language: 'pl',
  brand: '#2A48E8',
  names: {
    ana: { first: 'Zofia', last: 'Wiśniewska' },
    new: { first: 'Kacper', last: 'Zieliński' },
    unverified: { first: 'Maja', last: 'Dąbrowska' },
    many: { first: 'Tomasz', last: 'Lewandowski' },
    states: { first: 'Łucja', last: 'Śliwińska-Żak' },
  },
  phone: '+48 601234567',
  address: {
    street_name: 'ul. Lipowa',
    street_number: '8/12',
    city_name: 'Wrocław',
    zip_code: '50-021',
    country: 'PL',
  },
  amounts: { meal: 61240, gift: 25000, holiday: 120000, social: 40000 },
  outlets: [
    { name: 'Bistro pod Lipą', category: 'restaurant' },
    { name: 'Piekarnia Złoty Kłos', category: 'cafe' },
    { name: 'Spiżarnia u Heleny', category: 'grocery' },
    { name: 'Bar Mleczny Chochla', category: 'restaurant' },
    { name: 'Market Zielony Koszyk', category: 'grocery' },
    { name: 'Apteka Pod Rumiankiem', category: 'pharmacy' },
    { name: 'Pensjonat Fala', category: 'leisure' },
    { name: 'Stacja Azymut', category: 'fuel' },
    { name: 'Księgarnia Trzecia Strona', category: 'shop' },
    { name: 'Przewozy Wstążka', category: 'transport' },
  ],
  reasons: { load: 'Doładowanie od pracodawcy', refund: 'Zwrot środków', fee: 'Opłata za nową kartę' },
  acceptance: ['restaurants', 'groceries'],
};
