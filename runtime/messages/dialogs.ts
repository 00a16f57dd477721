/**
 * The dialogs that follow or precede an action (MOD-01 to MOD-14): what each says and leads to, and which is
 * open.
 */
import { atom } from 'jotai';
import type { ScreenId } from '../tenant/screenId.ts';
import type { BlockWith, PlainWordsKey } from '../tenant/wordsKeys.ts';

/** What a button of a dialog does: goes to a screen, or only closes. */
export interface DialogChoice {
  readonly label: PlainWordsKey;
  /** Screen id; a choice whose screen the tenant does not offer is left out. */
  readonly screen?: ScreenId;
  readonly look?: 'outline' | 'danger';
}

export interface DialogDescription {
  readonly words: BlockWith<'title'> & BlockWith<'text'>;
  readonly icon: 'done' | 'question' | 'danger';
  /** The safe one first: focus starts there. */
  readonly choices: readonly [DialogChoice, ...DialogChoice[]];
  /** Where Escape and the close button lead as well, when the page behind is of no more use. */
  readonly closesTo?: ScreenId;
  /** Below the choices: a new password, and the phone line. */
  readonly hasAccessHelp?: boolean;
}

export const DIALOGS = {
  passwordChanged: {
    words: 'dialogs.passwordChanged',
    icon: 'done',
    choices: [{ label: 'dialogs.passwordChanged.button', screen: 'logout' }],
    closesTo: 'logout',
  },
  contactSent: {
    words: 'dialogs.contactSent',
    icon: 'done',
    choices: [{ label: 'dialogs.contactSent.button' }],
  },
  cardBlockedPermanently: {
    words: 'dialogs.cardBlockedPermanently',
    icon: 'done',
    choices: [{ label: 'dialogs.cardBlockedPermanently.button' }],
  },
  cardReplacedPlastic: {
    words: 'dialogs.cardReplacedPlastic',
    icon: 'done',
    choices: [{ label: 'dialogs.cardReplacedPlastic.button' }],
  },
  cardReplacedVirtual: {
    words: 'dialogs.cardReplacedVirtual',
    icon: 'done',
    choices: [{ label: 'dialogs.cardReplacedVirtual.button' }],
  },
  cardRemoved: {
    words: 'dialogs.cardRemoved',
    icon: 'done',
    choices: [{ label: 'dialogs.cardRemoved.button' }],
  },
  helpSerialNumber: {
    words: 'dialogs.helpSerialNumber',
    icon: 'question',
    choices: [{ label: 'dialogs.helpSerialNumber.button' }],
  },
  helpCardNumber: {
    words: 'dialogs.helpCardNumber',
    icon: 'question',
    choices: [{ label: 'dialogs.helpCardNumber.button' }],
  },
  /** On the page that an idle session ends on: home, most of the time, which has no other word for it. */
  idleEnded: {
    words: 'sessionEnded.idle',
    icon: 'question',
    choices: [
      { label: 'sessionExpired.button', screen: 'login' },
      { label: 'common.close', look: 'outline' },
    ],
  },
  newUser: {
    words: 'dialogs.newUser',
    icon: 'question',
    choices: [
      { label: 'dialogs.newUser.login', screen: 'login' },
      { label: 'dialogs.newUser.create', screen: 'registration', look: 'outline' },
    ],
    hasAccessHelp: true,
  },
  deleteAccount: {
    words: 'dialogs.deleteAccount',
    icon: 'danger',
    choices: [
      { label: 'dialogs.deleteAccount.keep', look: 'outline' },
      { label: 'dialogs.deleteAccount.continue', screen: 'accountDeleteAuthorize', look: 'danger' },
    ],
  },
  /** After the deletion: it says what "account deleted" has to say and leads out (MOD-02, MOD-14). */
  deleteConfirmed: {
    words: 'dialogs.accountDeleted',
    icon: 'done',
    choices: [{ label: 'dialogs.deleteConfirmed.button', screen: 'logout' }],
    closesTo: 'logout',
  },
} as const satisfies Readonly<Record<string, DialogDescription>>;

export type DialogName = keyof typeof DIALOGS;

/** The dialog on screen; a route change closes it, so whoever navigates opens one afterwards. */
export const openDialogAtom = atom<DialogName | null>(null);
