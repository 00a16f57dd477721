/** Words of the pages that show a PIN or a card, one set a language. */
export interface PageWords {
  readonly revealTitle: string;
  readonly changeTitle: string;
  readonly activateTitle: string;
  readonly cardTitle: string;
  /** @param digits last four of the number on the card */
  readonly cardEnding: (digits: string) => string;
  readonly keepSecret: string;
  /** Below the data of a card. */
  readonly useWithCare: string;
  readonly newPin: string;
  readonly repeatPin: string;
  readonly save: string;
  readonly wrongPin: string;
  readonly differentPins: string;
  readonly activateText: string;
  readonly activate: string;
  readonly pinChanged: string;
  readonly activated: string;
  readonly goBack: string;
  readonly expiredTitle: string;
  readonly expired: string;
  readonly number: string;
  readonly holder: string;
  readonly validUntil: string;
  readonly securityCode: string;
}

const ENGLISH: PageWords = {
  revealTitle: 'Your PIN',
  changeTitle: 'Change PIN',
  activateTitle: 'Activate card',
  cardTitle: 'Your card',
  cardEnding: (digits) => `Card ending in ${digits}`,
  keepSecret: 'Tell it to nobody. Our team never asks for it.',
  useWithCare: 'Type these only where you want to pay.',
  newPin: 'New PIN (4 digits)',
  repeatPin: 'Repeat the new PIN',
  save: 'Save the PIN',
  wrongPin: 'A PIN has exactly 4 digits.',
  differentPins: 'The two PINs are not the same.',
  activateText: 'After that you can pay with this card.',
  activate: 'Activate',
  pinChanged: 'Your PIN is changed',
  activated: 'Your card is active',
  goBack: 'You can go back to your cards.',
  expiredTitle: 'This view has ended',
  expired: 'It works once and for a short time. Ask for it again in your account.',
  number: 'Card number',
  holder: 'Card holder',
  validUntil: 'Valid until',
  securityCode: 'Security code',
};

const WORDS: Readonly<Record<string, PageWords>> = {
  bg: {
    revealTitle: 'Вашият ПИН код',
    changeTitle: 'Смяна на ПИН код',
    activateTitle: 'Активиране на карта',
    cardTitle: 'Вашата карта',
    cardEnding: (digits) => `Карта, завършваща на ${digits}`,
    keepSecret: 'Не го казвайте на никого. Екипът ни никога не пита за него.',
    useWithCare: 'Въвеждайте тези данни само там, където искате да платите.',
    newPin: 'Нов ПИН код (4 цифри)',
    repeatPin: 'Повторете новия ПИН код',
    save: 'Запазване',
    wrongPin: 'ПИН кодът има точно 4 цифри.',
    differentPins: 'Двата ПИН кода не съвпадат.',
    activateText: 'След това можете да плащате с тази карта.',
    activate: 'Активиране',
    pinChanged: 'ПИН кодът ви е сменен',
    activated: 'Картата ви е активна',
    goBack: 'Можете да се върнете към картите си.',
    expiredTitle: 'Този изглед вече не е валиден',
    expired: 'Отваря се веднъж и за кратко. Поискайте го отново от профила си.',
    number: 'Номер на картата',
    holder: 'Картодържател',
    validUntil: 'Валидна до',
    securityCode: 'Код за сигурност',
  },
  pl: {
    revealTitle: 'Twój PIN',
    changeTitle: 'Zmiana PIN-u',
    activateTitle: 'Aktywacja karty',
    cardTitle: 'Twoja karta',
    cardEnding: (digits) => `Karta z końcówką ${digits}`,
    keepSecret: 'Nikomu go nie podawaj. Nasz zespół nigdy o niego nie pyta.',
    useWithCare: 'Podawaj te dane tylko tam, gdzie chcesz zapłacić.',
    newPin: 'Nowy PIN (4 cyfry)',
    repeatPin: 'Powtórz nowy PIN',
    save: 'Zapisz PIN',
    wrongPin: 'PIN ma dokładnie 4 cyfry.',
    differentPins: 'Podane PIN-y są różne.',
    activateText: 'Potem możesz płacić tą kartą.',
    activate: 'Aktywuj',
    pinChanged: 'PIN został zmieniony',
    activated: 'Karta jest aktywna',
    goBack: 'Możesz wrócić do swoich kart.',
    expiredTitle: 'Ten widok wygasł',
    expired: 'Działa raz i przez krótki czas. Poproś o niego ponownie na swoim koncie.',
    number: 'Numer karty',
    holder: 'Posiadacz karty',
    validUntil: 'Ważna do',
    securityCode: 'Kod zabezpieczający',
  },
  uk: {
    revealTitle: 'Ваш PIN-код',
    changeTitle: 'Зміна PIN-коду',
    activateTitle: 'Активація картки',
    cardTitle: 'Ваша картка',
    cardEnding: (digits) => `Картка, що закінчується на ${digits}`,
    keepSecret: 'Нікому його не кажіть. Наша команда ніколи про нього не питає.',
    useWithCare: 'Вводьте ці дані лише там, де хочете заплатити.',
    newPin: 'Новий PIN-код (4 цифри)',
    repeatPin: 'Повторіть новий PIN-код',
    save: 'Зберегти',
    wrongPin: 'PIN-код має рівно 4 цифри.',
    differentPins: 'PIN-коди не збігаються.',
    activateText: 'Після цього ви зможете платити цією карткою.',
    activate: 'Активувати',
    pinChanged: 'PIN-код змінено',
    activated: 'Картка активна',
    goBack: 'Можете повернутися до своїх карток.',
    expiredTitle: 'Цей перегляд завершено',
    expired: 'Він працює один раз і недовго. Запросіть його знову у своєму профілі.',
    number: 'Номер картки',
    holder: 'Власник картки',
    validUntil: 'Дійсна до',
    securityCode: 'Код безпеки',
  },
  ro: {
    revealTitle: 'Codul tău PIN',
    changeTitle: 'Schimbarea codului PIN',
    activateTitle: 'Activarea cardului',
    cardTitle: 'Cardul tău',
    cardEnding: (digits) => `Card care se termină în ${digits}`,
    keepSecret: 'Nu-l spune nimănui. Echipa noastră nu îl cere niciodată.',
    useWithCare: 'Introdu aceste date doar acolo unde vrei să plătești.',
    newPin: 'Cod PIN nou (4 cifre)',
    repeatPin: 'Repetă noul cod PIN',
    save: 'Salvează codul PIN',
    wrongPin: 'Codul PIN are exact 4 cifre.',
    differentPins: 'Cele două coduri PIN nu sunt la fel.',
    activateText: 'Apoi poți plăti cu acest card.',
    activate: 'Activează',
    pinChanged: 'Codul PIN a fost schimbat',
    activated: 'Cardul tău este activ',
    goBack: 'Te poți întoarce la cardurile tale.',
    expiredTitle: 'Această pagină nu mai este valabilă',
    expired: 'Se deschide o singură dată, pentru scurt timp. Cere-o din nou din contul tău.',
    number: 'Numărul cardului',
    holder: 'Titularul cardului',
    validUntil: 'Valabil până la',
    securityCode: 'Cod de securitate',
  },
};

/** The words of a language that the sandbox speaks, else English. */
export function pageWords(lang: string): PageWords {
  return WORDS[lang] ?? ENGLISH;
}
