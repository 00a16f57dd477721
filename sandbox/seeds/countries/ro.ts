import type { Country } from '../country.ts';
import { ROMANIAN_PLACES } from '../places.ts';

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
    pending: { first: 'Radu', last: 'Munteanu' },
    multi: { first: 'Elena', last: 'Stoica' },
    pages: { first: 'Petru', last: 'Dobre' },
    minimal: { first: 'Ilinca', last: 'Lungu' },
    camel: { first: 'Bogdan', last: 'Marin' },
    nospace: { first: 'Larisa', last: 'Zamfir' },
    mailpending: { first: 'Nicoleta', last: 'Barbu' },
    other: { first: 'Horia', last: 'Rusu' },
    expiredsession: { first: 'Cristina', last: 'Voinea' },
    lostsession: { first: 'Adrian', last: 'Preda' },
    accent: { first: 'Ștefăniță', last: 'D’Ața-Țîrlea' },
  },
  ipAnswer: '1;RO;ROU;Romania',
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
  counties: (
    'Alba,Arad,Argeș,Bacău,Bihor,Bistrița-Năsăud,Botoșani,Brașov,Brăila,București,Buzău,Caraș-Severin,Călărași,Cluj,' +
    'Constanța,Covasna,Dâmbovița,Dolj,Galați,Giurgiu,Gorj,Harghita,Hunedoara,Ialomița,Iași,Ilfov,Maramureș,Mehedinți,' +
    'Mureș,Neamț,Olt,Prahova,Satu Mare,Sălaj,Sibiu,Suceava,Teleorman,Timiș,Tulcea,Vaslui,Vâlcea,Vrancea'
  ).split(','),
  places: ROMANIAN_PLACES,
};
