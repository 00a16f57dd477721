import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { DIALOGS, type DialogDescription, openDialogAtom } from '../../../runtime/messages/dialogs.ts';
import { flashMessageAtom } from '../../../runtime/messages/flashMessage.ts';
import { flattenWords } from '../../../runtime/messages/flattenWords.ts';
import english from '../../../tenant-config/languages/en.json' with { type: 'json' };

const words = flattenWords(english);

/** What each says in English, its sign, and its choices: what they are called, where they lead, how they look. */
const EXPECTED: Readonly<Record<keyof typeof DIALOGS, readonly [icon: string, ...choices: string[]]>> = {
  passwordChanged: ['done', 'logout'],
  contactSent: ['done', 'closes'],
  cardBlockedPermanently: ['done', 'closes'],
  cardReplacedPlastic: ['done', 'closes'],
  cardReplacedVirtual: ['done', 'closes'],
  cardRemoved: ['done', 'closes'],
  helpSerialNumber: ['question', 'closes'],
  helpCardNumber: ['question', 'closes'],
  idleEnded: ['question', 'login', 'closes, outline'],
  newUser: ['question', 'login', 'registration, outline'],
  // The safe choice first: focus starts there.
  deleteAccount: ['danger', 'closes, outline', 'accountDeleteAuthorize, danger'],
  deleteConfirmed: ['done', 'logout'],
};

const dialogs = Object.entries(DIALOGS) as readonly (readonly [keyof typeof DIALOGS, DialogDescription])[];

describe('the dialogs', () => {
  it.each(dialogs)('%s says something, and leads where it has to [MOD-01 MOD-14]', (name, dialog) => {
    for (const key of [`${dialog.words}.title`, `${dialog.words}.text`])
      expect(words.get(key), key).toBeTruthy();
    for (const { label } of dialog.choices) expect(words.get(label), label).toBeTruthy();
    const choices = dialog.choices.map(({ screen = 'closes', look }) =>
      look ? `${screen}, ${look}` : screen,
    );
    expect([dialog.icon, ...choices]).toEqual(EXPECTED[name]);
  });

  it('lead out by Escape as well where the page behind is of no more use, and help one of them [MOD-02]', () => {
    const closing = dialogs.flatMap(([name, { closesTo }]) => (closesTo ? [[name, closesTo]] : []));
    expect(closing).toEqual([
      ['passwordChanged', 'logout'],
      ['deleteConfirmed', 'logout'],
    ]);
    expect(dialogs.flatMap(([name, { hasAccessHelp }]) => (hasAccessHelp ? [name] : []))).toEqual([
      'newUser',
    ]);
  });

  it('are closed at first, and nothing is said on the way', () => {
    const store = createStore();
    expect([store.get(openDialogAtom), store.get(flashMessageAtom)]).toEqual([null, null]);
  });
});
