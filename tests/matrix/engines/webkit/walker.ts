/** Somebody who goes through the portal of one tenant in a browser that W3C WebDriver speaks to: what they press and read. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { CardFacts, Manifest } from '../../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../../runtime/tenant/pageData.ts';
import { SEED_PASSWORD } from '../../../../sandbox/seeds/seedPassword.ts';
import { createWording, type Wording } from '../../journeys/wording.ts';
import { findCard } from '../../visual/planSights.ts';
import type { Stage } from '../../visual/stage.ts';
import type { World } from '../../world.ts';
import { findShown, readCards } from './inPage.ts';

/** Patient: the machine may be busy. */
const PATIENCE_MS = 45_000;

/** Finds elements by role and name as it does in the unit tests, in the page itself. */
const FINDER = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A role with its name, or a field by its label. */
export type Target = readonly [role: string, name: string];

export interface Walker {
  readonly session: WebDriver;
  readonly tenant: PublicTenant;
  readonly portal: string;
  readonly sandbox: string;
  /** Address of the tenant's portal, without a slash at the end. */
  readonly base: string;
  /** Empty for visitors. */
  readonly username: string;
  readonly t: Wording;
  /** @param path below the tenant's base, with its slash */
  open(path: string): Promise<void>;
  /** A screen by its id. */
  openScreen(screen: string): Promise<void>;
  /** A screen of a card, with the first card that it is available for. */
  openOfCard(screen: string): Promise<CardFacts>;
  /** Once it can be seen and pressed. */
  press(...target: Target): Promise<void>;
  /** @param label of a text field: what stands in it goes */
  fill(label: string, text: string): Promise<void>;
  /** @param label of a list @param at which of its options is chosen */
  choose(label: string, at: number): Promise<void>;
  untilShown(...target: Target): Promise<WebElement>;
  /** Until nothing of the kind is in the page. */
  untilGone(...target: Target): Promise<void>;
  untilText(text: string): Promise<void>;
  untilAddress(address: string): Promise<void>;
  /** How many there are of a role. */
  count(role: string): Promise<number>;
  signIn(): Promise<void>;
  /** Fills the provider's own page. */
  passSignIn(username: string, password?: string): Promise<void>;
}

interface WalkerParts {
  readonly session: WebDriver;
  readonly stage: Pick<Stage, 'portal' | 'sandbox'>;
  readonly world: Pick<World, 'words' | 'manifests'>;
  readonly tenant: PublicTenant;
  readonly username: string;
}

export function createWalker({ session, stage, world, tenant, username }: WalkerParts): Walker {
  const { portal, sandbox } = stage;
  const base = `${portal}/${tenant.code}`;
  const t = createWording(world, tenant);
  const until = <Found>(what: string, look: () => Promise<Found | null | false>): Promise<Found> =>
    session.wait(
      // A page that is being left, or an element that is gone, is looked at again.
      async () => (await look().catch(() => null)) || null,
      PATIENCE_MS,
      `${what} within ${PATIENCE_MS / 1000} s`,
      100,
    ) as Promise<Found>;
  const find = async (role: string, name: string | null): Promise<readonly WebElement[]> => {
    const isKnown = await session.executeScript<boolean>('return "TestingLibraryDom" in window');
    if (!isKnown) await session.executeScript(FINDER);
    return session.executeScript<WebElement[]>(findShown, role, name);
  };
  const untilShown: Walker['untilShown'] = (role, name) =>
    until(`${role} "${name}"`, async () => (await find(role, name))[0] ?? null);
  const untilAddress: Walker['untilAddress'] = async (address) => {
    await until(`the address ${address}`, async () => (await session.getCurrentUrl()) === address);
  };
  const open: Walker['open'] = (path) => session.get(base + path);
  const screenOf = (id: string): Manifest => {
    const manifest = world.manifests.find((each) => each.id === id);
    if (!manifest) throw new Error(`There is no screen "${id}".`);
    return manifest;
  };
  const passSignIn: Walker['passSignIn'] = async (name, password = SEED_PASSWORD) => {
    const field = (by: string) =>
      until(`the field ${by}`, () => session.findElement(By.css(`input[name=${by}]`)));
    await (await field('username')).sendKeys(name);
    await (await field('password')).sendKeys(password);
    await session.findElement(By.css('[type=submit]')).click();
    await untilAddress(`${base}/account`);
  };
  return {
    session,
    tenant,
    portal,
    sandbox,
    base,
    username,
    t,
    open,
    openScreen: (id) => open(`/${screenOf(id).paths[0]}`),
    async openOfCard(id) {
      const kept = await until('the cards', () => session.executeScript<string | null>(readCards));
      const { value: cards } = JSON.parse(kept) as { value: readonly CardFacts[] };
      const card = findCard(screenOf(id), cards);
      if (!card) throw new Error(`No card of ${username} is one for "${id}".`);
      await open(`/${screenOf(id).paths[0].replace(':cardId', card.id)}`);
      return card;
    },
    async press(role, name) {
      await until(`a press on ${role} "${name}"`, async () => {
        const [found] = await find(role, name);
        if (!(await found?.isEnabled())) return false;
        await found?.click();
        return true;
      });
    },
    async fill(label, text) {
      const field = await untilShown('label', label);
      // In the place of what stands there: a field that WebDriver clears tells nobody that it is empty.
      await field.click();
      await session.executeScript('arguments[0].select()', field);
      await field.sendKeys(text);
    },
    async choose(label, at) {
      const options = await until(`options of "${label}"`, async () => {
        const [list] = await find('label', label);
        const found = (await list?.findElements(By.css('option'))) ?? [];
        return found.length > at ? found : null;
      });
      await options[at]?.click();
    },
    untilShown,
    async untilGone(role, name) {
      await until(`no ${role} "${name}"`, async () => (await find(role, name)).length === 0);
    },
    async untilText(text) {
      await until(`the text "${text}"`, async () =>
        (await session.findElement(By.css('body')).getText()).includes(inPlainSpaces(text)),
      );
    },
    untilAddress,
    count: async (role) => (await find(role, null)).length,
    async signIn() {
      await open('/login');
      await passSignIn(username);
      // It greets by name, once that is known.
      await until('a heading', async () => (await find('heading', null))[0] ?? null);
    },
    passSignIn,
  };
}

/** As WebDriver reads texts: a space that does not break is a space (W3C WebDriver, Get Element Text). */
function inPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
