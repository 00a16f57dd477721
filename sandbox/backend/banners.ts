import type { components } from '../../schemas/app-backend.gen.ts';

type Banner = components['schemas']['Banner'];
type Words = Pick<Banner, 'title' | 'text' | 'action_label'>;

const PLACES: readonly Pick<Banner, 'banner_ref' | 'placement'>[] = [
  { banner_ref: 'lunch', placement: 'home' },
  { banner_ref: 'weekend', placement: 'home' },
  { banner_ref: 'present', placement: 'home' },
  { banner_ref: 'midweek', placement: 'transactions' },
  { banner_ref: 'basket', placement: 'transactions' },
];

const words = (title: string, text: string, action_label: string): Words => ({ title, text, action_label });

const ENGLISH: readonly Words[] = [
  words('Lunch for two at the price of one', 'Every Tuesday with a meal card', 'See the terms'),
  words('A weekend in the mountains', '20% off with a holiday card', 'See the offer'),
  words('A present they choose themselves', 'Vouchers with a gift card', 'See the vouchers'),
  words('20% off lunch', 'Monday to Thursday with any meal card', 'See the terms'),
  words('A full basket for less', '5% back on Fridays', 'See the offer'),
];

/** By language, in the order of `PLACES`. */
const WORDS: Readonly<Record<string, readonly Words[]>> = {
  bg: [
    words('Обяд за двама на цената на един', 'Всеки вторник с карта за храна', 'Вижте условията'),
    words('Уикенд в планината', '20% отстъпка с карта за почивка', 'Вижте офертата'),
    words('Подарък, който избират сами', 'Ваучери с подаръчна карта', 'Вижте ваучерите'),
    words('Обяд с 20% отстъпка', 'От понеделник до четвъртък с карта за храна', 'Вижте условията'),
    words('Пълна кошница за по-малко', '5% обратно всеки петък', 'Вижте офертата'),
  ],
  pl: [
    words('Drugi lunch za połowę ceny', 'W każdy wtorek z kartą lunchową', 'Zobacz warunki'),
    words('Weekend nad morzem −15%', 'Zapłać kartą wakacyjną', 'Zobacz ofertę'),
    words('Prezent bez pudła', 'Bony z kartą podarunkową', 'Zobacz bony'),
    words('Lunch tańszy o 20%', 'Od poniedziałku do czwartku z kartą lunchową', 'Zobacz warunki'),
    words('Pełny koszyk za mniej', 'W piątki zwracamy 5%', 'Zobacz ofertę'),
  ],
  uk: [
    words('Другий обід за пів ціни', 'Щовівторка з карткою на харчування', 'Переглянути умови'),
    words('Вихідні біля моря −15%', 'Платіть карткою на відпочинок', 'Переглянути пропозицію'),
    words('Подарунок без коробки', 'Ваучери з подарунковою карткою', 'Переглянути ваучери'),
    words('Обід на 20% дешевше', 'З понеділка до четверга з карткою на харчування', 'Переглянути умови'),
    words('Повний кошик за менші гроші', 'Щоп’ятниці повертаємо 5%', 'Переглянути пропозицію'),
  ],
  ro: [
    words('Prânz pentru doi la preț de unul', 'În fiecare marți, cu cardul de masă', 'Vezi condițiile'),
    words('Weekend la munte', '20% reducere cu cardul de vacanță', 'Vezi oferta'),
    words('Un cadou pe care îl aleg ei', 'Vouchere cu cardul cadou', 'Vezi voucherele'),
    words('Prânz cu 20% mai ieftin', 'De luni până joi, cu orice card de masă', 'Vezi condițiile'),
    words('Coș plin, preț mai mic', 'Primești înapoi 5% vinerea', 'Vezi oferta'),
  ],
  hu: [
    words('Ebéd két főnek egy áráért', 'Minden kedden étkezési kártyával', 'Feltételek'),
    words('Hétvége a hegyekben', '20% kedvezmény üdülési kártyával', 'Ajánlat megtekintése'),
    words('Ajándék, amelyet ők választanak', 'Utalványok ajándékkártyával', 'Utalványok'),
    words('20% kedvezmény ebédre', 'Hétfőtől csütörtökig étkezési kártyával', 'Feltételek'),
    words('Tele kosár kevesebbért', 'Péntekenként 5% visszatérítés', 'Ajánlat megtekintése'),
  ],
  ar: [
    words('غداء لشخصين بسعر واحد', 'كل ثلاثاء ببطاقة الوجبات', 'عرض الشروط'),
    words('عطلة في الجبال', 'خصم 20% ببطاقة الإجازات', 'عرض التفاصيل'),
    words('هدية يختارونها بأنفسهم', 'قسائم ببطاقة الهدايا', 'عرض القسائم'),
    words('خصم 20% على الغداء', 'من الأحد إلى الأربعاء ببطاقة الوجبات', 'عرض الشروط'),
    words('سلة كاملة بسعر أقل', 'استرداد 5% كل خميس', 'عرض التفاصيل'),
  ],
  ja: [
    words('お二人のランチが一人分の価格で', '毎週火曜日、お食事カードで', '条件を見る'),
    words('山で過ごす週末', '旅行カードで20%オフ', 'ご優待を見る'),
    words('自分で選べる贈り物', 'ギフトカードでクーポンを', 'クーポンを見る'),
    words('ランチが20%オフ', '月曜から木曜、お食事カードで', '条件を見る'),
    words('お買い物がもっとお得に', '金曜日は5%還元', 'ご優待を見る'),
  ],
  pt: [
    words('Almoço para dois pelo preço de um', 'Toda terça-feira com o cartão-refeição', 'Ver as condições'),
    words('Um fim de semana na serra', '20% de desconto com o cartão-férias', 'Ver a oferta'),
    words('Um presente que eles escolhem', 'Vales com o cartão-presente', 'Ver os vales'),
    words('Almoço com 20% de desconto', 'De segunda a quinta com o cartão-refeição', 'Ver as condições'),
    words('Cesta cheia por menos', '5% de volta às sextas-feiras', 'Ver a oferta'),
  ],
};

/** Banners of both placements, in that language, else in English. */
export function listBanners(lang: string, tenant: string): Banner[] {
  const texts = WORDS[lang] ?? ENGLISH;
  return PLACES.flatMap((place, index) => {
    const text = texts[index];
    return text
      ? [{ ...place, ...text, url: `https://offers.sorvia.example/${tenant}/${place.banner_ref}` }]
      : [];
  });
}
