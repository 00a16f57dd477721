/** Every screen offered has its routes, every other is not found; menus lead to offered screens. */
import { matchPath } from 'react-router';
import { assembleMenu } from '../../../runtime/assemble/assembleMenu.ts';
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, Manifest, MenuName } from '../../../runtime/assemble/manifest.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import { type Check, createRecorder } from '../check.ts';
import { type MatrixTenant, textOf, type World } from '../world.ts';

export const MENUS: readonly MenuName[] = ['top', 'account', 'cards', 'card', 'default'];
/** Stands where a card's id does. */
export const CARD_ID = 'R1-N1';

/** What a manifest and the tenant file say: the gates, read without the assembly. */
export function isOffered({ tenant }: MatrixTenant, manifest: Manifest): boolean {
  const isSwitchedOff = manifest.feature !== undefined && tenant.features[manifest.feature] === 'off';
  return manifest.load !== undefined && !isSwitchedOff && (manifest.isOffered?.(tenant) ?? true);
}

export function checkScreens(world: World, each: MatrixTenant): readonly Check[] {
  const { tenant, code } = each;
  const record = createRecorder('assembled', code);
  const routes = assembleRoutes(tenant, assembleScreens(tenant, world.manifests));
  for (const manifest of world.manifests) {
    const place = {
      screen: manifest.id,
      key: manifest.feature ? `/features/${manifest.feature}` : 'manifest.paths',
    };
    const isThere = isOffered(each, manifest);
    for (const address of addressesOf(manifest, tenant.languages)) {
      const found = routes.find(({ path }) => path !== '*' && matchPath(`/${path}`, `/${address}`));
      const title = isThere ? `/${address} opens the screen` : `/${address} is not found`;
      if (manifest.paths[0] === '*') continue;
      record.equal(place, title, found?.screen.id ?? 'not found', isThere ? manifest.id : 'not found');
    }
    if (!isThere) continue;
    for (const language of tenant.languages) {
      const keys = [titleOf(manifest.id), ...(manifest.menuEntries ?? []).map(({ label }) => label)];
      const missing = keys.filter((key) => !textOf(world, tenant, language, key));
      record.none({ ...place, language }, 'has its title and menu labels in words', missing);
    }
  }
  const last = routes.at(-1);
  if (world.manifests.some(({ paths: [path] }) => path === '*'))
    record.equal({ screen: 'notFound' }, 'any other address shows the not-found page', last?.path, '*');
  record.none(
    { key: 'manifest.paths' },
    'no two routes share a path',
    routes.map(({ path }) => path).filter((path, index, all) => all.indexOf(path) !== index),
  );
  return [...record.checks, ...checkMenus(world, each)];
}

function checkMenus(world: World, { tenant, code }: MatrixTenant): readonly Check[] {
  const record = createRecorder('assembled', code);
  const screens = assembleScreens(tenant, world.manifests);
  const routes = assembleRoutes(tenant, screens);
  const base = `/${code}`;
  const pages: readonly { readonly card?: CardFacts & { acceptanceCategories: readonly string[] } }[] = [
    {},
    { card: everyCard(true) },
    { card: everyCard(false) },
  ];
  for (const { card } of pages) {
    for (const menu of MENUS) {
      const entries = assembleMenu(menu, {
        tenant,
        screens,
        base,
        currentScreen: 'cardDetails',
        isCardRoute: card !== undefined,
        ...(card && { card }),
      });
      const astray = entries.flatMap(({ id, href, isExternal }) => {
        if (isExternal) return href && URL.canParse(href) ? [] : [`${id}: ${href}`];
        if (href === null) return [];
        const route = routes.find(
          ({ path }) => path !== '*' && matchPath(`${base}/${path}`.replace(/\/$/, ''), href),
        );
        const leadsTo = route?.screen.id;
        // Without a card, a screen of cards may have another stand in for it.
        const standIn = card ? undefined : route && withoutCardOf(world, id);
        return leadsTo === id || (standIn !== undefined && leadsTo === standIn) ? [] : [`${id}: ${href}`];
      });
      const whose = card ? `a card (${card.isVirtual ? 'virtual' : 'physical'})` : 'no card';
      record.none(
        { key: menu === 'top' ? '/navigation' : 'manifest.menuEntries' },
        `${menu} menu, ${whose}: every entry leads to an offered screen`,
        astray,
      );
    }
  }
  const { ourNetwork } = tenant.navigation;
  if (ourNetwork !== null) {
    const manifest = world.manifests.find(({ id }) => id === ourNetwork);
    const feature = manifest?.feature;
    record.equal(
      { key: '/navigation/ourNetwork', screen: ourNetwork },
      '“our network” names a screen that is switched on',
      manifest !== undefined && (feature === undefined || tenant.features[feature] !== 'off'),
      true,
    );
  }
  return record.checks;
}

function withoutCardOf({ manifests }: World, id: string): string | undefined {
  return manifests.find((manifest) => manifest.id === id)?.withoutCard;
}

/** An active card with every flag. */
export function everyCard(isVirtual: boolean): CardFacts & { acceptanceCategories: readonly string[] } {
  return {
    id: CARD_ID,
    status: 'active',
    isVirtual,
    acceptanceCategories: [],
    flags: {
      canBeDeleted: true,
      isBlockDisplayed: true,
      isBlockedTemporarily: isVirtual,
      canBeActivated: true,
      isPinChangeDisplayed: true,
      isPinRevealDisplayed: true,
      isPermanentBlockDisplayed: true,
    },
  };
}

/** Addresses below the base that people may call up; those of the home page in each language. */
export function addressesOf(manifest: Manifest, languages: readonly string[]): string[] {
  const paths = manifest.paths.map((path) => path.replace(/:\w+/g, CARD_ID).replace(/\/?\*$/, ''));
  return manifest.hasLanguagePaths ? [...paths, ...languages.slice(1)] : paths;
}
