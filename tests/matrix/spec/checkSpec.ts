/**
 * What the requirements say of each tenant, written by hand (`expected/`), against what was assembled.
 * Over 250 lines: one function for each part of the requirements.
 */
import { readFile } from 'node:fs/promises';
import { compileForm, formAddresses } from '../../../compiler/compileForms.ts';
import { assembleMenu } from '../../../runtime/assemble/assembleMenu.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, Manifest, MenuName } from '../../../runtime/assemble/manifest.ts';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import { convertMoney } from '../../../runtime/format/convertMoney.ts';
import { formatExpiry } from '../../../runtime/format/formatExpiry.ts';
import { formatMoney } from '../../../runtime/format/formatMoney.ts';
import { splitPhone } from '../../../runtime/format/phoneNumber.ts';
import type { FormModule } from '../../../runtime/forms/formModule.ts';
import { createCheck } from '../../support/compiledForms.ts';
import { CARDS } from '../assembled/checkAvailability.ts';
import { CARD_ID } from '../assembled/checkScreens.ts';
import { type Check, createRecorder, type Recorder } from '../check.ts';
import { declaredForms, declaredRules, type MatrixTenant, type World } from '../world.ts';
import { checkConnections, checkSwitches, type ExpectedCountry } from './checkCountry.ts';
import { checkSentences } from './checkSentences.ts';

interface ExpectedScreen {
  /**
   * `person`: signed in. `card`: signed in, and a card of their own, one that waits for its code aside. `pendingCard`:
   * one that waits for it. `virtualCard`: one without plastic. `cardOrStandIn`: an address without a card leads on.
   */
  readonly access: 'anyone' | 'person' | 'card' | 'pendingCard' | 'virtualCard' | 'cardOrStandIn';
  readonly paths: readonly string[];
}

interface Expected extends ExpectedCountry {
  readonly screens: Readonly<Record<string, ExpectedScreen>>;
  readonly hidden: readonly string[];
  readonly menus: Readonly<Partial<Record<MenuName, readonly string[]>>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** What a card needs for a screen to be there (ACT-01 to ACT-18): flags, `isVirtual`, or statuses with `or`. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  readonly thirdParties?: readonly string[];
  /** The other subject included. */
  readonly contactSubjects: number;
  readonly amount: { readonly of: number; readonly main: string; readonly second: string | null };
  readonly 'expiryOn2029-12-31': string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly phones: { readonly accepted: readonly string[]; readonly refused: readonly string[] };
}

const ACCESS: Readonly<Record<string, ExpectedScreen['access']>> = {
  '': 'anyone',
  signedIn: 'person',
  'signedIn activeCard verifiedCard': 'card',
  'signedIn activeCard pendingCard': 'pendingCard',
  'signedIn activeCard verifiedCard virtualCard': 'virtualCard',
  'signedIn placeholderCard activeCard verifiedCard': 'cardOrStandIn',
};

/** @returns null for a tenant that the requirements do not speak of */
async function readExpected(code: string): Promise<Expected | null> {
  const read = async (name: string): Promise<Partial<Expected> | null> => {
    const text = await readFile(new URL(`expected/${name}.json`, import.meta.url), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as Partial<Expected>);
  };
  const [common, own] = [await read('common'), await read(code)];
  if (!common || !own) return null;
  const merged = (['screens', 'menus', 'values', 'switches'] as const).map((key) => [
    key,
    { ...common[key], ...own[key] },
  ]);
  return { ...common, ...own, ...Object.fromEntries(merged) } as Expected;
}

