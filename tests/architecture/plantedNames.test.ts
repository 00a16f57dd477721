// Over 250 lines: one list of mistyped names, an entry each, which one run of the compiler judges.
import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');

/** A name as it is spelled, and with a mistake: the first compiles, the second does not. `~/` is the project's root. */
interface Planted {
  readonly name: string;
  readonly imports: string;
  readonly code: string;
  readonly spelled: string;
  readonly mistyped: string;
}

const PLANTED: readonly Planted[] = [
  {
    name: 'the screen of a link',
    imports: "import { useHref } from '~/runtime/index.ts';",
    code: "useHref()('contactUs');",
    spelled: "'contactUs'",
    mistyped: "'contactsUs'",
  },
  {
    name: 'the screen that is gone to',
    imports: "import { useFlashMessage } from '~/runtime/index.ts';",
    code: "useFlashMessage()('accountHome', {}, { success: '' });",
    spelled: "'accountHome'",
    mistyped: "'acountHome'",
  },
  {
    name: 'the screen that a guard leads to',
    imports: "import type { Portal } from '~/runtime/routing/Portal.ts';",
    code: "export const go = (portal: Portal) => portal.goTo('login');",
    spelled: "'login'",
    mistyped: "'signIn'",
  },
  {
    name: 'the screen of a dialog’s button',
    imports: "import type { DialogChoice } from '~/runtime/messages/dialogs.ts';",
    code: "export const choice: DialogChoice = { label: 'common.close', screen: 'logout' };",
    spelled: "'logout'",
    mistyped: "'logOut'",
  },
  {
    name: 'the id of a screen',
    imports: "import { aScreen } from '~/tests/support/screens.ts';",
    code: "aScreen({ id: 'help', paths: ['help'] });",
    spelled: "'help'",
    mistyped: "'halp'",
  },
  {
    name: 'the screen that stands in without a card',
    imports: "import { aScreen } from '~/tests/support/screens.ts';",
    code: "aScreen({ id: 'help', paths: ['help'], withoutCard: 'accountHome' });",
    spelled: "'accountHome'",
    mistyped: "'accountHomes'",
  },
  {
    name: 'the screens of a test',
    imports: "import { manifestsWithout } from '~/tests/support/builtScreens.tsx';",
    code: "manifestsWithout('registration');",
    spelled: "'registration'",
    mistyped: "'registrations'",
  },
  {
    name: 'the feature of a screen',
    imports: "import { aScreen } from '~/tests/support/screens.ts';",
    code: "aScreen({ id: 'help', paths: ['help'], feature: 'balances' });",
    spelled: "'balances'",
    mistyped: "'balance'",
  },
  {
    name: 'the guard of a screen',
    imports: "import { aScreen } from '~/tests/support/screens.ts';",
    code: "aScreen({ id: 'help', paths: ['help'], guards: ['signedIn'] });",
    spelled: "'signedIn'",
    mistyped: "'singedIn'",
  },
  {
    name: 'the menu of an entry',
    imports: "import { aScreen } from '~/tests/support/screens.ts';",
    code: "aScreen({ id: 'help', paths: ['help'], menu: 'account' });",
    spelled: "'account'",
    mistyped: "'accounts'",
  },
  {
    name: 'the form of a screen',
    imports: "import { defineScreen } from '~/runtime/assemble/defineScreen.ts';",
    code: "defineScreen({ id: 'help', paths: ['help'], layout: 'oneColumn', guards: [], forms: { contact: null } });",
    spelled: 'contact',
    mistyped: 'contacts',
  },
  {
    name: 'the screen that is preloaded',
    imports: "import { defineScreen } from '~/runtime/assemble/defineScreen.ts';",
    code: "defineScreen({ id: 'help', paths: ['help'], layout: 'oneColumn', guards: [], preload: ['login'] });",
    spelled: "'login'",
    mistyped: "'screens/login/Login.tsx'",
  },
  {
    name: 'what a screen declares',
    imports: "import { defineScreen } from '~/runtime/assemble/defineScreen.ts';",
    code: "defineScreen({ id: 'help', paths: ['help'], layout: 'oneColumn', guards: [], isSensitive: true });",
    spelled: 'isSensitive',
    mistyped: 'isSensible',
  },
  {
    name: 'the form that a page loads',
    imports: "import type { PageData } from '~/runtime/tenant/pageData.ts';",
    code: 'export const address = (page: PageData) => page.forms.cardAdd;',
    spelled: 'cardAdd',
    mistyped: 'addCard',
  },
  {
    name: 'the form of a draft',
    imports: "import { useDraft } from '~/screens/_shared/useDraft.tsx';",
    code: "useDraft('contact', []);",
    spelled: "'contact'",
    mistyped: "'contacts'",
  },
  {
    name: 'the call that a screen declares',
    imports: "import { aScreen } from '~/tests/support/screens.ts';",
    code: "aScreen({ id: 'help', paths: ['help'], calls: ['PATCH /users/{user}'] });",
    spelled: "'PATCH /users/{user}'",
    mistyped: "'PATCH /user/{user}'",
  },
  {
    name: 'the call that is sent',
    imports: "import type { Send } from '~/runtime/index.ts';",
    code: "export const run = (send: Send) => send({ to: ['GET /users/{user}/cards', ''], read: () => null });",
    spelled: 'GET /users/{user}/cards',
    mistyped: 'GET /users/{user}/card',
  },
  {
    name: 'the values in the path of a call',
    imports: "import type { Send } from '~/runtime/index.ts';",
    code: "export const run = (send: Send) => send({ to: ['GET /users/{user}/cards', ''], read: () => null });",
    spelled: "cards', ''",
    mistyped: "cards', '', ''",
  },
  {
    name: 'a field of a request',
    imports: "import type { Send } from '~/runtime/index.ts';",
    code: `export const run = (send: Send, body = { new_phone_number: '' }) =>
      send({ to: ['POST /users/{user}/actions/request-change-phone-number', ''], body, read: () => null });`,
    spelled: 'new_phone_number',
    mistyped: 'new_phonenumber',
  },
  {
    name: 'a parameter of a request',
    imports: "import type { Send } from '~/runtime/index.ts';",
    code: `export const run = (send: Send) =>
      send({ to: ['GET /users/{user}/cards', ''], query: { page_index: 1 }, read: () => null });`,
    spelled: 'page_index',
    mistyped: 'pageIndex',
  },
  {
    name: 'a field of an answer',
    imports: `import { readRecord } from '~/runtime/gateway/readers.ts';
import type { GatewaySchemas } from '~/schemas/gatewayCalls.ts';`,
    code: "export const read = (value: unknown) => readRecord<GatewaySchemas['Card']>(value).pan_last_digits;",
    spelled: 'pan_last_digits',
    mistyped: 'pan_last_digit',
  },
  {
    name: 'a place in a tenant',
    imports: "import type { TenantPointer } from '~/schemas/tenantPointers.ts';",
    code: "export const place: TenantPointer = '/currency/secondary/rate';",
    spelled: '/currency/secondary',
    mistyped: '/currency/secondery',
  },
  {
    name: 'the words key of a text',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: "useWords().t('screens.home');",
    spelled: "'screens.home'",
    mistyped: "'screens.hom'",
  },
  {
    name: 'the words key of an instance',
    imports: "import { createI18n } from '~/runtime/messages/createI18n.ts';",
    code: "createI18n().t('screens.home');",
    spelled: "'screens.home'",
    mistyped: "'screens.hom'",
  },
  {
    name: 'a words key that is put together',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: `export const status = (is: 'lost' | 'stolen') => useWords().t(\`status.\${is}\`);`,
    spelled: "'stolen'",
    mistyped: "'robbed'",
  },
  {
    name: 'a words key that a server names, without a look whether it is there',
    imports: "import type { I18n } from '~/runtime/messages/words.ts';",
    code: 'export const say = (i18n: I18n, key: string) => (i18n.exists(key) ? i18n.t(key) : null);',
    spelled: 'i18n.exists(key)',
    mistyped: 'key.length > 0',
  },
  {
    name: 'the last of several words keys',
    imports: "import { firstText, useWords } from '~/runtime/index.ts';",
    code: "export const say = (code: string) => firstText(useWords().t, [code, 'error-messages.default']);",
    spelled: "'error-messages.default'",
    mistyped: "'error-messages.defualt'",
  },
  {
    name: 'the values of a text',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: "useWords().t('common.reference', { id: '1' });",
    spelled: ", { id: '1' }",
    mistyped: '',
  },
  {
    name: 'one value of a text',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: "useWords().t('common.step', { n: 1, total: 3 });",
    spelled: ', total: 3',
    mistyped: '',
  },
  {
    name: 'the name of a value',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: "useWords().t('profile.pendingText', { email: '' });",
    spelled: 'email',
    mistyped: 'emial',
  },
  {
    name: 'the count of a plural',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: "useWords().t('cards.count', { count: 1 });",
    spelled: '1',
    mistyped: "'1'",
  },
  {
    name: 'the words key of a plural, which has none of its forms',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: "useWords().t('cards.count', { count: 1 });",
    spelled: 'cards.count',
    mistyped: 'cards.count_one',
  },
  {
    name: 'a value of one text among several',
    imports: "import { useWords } from '~/runtime/index.ts';",
    code: `export const say = (own: boolean) =>
      useWords().t(\`changeEmailValidation.used.\${own ? 'signedIn' : 'text'}\`, { email: '', own: '' });`,
    spelled: ", own: ''",
    mistyped: '',
  },
  {
    name: 'what a screen’s form is called',
    imports: "import { aScreen } from '~/tests/support/screens.ts';",
    code: "aScreen({ id: 'help', paths: ['help'], forms: { contact: 'forms.message' } });",
    spelled: 'forms.message',
    mistyped: 'forms.massage',
  },
  {
    name: 'the label of a menu entry',
    imports: "import type { MenuEntry } from '~/runtime/assemble/manifest.ts';",
    code: "export const place: MenuEntry = { menu: 'top', order: 1, label: 'nav.faq', icon: 'bell' };",
    spelled: 'nav.faq',
    mistyped: 'nav.fag',
  },
  {
    name: 'the icon of a menu entry',
    imports: "import type { MenuEntry } from '~/runtime/assemble/manifest.ts';",
    code: "export const place: MenuEntry = { menu: 'top', order: 1, label: 'nav.faq', icon: 'bell' };",
    spelled: "'bell'",
    mistyped: "'ball'",
  },
  {
    name: 'the words of a dialog',
    imports: "import type { DialogDescription } from '~/runtime/messages/dialogs.ts';",
    code: `export const dialog: DialogDescription = {
      words: 'dialogs.newUser', icon: 'done', choices: [{ label: 'common.close' }] };`,
    spelled: 'dialogs.newUser',
    mistyped: 'dialogs.newUsers',
  },
  {
    name: 'the label of a dialog’s button',
    imports: "import type { DialogChoice } from '~/runtime/messages/dialogs.ts';",
    code: "export const choice: DialogChoice = { label: 'common.close' };",
    spelled: 'common.close',
    mistyped: 'common.closed',
  },
  {
    name: 'the words of what did not load',
    imports: "import type { LoadFailedProps } from '~/screens/_shared/LoadFailed.tsx';",
    code: "export const words: LoadFailedProps['words'] = 'cards';",
    spelled: "'cards'",
    mistyped: "'carts'",
  },
  {
    name: 'a text that the host writes into a page',
    imports: "import { createTextOf } from '~/publish/page/textOf.ts';",
    code: "createTextOf(new Map(), 'en', null)('tabTitle', { page: '', brand: '' });",
    spelled: 'brand',
    mistyped: 'brant',
  },
];

