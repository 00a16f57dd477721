import type { components } from '../../schemas/app-backend.gen.ts';
import { countryOf } from '../seeds/countryOf.ts';

type Partner = components['schemas']['Partner'];

interface Words {
  readonly title: (percent: number) => string;
  readonly text: string;
  readonly action: string;
}

const ENGLISH: Words = {
  title: (percent) => `${percent}% off`,
  text: 'When you pay with your card until the end of the month',
  action: 'See the offer',
};

const WORDS: Readonly<Record<string, Words>> = {
  bg: {
    title: (percent) => `${percent}% отстъпка`,
    text: 'При плащане с картата до края на месеца',
    action: 'Вижте офертата',
  },
  pl: {
    title: (percent) => `${percent}% taniej`,
    text: 'Przy płatności kartą do końca miesiąca',
    action: 'Zobacz ofertę',
  },
  uk: {
    title: (percent) => `Знижка ${percent}%`,
    text: 'Якщо платити карткою до кінця місяця',
    action: 'Переглянути пропозицію',
  },
  ro: {
    title: (percent) => `${percent}% reducere`,
    text: 'La plata cu cardul, până la sfârșitul lunii',
    action: 'Vezi oferta',
  },
  hu: {
    title: (percent) => `${percent}% kedvezmény`,
    text: 'Ha a hónap végéig kártyával fizet',
    action: 'Ajánlat megtekintése',
  },
  ar: {
    title: (percent) => `خصم ${percent}%`,
    text: 'عند الدفع بالبطاقة حتى نهاية الشهر',
    action: 'عرض التفاصيل',
  },
  ja: {
    title: (percent) => `${percent}%オフ`,
    text: '月末までカードでのお支払いで',
    action: 'ご優待を見る',
  },
  pt: {
    title: (percent) => `${percent}% de desconto`,
    text: 'Pagando com o cartão até o fim do mês',
    action: 'Ver a oferta',
  },
};

/** The country's outlets as partners with an offer each, in that language, else in English. */
export function listPartners(lang: string, tenant: string): Partner[] {
  const words = WORDS[lang] ?? ENGLISH;
  return countryOf(tenant).outlets.map(({ name, category }, index) => ({
    partner_ref: `partner${index + 1}`,
    name,
    category,
    placement: index < 4 ? 'home' : 'transactions',
    title: words.title(5 + (index % 4) * 5),
    text: words.text,
    action_label: words.action,
    url: `https://offers.sorvia.example/${tenant}/partner-${index + 1}`,
  }));
}