export async function checkSpec(world: World, each: MatrixTenant): Promise<readonly Check[]> {
  const record = createRecorder('spec', each.code);
  const expected = await readExpected(each.code);
  if (!expected) {
    record.report({}, 'the requirements say nothing of this tenant', 'notApplicable');
    return record.checks;
  }
  const { tenant } = each;
  for (const [pointer, value] of Object.entries(expected.values)) {
    record.equal(
      { key: pointer },
      'is what the requirements say',
      readPointer(tenant, pointer) ?? null,
      value,
    );
  }
  for (const key of expected.thirdParties ?? []) {
    const isThere = readPointer(tenant, `/connection/${key}`) !== null;
    // Said for the environments of a country; the sandbox may have none.
    const others = (['test', 'uat', 'prod'] as const).filter(
      (name) => !readPointer(each.written, `/connections/${name}/${key}`),
    );
    record.none({ key: `/connections/*/${key}` }, `is connected (here: ${isThere ? 'yes' : 'no'})`, others);
  }
  checkConnections(each, expected, record);
  checkSwitches(world, each, expected, record);
  checkScreens(world, each, expected, record);
  checkActions(world, expected, record);
  checkMenus(world, each, expected, record);
  checkMoney(each, expected, record);
  await checkForms(world, each, expected, record);
  await checkSentences(world, each, record);
  return record.checks;
}

function checkScreens(
  { manifests }: World,
  { tenant }: MatrixTenant,
  expected: Expected,
  record: Recorder,
): void {
  const offered = assembleScreens(tenant, built(manifests)).map(({ manifest }) => manifest);
  for (const [screen, { access, paths }] of Object.entries(expected.screens)) {
    const manifest = offered.find(({ id }) => id === screen);
    const actual = manifest && {
      paths: manifest.paths,
      access: ACCESS[manifest.guards.join(' ')] ?? manifest.guards,
      layout: manifest.layout,
    };
    record.equal(
      { screen, key: keyOf(manifests, screen) },
      'is offered, at its paths, to whom it is for, in its layout',
      actual,
      { paths, access, layout: access === 'anyone' ? 'oneColumn' : 'twoColumn' },
    );
    const isBuilt = manifests.some(({ id, load }) => id === screen && load);
    if (!isBuilt) record.report({ screen }, 'is not part of this version yet', 'notApplicable');
  }
  for (const screen of expected.hidden) {
    const isOffered = offered.some(({ id }) => id === screen);
    record.equal({ screen, key: keyOf(manifests, screen) }, 'is not offered', isOffered, false);
  }
  const listed = [...Object.keys(expected.screens), ...expected.hidden];
  // What no tenant can switch is of the portal itself: no country's table speaks of it.
  const further = offered
    .filter(({ id, feature, isOffered }) => (feature ?? isOffered) && !listed.includes(id))
    .map(({ id }) => id);
  record.none({ key: '/features' }, 'no screen is offered that the requirements do not have', further);
}

function checkActions({ manifests }: World, { actions }: Expected, record: Recorder): void {
  for (const [screen, conditions] of Object.entries(actions)) {
    const manifest = manifests.find(({ id }) => id === screen);
    const isMeant = (card: CardFacts) =>
      conditions.every((condition) => {
        const name = condition.replace('not ', '');
        const isStatus = name.split(' or ').includes(card.status);
        const holds = name === 'isVirtual' ? card.isVirtual : isStatus || hasFlag(card, name);
        return holds !== condition.startsWith('not ');
      });
    const wrong = CARDS.filter((card) => (manifest?.isAvailable?.(card) ?? true) !== isMeant(card));
    const reported = conditions.join(' and ') || 'every card';
    record.equal({ screen, key: 'manifest.isAvailable' }, `is there for: ${reported}`, wrong.length, 0);
  }
}

function hasFlag({ flags }: CardFacts, name: string): boolean {
  return (flags as Readonly<Record<string, boolean>>)[name] ?? false;
}

function keyOf(manifests: readonly Manifest[], screen: string): string {
  const feature = manifests.find(({ id }) => id === screen)?.feature;
  return feature ? `/features/${feature}` : 'manifest.guards';
}

/** As if every screen were part of this version. */
function built(manifests: readonly Manifest[]): Manifest[] {
  const load: Manifest['load'] = () => Promise.resolve({ default: () => null });
  return manifests.map((manifest) => ({ ...manifest, load: manifest.load ?? load }));
}

