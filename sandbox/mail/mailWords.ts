import { countryOf } from '../seeds/countryOf.ts';

export type LinkMail = 'verify-email' | 'reset-password' | 'change-email';
export type CodeMail = 'verify-card' | 'change-phone';

interface Words {
  readonly subject: string;
  /** @param thing the link or the code */
  readonly text: (name: string, thing: string) => string;
}

type MailWords = Readonly<Record<LinkMail | CodeMail | 'deleted', Words>>;

const ENGLISH: MailWords = {
  'verify-email': {
    subject: 'Confirm your email',
    text: (name, link) =>
      `Hello ${name},\n\nOpen this link to activate your account:\n${link}\n\nIt works for 24 hours.`,
  },
  'reset-password': {
    subject: 'Choose a new password',
    text: (name, link) =>
      `Hello ${name},\n\nOpen this link to choose a new password:\n${link}\n\nIt works for one hour. If you did not ask for it, do nothing.`,
  },
  'change-email': {
    subject: 'Confirm your new email',
    text: (name, link) =>
      `Hello ${name},\n\nOpen this link to use this address from now on:\n${link}\n\nIt works for 24 hours.`,
  },
  'verify-card': {
    subject: 'Your code for the card',
    text: (name, code) => `Hello ${name},\n\nYour code is ${code}. It works for 10 minutes.`,
  },
  'change-phone': {
    subject: 'SMS',
    text: (_name, code) => `Sorvia: ${code} is the code for your new phone number. It works for 10 minutes.`,
  },
  deleted: {
    subject: 'Your account is deleted',
    text: (name) => `Hello ${name},\n\nYour account is deleted. Your cards keep working.`,
  },
};

const WORDS: Readonly<Record<string, MailWords>> = {
  bg: {
    'verify-email': {
      subject: 'Потвърдете имейла си',
      text: (name, link) =>
        `Здравейте, ${name}!\n\nОтворете връзката, за да активирате профила си:\n${link}\n\nВръзката важи 24 часа.`,
    },
    'reset-password': {
      subject: 'Изберете нова парола',
      text: (name, link) =>
        `Здравейте, ${name}!\n\nОтворете връзката, за да изберете нова парола:\n${link}\n\nВръзката важи един час. Ако не сте я поискали, не правете нищо.`,
    },
    'change-email': {
      subject: 'Потвърдете новия си имейл',
      text: (name, link) =>
        `Здравейте, ${name}!\n\nОтворете връзката, за да ползвате този адрес занапред:\n${link}\n\nВръзката важи 24 часа.`,
    },
    'verify-card': {
      subject: 'Кодът за картата ви',
      text: (name, code) => `Здравейте, ${name}!\n\nКодът ви е ${code}. Важи 10 минути.`,
    },
    'change-phone': {
      subject: 'SMS',
      text: (_name, code) => `Sorvia: ${code} е кодът за новия ви телефонен номер. Важи 10 минути.`,
    },
    deleted: {
      subject: 'Профилът ви е изтрит',
      text: (name) => `Здравейте, ${name}!\n\nПрофилът ви е изтрит. Картите ви продължават да работят.`,
    },
  },
  pl: {
    'verify-email': {
      subject: 'Potwierdź swój e-mail',
      text: (name, link) =>
        `Dzień dobry, ${name}!\n\nOtwórz link, aby aktywować konto:\n${link}\n\nLink jest ważny przez 24 godziny.`,
    },
    'reset-password': {
      subject: 'Ustaw nowe hasło',
      text: (name, link) =>
        `Dzień dobry, ${name}!\n\nOtwórz link, aby ustawić nowe hasło:\n${link}\n\nLink jest ważny przez godzinę. Jeśli to nie Twoja prośba, nic nie rób.`,
    },
    'change-email': {
      subject: 'Potwierdź nowy e-mail',
      text: (name, link) =>
        `Dzień dobry, ${name}!\n\nOtwórz link, aby od teraz używać tego adresu:\n${link}\n\nLink jest ważny przez 24 godziny.`,
    },
    'verify-card': {
      subject: 'Kod do Twojej karty',
      text: (name, code) => `Dzień dobry, ${name}!\n\nTwój kod to ${code}. Jest ważny przez 10 minut.`,
    },
    'change-phone': {
      subject: 'SMS',
      text: (_name, code) => `Sorvia: ${code} to kod do zmiany numeru telefonu. Jest ważny przez 10 minut.`,
    },
    deleted: {
      subject: 'Twoje konto zostało usunięte',
      text: (name) => `Dzień dobry, ${name}!\n\nTwoje konto zostało usunięte. Karty działają dalej.`,
    },
  },
  ro: {
    'verify-email': {
      subject: 'Confirmă-ți e-mailul',
      text: (name, link) =>
        `Bună, ${name}!\n\nDeschide linkul ca să îți activezi contul:\n${link}\n\nLinkul este valabil 24 de ore.`,
    },
    'reset-password': {
      subject: 'Alege o parolă nouă',
      text: (name, link) =>
        `Bună, ${name}!\n\nDeschide linkul ca să alegi o parolă nouă:\n${link}\n\nLinkul este valabil o oră. Dacă nu l-ai cerut tu, nu face nimic.`,
    },
    'change-email': {
      subject: 'Confirmă noul e-mail',
      text: (name, link) =>
        `Bună, ${name}!\n\nDeschide linkul ca să folosești de acum această adresă:\n${link}\n\nLinkul este valabil 24 de ore.`,
    },
    'verify-card': {
      subject: 'Codul pentru cardul tău',
      text: (name, code) => `Bună, ${name}!\n\nCodul tău este ${code}. Este valabil 10 minute.`,
    },
    'change-phone': {
      subject: 'SMS',
      text: (_name, code) =>
        `Sorvia: ${code} este codul pentru noul tău număr de telefon. Este valabil 10 minute.`,
    },
    deleted: {
      subject: 'Contul tău a fost șters',
      text: (name) => `Bună, ${name}!\n\nContul tău a fost șters. Cardurile tale funcționează în continuare.`,
    },
  },
};

/** The words of a mail, in the tenant's first language, else in English. */
export function mailWords(tenant: string, kind: keyof MailWords): Words {
  return (WORDS[countryOf(tenant).language] ?? ENGLISH)[kind];
}
