/** Somebody on a journey through the portal of one tenant: what they press and read, by the keys of its words. */
import { expect as expectAnything, type Locator, type Page } from 'playwright/test';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { PortalWindow } from '../visual/openWindow.ts';
import { findCard } from '../visual/planSights.ts';
import type { Stage } from '../visual/stage.ts';
import type { World } from '../world.ts';
import { createWording, type Wording } from './wording.ts';

/** Patient: the machine may be busy. */
export const expect = expectAnything.configure({ timeout: 30_000 });

let people = 0;

/** An address that nobody had before. @param name of a seeded person, whose fresh copy it then is */
export function anEmail(domain: string, name = 'maria'): string {
  people += 1;
  return `${name}+${process.pid}${Date.now() % 1_000_000}${people}@${domain}`;
}

export interface TravellerParts {
  readonly window: PortalWindow;
  readonly stage: Pick<Stage, 'portal' | 'sandbox'>;
  readonly world: Pick<World, 'words' | 'manifests'>;
  readonly tenant: PublicTenant;
}

export interface Traveller {
  readonly page: Page;
  readonly portal: string;
  readonly sandbox: string;
  readonly tenant: PublicTenant;
  /** Address of the tenant's portal, without a slash at the end. */
  readonly base: string;
  /** Empty for visitors. */
  readonly username: string;
  readonly cards: readonly CardFacts[];
  readonly t: Wording;
  /** Opens a screen by its address; one of a card with the first card that it is available for. */
  open(screen: string): Promise<CardFacts | null>;
  /** From the card's page by its action, as people go. */
  act(screen: string): Promise<CardFacts>;
  readonly main: Locator;
  readonly heading: Locator;
  button(key: string): Locator;
  field(key: string): Locator;
  link(key: string): Locator;
  radio(key: string): Locator;
  dialog(name: string): Locator;
  section(key: string): Locator;
}

export function createTraveller({ window, stage, world, tenant }: TravellerParts): Traveller {
  const { page, cards, username } = window;
  const base = `${stage.portal}/${tenant.code}`;
  const main = page.getByRole('main');
  const t = createWording(world, tenant);
  const screenOf = (id: string): Manifest => {
    const manifest = world.manifests.find((each) => each.id === id);
    if (!manifest) throw new Error(`There is no screen "${id}".`);
    return manifest;
  };
  const cardFor = (id: string): CardFacts => {
    const card = findCard(screenOf(id), cards);
    if (!card) throw new Error(`No card of ${username} is one for "${id}".`);
    return card;
  };
  const open: Traveller['open'] = async (id) => {
    const [path] = screenOf(id).paths;
    const card = path.includes(':cardId') ? cardFor(id) : null;
    await page.goto(`${base}/${path.replace(':cardId', card?.id ?? '')}`);
    return card;
  };
  return {
    page,
    portal: stage.portal,
    sandbox: stage.sandbox,
    tenant,
    base,
    username: username ?? '',
    cards,
    t,
    open,
    async act(id) {
      const card = cardFor(id);
      await page.goto(`${base}/${screenOf('cardDetails').paths[0].replace(':cardId', card.id)}`);
      const place = screenOf(id).menuEntries?.find(({ isCardAction }) => isCardAction);
      if (!place) throw new Error(`"${id}" is no action of a card.`);
      await main
        .getByRole('navigation')
        .getByRole('link', { name: t(place.label), exact: true })
        .click();
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      return card;
    },
    main,
    heading: main.getByRole('heading', { level: 1 }),
    button: (key) => main.getByRole('button', { name: t(key), exact: true }),
    field: (key) => main.getByLabel(t(key), { exact: true }),
    link: (key) => main.getByRole('link', { name: t(key), exact: true }),
    radio: (key) => main.getByRole('radio', { name: t(key) }),
    dialog: (name) => page.getByRole('dialog', { name: t(`dialogs.${name}.title`) }),
    section: (key) => page.getByRole('region', { name: t(key) }),
  };
}
