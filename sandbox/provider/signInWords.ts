export interface SignInWords {
  readonly title: string;
  readonly lead: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly wrong: string;
  readonly unverified: string;
  readonly demo: string;
  readonly tryWith: string;
  readonly problemTitle: string;
  readonly problem: string;
  readonly toPortal: string;
  readonly signingOut: string;
  readonly signedOut: string;
  readonly signedOutLead: string;
  readonly signOut: string;
}

const WORDS: Readonly<Record<string, SignInWords>> = {
  bg: {
    title: 'Вход',
    lead: 'Влезте с имейла и паролата на профила си.',
    email: 'Имейл',
    password: 'Парола',
    submit: 'Вход',
    wrong: 'Имейлът или паролата не са верни. Проверете ги и опитайте отново.',
    unverified: 'Имейлът ви още не е потвърден. Отворете връзката за активиране, която ви изпратихме.',
    demo: 'Това е демонстрационен вход. Истинските профили не работят тук.',
    tryWith: 'Опитайте с',
    problemTitle: 'Входът не може да продължи',
    problem: 'Върнете се в портала и започнете отново.',
    toPortal: 'Към портала',
    signingOut: 'Излизане от профила',
    signedOut: 'Излязохте от профила си',
    signedOutLead: 'Можете да затворите този прозорец.',
    signOut: 'Изход',
  },
  pl: {
    title: 'Logowanie',
    lead: 'Użyj e-maila i hasła do swojego konta.',
    email: 'E-mail',
    password: 'Hasło',
    submit: 'Zaloguj się',
    wrong: 'E-mail lub hasło są nieprawidłowe. Sprawdź je i spróbuj ponownie.',
    unverified: 'Ten e-mail nie jest jeszcze potwierdzony. Otwórz link aktywacyjny z naszej wiadomości.',
    demo: 'To jest logowanie demonstracyjne. Prawdziwe konta tutaj nie działają.',
    tryWith: 'Wypróbuj:',
    problemTitle: 'Nie można kontynuować logowania',
    problem: 'Wróć do portalu i zacznij od nowa.',
    toPortal: 'Przejdź do portalu',
    signingOut: 'Trwa wylogowywanie',
    signedOut: 'Wylogowano z konta',
    signedOutLead: 'Możesz zamknąć to okno.',
    signOut: 'Wyloguj się',
  },
  uk: {
    title: 'Вхід',
    lead: 'Введіть електронну пошту й пароль свого профілю.',
    email: 'Електронна пошта',
    password: 'Пароль',
    submit: 'Увійти',
    wrong: 'Електронна пошта або пароль неправильні. Перевірте їх і спробуйте ще раз.',
    unverified: 'Електронну пошту ще не підтверджено. Відкрийте посилання для активації з нашого листа.',
    demo: 'Це демонстраційний вхід. Справжні профілі тут не працюють.',
    tryWith: 'Спробуйте:',
    problemTitle: 'Не вдалося продовжити вхід',
    problem: 'Поверніться на портал і почніть знову.',
    toPortal: 'До порталу',
    signingOut: 'Вихід із профілю',
    signedOut: 'Ви вийшли з профілю',
    signedOutLead: 'Це вікно можна закрити.',
    signOut: 'Вийти',
  },
  ro: {
    title: 'Autentificare',
    lead: 'Folosește e-mailul și parola contului tău.',
    email: 'E-mail',
    password: 'Parolă',
    submit: 'Intră în cont',
    wrong: 'E-mailul sau parola nu sunt corecte. Verifică-le și încearcă din nou.',
    unverified: 'E-mailul nu este confirmat încă. Deschide linkul de activare din mesajul primit.',
    demo: 'Aceasta este o autentificare demonstrativă. Conturile reale nu funcționează aici.',
    tryWith: 'Încearcă:',
    problemTitle: 'Autentificarea nu poate continua',
    problem: 'Întoarce-te în portal și ia-o de la început.',
    toPortal: 'Mergi la portal',
    signingOut: 'Se iese din cont',
    signedOut: 'Ai ieșit din cont',
    signedOutLead: 'Poți închide această fereastră.',
    signOut: 'Ieși din cont',
  },
};

const ENGLISH: SignInWords = {
  title: 'Log in',
  lead: 'Use the email and password of your account.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  wrong: 'The email or the password is not correct. Check both and try again.',
  unverified: 'This email is not confirmed yet. Open the activation link in the mail we sent you.',
  demo: 'This is a demo login. Real accounts do not work here.',
  tryWith: 'Try',
  problemTitle: 'The login cannot go on',
  problem: 'Go back to the portal and start again.',
  toPortal: 'To the portal',
  signingOut: 'Logging out',
  signedOut: 'You are logged out',
  signedOutLead: 'You can close this window.',
  signOut: 'Log out',
};

/** The words of the first wished language that the sandbox speaks, else English. */
export function signInWords(wished: readonly string[]): { lang: string; words: SignInWords } {
  for (const tag of wished) {
    const lang = tag.toLowerCase().split('-')[0] ?? '';
    if (lang === 'en') break;
    const words = WORDS[lang];
    if (words) return { lang, words };
  }
  return { lang: 'en', words: ENGLISH };
}

/** Wished languages of a sign-in: `ui_locales` first, then what the browser prefers. */
export function wishedLanguages(uiLocales: unknown, acceptLanguage: string | undefined): string[] {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ').filter(Boolean) : [];
  const preferred = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return [...asked, ...preferred.filter(Boolean)];
}
