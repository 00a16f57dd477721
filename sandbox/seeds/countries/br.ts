import type { Country } from '../country.ts';
import { PORTUGUESE_PLACES } from '../places.ts';

/** Amounts in centavos. */
export const br: Country = {
  currency: 'BRL',
  language: 'pt-BR',
  brand: '#00695C',
  names: {
    ana: { first: 'Ana Beatriz', last: 'Oliveira' },
    new: { first: 'João Pedro', last: 'Silva' },
    unverified: { first: 'Júlia', last: 'Conceição' },
    many: { first: 'Thiago', last: 'Gonçalves' },
    states: { first: 'Antônia', last: 'Assunção' },
    pending: { first: 'Caio', last: 'Araújo' },
    multi: { first: 'Inês', last: 'Simões' },
    pages: { first: 'Pedro', last: 'Brandão' },
    minimal: { first: 'Eva', last: 'Sá' },
    camel: { first: 'Otávio', last: 'Muniz' },
    nospace: { first: 'Luíza', last: 'Falcão' },
    mailpending: { first: 'Nádia', last: 'Guimarães' },
    other: { first: 'Hélio', last: 'Ribeiro' },
    expiredsession: { first: 'Clara', last: 'Magalhães' },
    lostsession: { first: 'Adão', last: 'Peçanha' },
    accent: {
      first: 'Maria Aparecida das Graças do Nascimento',
      last: "d'Ávila Cavalcanti de Albuquerque Gonçalves Leitão",
    },
  },
  ipAnswer: '1;BR;BRA;Brazil',
  phone: '+55 11912345678',
  address: {
    street_name: 'Rua dos Ipês',
    street_number: '120, ap. 34',
    city_name: 'São Paulo',
    county_name: 'São Paulo',
    zip_code: '01310-100',
    country: 'BR',
  },
  amounts: { meal: 61240, gift: 25000, holiday: 120000, social: 40000 },
  outlets: [
    { name: 'Bistrô do Ipê', category: 'restaurant' },
    { name: 'Padaria Canto Quente', category: 'cafe' },
    { name: 'Mercado da Vila', category: 'grocery' },
    { name: 'Cantina da Nona', category: 'restaurant' },
    { name: 'Cesta Cheia', category: 'grocery' },
    { name: 'Farmácia Camomila', category: 'pharmacy' },
    { name: 'Pousada Maré', category: 'leisure' },
    { name: 'Posto Bússola', category: 'fuel' },
    { name: 'Livraria Página Sete', category: 'shop' },
    { name: 'Viação Aurora', category: 'transport' },
  ],
  reasons: { load: 'Recarga da empresa', refund: 'Estorno', fee: 'Taxa de novo cartão' },
  acceptance: ['restaurants', 'groceries'],
  counties:
    'Acre,Alagoas,Amapá,Amazonas,Bahia,Ceará,Distrito Federal,Espírito Santo,Goiás,Maranhão,Mato Grosso,Mato Grosso do Sul,Minas Gerais,Pará,Paraíba,Paraná,Pernambuco,Piauí,Rio de Janeiro,Rio Grande do Norte,Rio Grande do Sul,Rondônia,Roraima,Santa Catarina,São Paulo,Sergipe,Tocantins'.split(
      ',',
    ),
  places: PORTUGUESE_PLACES,
};
