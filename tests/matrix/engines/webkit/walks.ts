/** The chief journeys once more, over the few things that every browser can be told to do (walker.ts). */
import type { Journey } from '../../journeys/journey.ts';
import { bodiesSent, cardOnServer, mailedLink } from '../../journeys/sandboxState.ts';
import { anEmail, expect } from '../../journeys/traveller.ts';
import { NEW_PASSWORD } from '../../journeys/visitorJourneys.ts';
import type { Walker } from './walker.ts';

export interface Walk extends Omit<Journey, 'go' | 'complaints'> {
  readonly go: (walker: Walker) => Promise<void>;
}

/** A card that anybody may add. */
const FREE_CARD = { serial: '1000000001', digits: '1111' };
const NEW_NAME = 'Stefan-Oneil';

const languageOf = ({ session }: Walker) => session.executeScript('return document.documentElement.lang');

export const walks: readonly Walk[] = [
  {
    name: 'Read the home page in each language',
    screen: 'home',
    person: null,
    async go(walker) {
      const { open, session, tenant, t, untilShown } = walker;
      await open('/');
      await untilShown('heading', t('home.title'));
      for (const language of tenant.languages.slice(1)) {
        await open(`/${language}`);
        await expect.poll(() => languageOf(walker)).toBe(language);
      }
      // What the program finds in the page is what it would have made itself: nothing is rendered anew.
      await open('/');
      await session.executeScript("window.first = document.querySelector('main h1')");
      const isHydrated = "return performance.getEntriesByName('interactive').length > 1";
      await expect.poll(() => session.executeScript(isHydrated)).toBe(true);
      expect(await session.executeScript('return window.first.isConnected')).toBe(true);
    },
  },
  {
    name: 'Log in from the home page',
    screen: 'login',
    person: 'ana',
    async go({ open, press, passSignIn, session, username, t, count }) {
      await open('/');
      // As soon as it can be read: a press waits for the program.
      await press('link', t('nav.login'));
      const isAtProvider = async () => (await session.getCurrentUrl()).includes('/sso/');
      // The first press of a session asks who is new here, where the tenant has it so.
      await expect.poll(async () => (await isAtProvider()) || (await count('dialog')) > 0).toBe(true);
      if (!(await isAtProvider())) await press('link', t('dialogs.newUser.login'));
      await passSignIn(username);
      await expect.poll(() => count('article')).toBeGreaterThan(0);
    },
  },
  {
    name: 'Look at a card and its transactions',
    screen: 'myCardTransactions',
    person: 'ana',
    async go({ signIn, openOfCard, untilShown, t, count }) {
      await signIn();
      await expect.poll(() => count('article')).toBeGreaterThan(0);
      await openOfCard('cardDetails');
      await untilShown('link', t('actions.transactions'));
      await openOfCard('myCardTransactions');
      await untilShown('heading', t('screens.myCardTransactions'));
      await expect.poll(() => count('listitem')).toBeGreaterThan(5);
    },
  },
  {
    name: 'Add a card',
    screen: 'myCardAdd',
    person: 'new',
    async go({ signIn, openScreen, fill, press, untilAddress, untilText, base, t }) {
      await signIn();
      await openScreen('myCardAdd');
      await fill(t('forms.serialNumber'), FREE_CARD.serial);
      await fill(t('forms.lastFourDigits'), FREE_CARD.digits);
      await press('button', t('addCard.submit'));
      await untilAddress(`${base}/account`);
      await untilText(t('addCard.added'));
    },
  },
  {
    name: 'Block a card for a while',
    screen: 'myCardBlock',
    person: 'ana',
    async go(walker) {
      const { signIn, openOfCard, press, untilText, t } = walker;
      await signIn();
      const card = await openOfCard('myCardBlock');
      await press('button', t('actions.block'));
      await untilText(t('dialogs.cardBlocked.text'));
      expect(await cardOnServer(walker, card)).toMatchObject({
        status: 'blocked',
        block_reason: 'temporary',
      });
    },
  },
  {
    name: 'See a PIN in its frame',
    screen: 'myCardPinReveal',
    person: 'ana',
    async go({ signIn, openOfCard, press, session, t, untilShown }) {
      await signIn();
      await openOfCard('myCardPinReveal');
      await press('button', t('secrets.open.reveal'));
      await untilShown('button', t('secrets.hide'));
      await session.switchTo().frame(0);
      const digits = () =>
        session.executeScript<number>("return document.querySelectorAll('.pin li').length");
      await expect.poll(digits).toBe(4);
      await session.switchTo().defaultContent();
      await press('button', t('secrets.hide'));
      const frames = () =>
        session.executeScript<number>("return document.querySelectorAll('main iframe').length");
      await expect.poll(frames).toBe(0);
    },
  },
  {
    name: 'Write to customer care',
    screen: 'contactUs',
    person: 'ana',
    async go(walker) {
      const { signIn, openScreen, fill, choose, press, tenant, t, untilShown } = walker;
      await signIn();
      await openScreen('contactUs');
      if (tenant.contact.cardRequired) await choose(t('forms.card'), 1);
      await choose(t('forms.subject'), 1);
      await fill(t('forms.message'), 'Hello from the matrix');
      await press('button', t('contact.send'));
      await untilShown('dialog', t('dialogs.contactSent.title'));
      expect(await bodiesSent(walker, 'POST', '/actions/contact-us')).toHaveLength(1);
    },
  },
  {
    name: 'Change personal information',
    screen: 'myProfile',
    option: {
      key: '/profile/personalInfo',
      isOn: ({ profile }) => profile.personalInfo === 'on',
    },
    person: 'ana',
    async go(walker) {
      const { signIn, openScreen, fill, press, untilText, tenant, t } = walker;
      await signIn();
      await openScreen('myProfile');
      await press('button', t('profile.editPersonalInfo'));
      await fill(t('forms.lastName'), NEW_NAME);
      await press('button', t('profile.saveDetails'));
      await untilText(t('dialogs.personalInfoChanged.text'));
      const method = tenant.profile.updateMethod;
      expect(await bodiesSent(walker, method, '')).toMatchObject([{ last_name: NEW_NAME }]);
    },
  },
  {
    name: 'Begin to register',
    screen: 'registration',
    person: null,
    async go({ openScreen, fill, press, untilShown, t }) {
      const email = anEmail('poshta.example');
      await openScreen('registration');
      await fill(t('forms.email'), email);
      await fill(t('forms.repeatEmail'), email);
      await fill(t('forms.password'), NEW_PASSWORD);
      await fill(t('forms.repeatPassword'), NEW_PASSWORD);
      await press('button', t('common.next'));
      await untilShown('heading', t('registration.personal.title'));
    },
  },
  {
    name: 'Set a new password by a mailed link',
    screen: 'passwordInit',
    person: null,
    async go(walker) {
      const { openScreen, fill, press, session, tenant, untilText, untilShown, t } = walker;
      const email = anEmail(`${tenant.code}.example`, 'ana');
      await openScreen('forgotPassword');
      await fill(t('forms.email'), email);
      await press('button', t('forgotPassword.submit'));
      await untilText(t('forgotPassword.sent'));
      await session.get(await mailedLink(walker, email));
      await fill(t('forms.newPassword'), NEW_PASSWORD);
      await fill(t('forms.repeatPassword'), NEW_PASSWORD);
      await press('button', t('passwordInit.submit'));
      await untilShown('heading', t('dialogs.passwordChanged.title'));
    },
  },
  {
    name: 'Log out, and nothing comes back by Back',
    screen: 'logout',
    person: 'ana',
    async go({ signIn, open, session, base, untilAddress, untilShown, t }) {
      await signIn();
      await open('/logout');
      await untilAddress(`${base}/`);
      await untilShown('heading', t('home.title'));
      const kept = await session.executeScript<string>('return JSON.stringify({ ...sessionStorage })');
      expect(kept).not.toContain('Token');
      await session.navigate().back();
      const text = () => session.executeScript<string>('return document.body.innerText');
      await expect.poll(text).not.toMatch(/\d{4} \d{4}|•{4}/);
    },
  },
];
