import type { Country } from '../country.ts';
import { JAPANESE_PLACES } from '../places.ts';

/** Amounts in yen, which has no smaller part. Names of one character are names. */
export const jp: Country = {
  currency: 'JPY',
  language: 'ja',
  brand: '#1B3A6B',
  shortestName: 1,
  names: {
    ana: { first: '葵', last: '田中' },
    new: { first: '蓮', last: '鈴木' },
    unverified: { first: '結衣', last: '高橋' },
    many: { first: '翔太', last: '伊藤' },
    states: { first: '凛', last: '林' },
    pending: { first: '大輝', last: '渡辺' },
    multi: { first: '美咲', last: '山本' },
    pages: { first: '悠斗', last: '中村' },
    minimal: { first: '恵', last: '森' },
    camel: { first: '健', last: '小林' },
    nospace: { first: 'さくら', last: '加藤' },
    mailpending: { first: '七海', last: '吉田' },
    other: { first: '陸', last: '山田' },
    expiredsession: { first: 'ひかり', last: '佐々木' },
    lostsession: { first: '直樹', last: '松本' },
    accent: {
      first: '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処',
      last: '勅使河原小鳥遊左衛門三郎五十嵐長曽我部東海林一二三四月一日八月朔日百目鬼',
    },
  },
  ipAnswer: '1;JP;JPN;Japan',
  phone: '+81 9012345678',
  address: {
    street_name: 'けやき通り',
    street_number: '3-12-5',
    city_name: '新宿区',
    county_name: '東京都',
    zip_code: '160-0022',
    country: 'JP',
  },
  amounts: { meal: 18420, gift: 10000, holiday: 45000, social: 24000 },
  outlets: [
    { name: '食堂けやき', category: 'restaurant' },
    { name: 'ベーカリー陽だまり', category: 'cafe' },
    { name: '青葉市場', category: 'grocery' },
    { name: '定食あさひ', category: 'restaurant' },
    { name: 'かご屋', category: 'grocery' },
    { name: 'かみつれ薬局', category: 'pharmacy' },
    { name: 'なみ旅館', category: 'leisure' },
    { name: '道しるべ給油所', category: 'fuel' },
    { name: '七頁書店', category: 'shop' },
    { name: '東雲交通', category: 'transport' },
  ],
  reasons: { load: 'お勤め先からのチャージ', refund: '返金', fee: '新しいカードの手数料' },
  acceptance: ['restaurants', 'groceries'],
  counties:
    '北海道,青森県,岩手県,宮城県,秋田県,山形県,福島県,茨城県,栃木県,群馬県,埼玉県,千葉県,東京都,神奈川県,新潟県,富山県,石川県,福井県,山梨県,長野県,岐阜県,静岡県,愛知県,三重県,滋賀県,京都府,大阪府,兵庫県,奈良県,和歌山県,鳥取県,島根県,岡山県,広島県,山口県,徳島県,香川県,愛媛県,高知県,福岡県,佐賀県,長崎県,熊本県,大分県,宮崎県,鹿児島県,沖縄県'.split(
      ',',
    ),
  places: JAPANESE_PLACES,
};
