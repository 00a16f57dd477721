import type { Country } from '../country.ts';

/** Amounts in bani. */
export const ro: Country = {
  currency: 'RON',
  language: 'ro',
  brand: '#7B2D8E',
  names: {
    ana: { first: 'Ana', last: 'Pop' },
    new: { first: 'Mihai', last: 'Dumitrescu' },
    unverified: { first: 'Ioana', last: 'Stănescu' },
    many: { first: 'Andrei', last: 'Popescu' },
    states: { first: 'Ștefania', last: 'Țurcanu' },
  },
  phone: '+40 712345678',
  address: {
    street_name: 'Strada Cireșului',
    street_number: '21',
    city_name: 'Cluj-Napoca',
    county_name: 'Cluj',
    zip_code: '400123',
    country: 'RO',
  },
  amounts: { meal: 128450, gift: 20000, holiday: 145000, social: 50000 },
  outlets: [
    { name: 'Bistro La Nuc', category: 'restaurant' },
    { name: 'Băcănia Cireșului', category: 'grocery' },
    { name: 'Cafeneaua Tramvai 5', category: 'cafe' },
    { name: 'Simigeria din Colț', category: 'cafe' },
    { name: 'Cantina Atelier', category: 'restaurant' },
    { name: 'Piața Hambarului', category: 'grocery' },
    { name: 'Farmacia Mușețel', category: 'pharmacy' },
    { name: 'Pensiunea Valea Lină', category: 'leisure' },
    { name: 'Benzinăria Reper', category: 'fuel' },
    { name: 'Librăria Pagina Șapte', category: 'shop' },
  ],
  reasons: { load: 'Alimentare de la angajator', refund: 'Restituire', fee: 'Taxă pentru card nou' },
  acceptance: ['restaurants', 'groceries'],
};