/** What the compiler says of each file, by the file's name. */
const reported = new Map<string, readonly string[]>();
let folder = '';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'planted-')));
  const files = await Promise.all(
    PLANTED.flatMap(({ imports, code, spelled, mistyped }, index) => {
      expect(code, 'the name that is mistyped').toContain(spelled);
      return [
        write(`spelled${index}.ts`, `${imports}\n${code}\n`),
        write(`mistyped${index}.ts`, `${imports}\n${code.replace(spelled, mistyped)}\n`),
      ];
    }),
  );
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { rootDir: '/', typeRoots: [join(ROOT, 'node_modules/@types')] },
    include: [],
    files: [...files, join(ROOT, 'runtime/styles.d.ts')],
  };
  await write('tsconfig.json', JSON.stringify(config));
  const lines = await compile(join(folder, 'tsconfig.json'));
  for (const line of lines) {
    const name = /(?:^|\/)((?:spelled|mistyped)\d+\.ts)\(/.exec(line)?.[1] ?? 'elsewhere';
    reported.set(name, [...(reported.get(name) ?? []), line]);
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text.replaceAll('~/', `${ROOT}/`));
  return path;
}

function compile(config: string): Promise<readonly string[]> {
  return new Promise((done) => {
    execFile(process.execPath, [TSC, '--noEmit', '--pretty', 'false', '-p', config], (_, stdout) =>
      done(stdout.split('\n').filter((line) => /\berror TS\d+/.test(line))),
    );
  });
}

describe('a name with a typing mistake is no program', () => {
  it('compiles everything else', () => {
    expect(reported.get('elsewhere')).toBeUndefined();
  });

  it.each(PLANTED.map((planted, index) => ({ ...planted, index })))('$name: $mistyped', ({ index }) => {
    expect(reported.get(`spelled${index}.ts`)).toBeUndefined();
    expect(reported.get(`mistyped${index}.ts`)?.join('\n')).toMatch(
      /error TS(?:2322|2339|2345|2353|2551|2554|2561|2741|2820):/,
    );
  });
});
