/** A tenant file with a value from each place that values come from, and with a reason of each kind for what is not there. */

const DAYS = { always: '0001-01-01', later: '2031-01-01' };

/** @param text of the shipped file of Bulgaria */
export function xrayedTenant(text: string): string {
  const file = JSON.parse(text);
  const { gift } = file.card.products;
  return JSON.stringify(
    {
      ...file,
      currency: [
        { from: DAYS.always, value: file.currency },
        { from: DAYS.later, value: { code: 'EUR', symbol: '€' } },
      ],
      card: {
        ...file.card,
        products: {
          ...file.card.products,
          gift: { art: gift.art, name: { bg: 'Карта за подарък', en: 'Present card' } },
        },
      },
      words: {
        ...file.words,
        en: { ...file.words.en, 'home.lead': 'All about your cards, in one place.' },
      },
      profile: { ...file.profile, changePhone: 'off' },
      stores: { ...file.stores, huawei: null },
      dateOfBirth: { shown: false },
      notices: [
        notice('Shorter hours', { from: '2026-01-01' }),
        notice('New year', { from: '2099-01-01' }),
        notice('Old news', { from: '2020-01-01', until: '2020-02-01' }),
        notice('Lines are busy', { from: '2026-01-01', screens: ['help'] }),
      ],
    },
    null,
    2,
  );
}

function notice(title: string, more: object): object {
  return {
    kind: 'news',
    title: { bg: title, en: title },
    text: { bg: `${title}.`, en: `${title}.` },
    ...more,
  };
}