function checkMenus(
  world: World,
  { tenant, code }: MatrixTenant,
  expected: Expected,
  record: Recorder,
): void {
  const screens = assembleScreens(tenant, world.manifests);
  const isBuilt = (id: string) => {
    const manifest = world.manifests.find((each) => each.id === id);
    return manifest === undefined || manifest.load !== undefined;
  };
  for (const [menu, ids] of Object.entries(expected.menus)) {
    const card = menu === 'cards' ? aPendingCard() : aFullCard();
    const entries = assembleMenu(menu as MenuName, {
      tenant,
      screens,
      base: `/${code}`,
      currentScreen: 'cardDetails',
      isCardRoute: true,
      card: { ...card, acceptanceCategories: [] },
    });
    record.equal(
      { key: menu === 'top' ? '/navigation/ourNetwork' : 'manifest.menuEntries' },
      `the ${menu} menu holds ${ids.length} entries in order, as far as they are part of this version`,
      entries.map(({ id }) => id),
      ids.filter(isBuilt),
    );
  }
}

/** A physical card with every flag that a card which is not blocked can have. */
function aFullCard(): CardFacts {
  return {
    id: CARD_ID,
    status: 'active',
    isVirtual: false,
    flags: {
      canBeDeleted: true,
      isBlockDisplayed: true,
      isBlockedTemporarily: false,
      canBeActivated: true,
      isPinChangeDisplayed: true,
      isPinRevealDisplayed: true,
      isPermanentBlockDisplayed: true,
    },
  };
}

function aPendingCard(): CardFacts {
  return { ...aFullCard(), status: 'pending', isVirtual: true };
}

function checkMoney({ tenant }: MatrixTenant, { amount, ...expected }: Expected, record: Recorder): void {
  const { currency, money, card } = tenant;
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  record.equal(
    { key: '/currency' },
    'writes an amount as the requirements do',
    plain(formatMoney(amount.of, currency, money)),
    amount.main,
  );
  const { secondary, decimals } = currency;
  const converted =
    secondary && convertMoney(amount.of, secondary.rate, { from: decimals, to: secondary.decimals });
  const second = secondary && plain(formatMoney(converted ?? 0, secondary, money));
  record.equal(
    { key: '/currency/secondary' },
    'writes the second amount as the requirements do',
    second,
    amount.second,
  );
  const expiry = card.showExpiry ? formatExpiry('2029-12-31', card.expiryFormat) : null;
  record.equal(
    { key: '/card/expiryFormat' },
    'writes the last day of 2029 as an expiry',
    expiry,
    expected['expiryOn2029-12-31'],
  );
}

async function checkForms(
  world: World,
  { tenant }: MatrixTenant,
  expected: Expected,
  record: Recorder,
): Promise<void> {
  for (const [name, fields] of Object.entries(expected.fields)) {
    const declared = declaredForms[name as keyof typeof declaredForms];
    const actual = world.assembleForm(tenant, declared, declaredRules).fields.map((field) => field.name);
    record.equal({ screen: name, key: `/forms` }, 'has the required fields, in order', actual, fields);
  }
  const contact = world.assembleForm(tenant, declaredForms.contact, declaredRules);
  const subjects = contact.fields.find(({ name }) => name === 'subject')?.options?.length;
  record.equal(
    { screen: 'contactUs', key: '/contact/subjects' },
    'offers as many subjects, the other one included',
    subjects,
    expected.contactSubjects,
  );
  const text = compileForm(formAddresses(tenant).phoneChange) ?? '';
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  )) as FormModule;
  const check = createCheck(module);
  for (const [side, numbers] of Object.entries(expected.phones)) {
    for (const number of numbers) {
      const phone = splitPhone(number, Object.keys(tenant.phone.masks)) ?? { prefix: '', number };
      const isRefused = check({ newPhoneNumber: phone }).length > 0;
      record.equal(
        { screen: 'phoneChange.newPhoneNumber', key: '/phone' },
        `${number} is ${side}`,
        isRefused,
        side === 'refused',
      );
    }
  }
}
