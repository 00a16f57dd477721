import type { Country } from '../country.ts';

/** Amounts in stotinki: the lev, as the specification has it. */
export const bg: Country = {
  currency: 'BGN',
  language: 'bg',
  brand: '#0C7A5B',
  names: {
    ana: { first: 'Ана', last: 'Петрова' },
    new: { first: 'Мария', last: 'Илиева' },
    unverified: { first: 'Георги', last: 'Тодоров' },
    many: { first: 'Стоян', last: 'Колев' },
    states: { first: 'Десислава', last: 'Маринова' },
  },
  phone: '+359 881234567',
  address: {
    street_name: 'ул. „Липова роща“',
    street_number: '14',
    city_name: 'София',
    zip_code: '1421',
    country: 'BG',
  },
  amounts: { meal: 18420, gift: 10000, holiday: 45000, social: 24000 },
  outlets: [
    { name: 'Пекарна „Топъл ъгъл“', category: 'cafe' },
    { name: 'Магазин „Зелен ред“', category: 'grocery' },
    { name: 'Столова „Обедник“', category: 'restaurant' },
    { name: 'Ресторант „Бяла лъжица“', category: 'restaurant' },
    { name: 'Супермаркет „Кошница“', category: 'grocery' },
    { name: 'Аптека „Синя лайка“', category: 'pharmacy' },
    { name: 'Хижа „Бор“', category: 'leisure' },
    { name: 'Бензиностанция „Пътник“', category: 'fuel' },
    { name: 'Книжарница „Седма страница“', category: 'shop' },
    { name: 'Автогара „Изток“', category: 'transport' },
  ],
  reasons: { load: 'Зареждане от работодателя', refund: 'Възстановена сума', fee: 'Такса за нова карта' },
  acceptance: ['restaurants', 'groceries'],
};
