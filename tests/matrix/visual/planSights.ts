/** Which addresses are looked at, in which languages and whose: made from the manifests and the tenant alone. */
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';

/** One screen in one language. */
export interface Sight {
  readonly screen: string;
  readonly language: string;
  readonly manifest: Manifest;
  readonly access: 'visitor' | 'person' | 'card';
  /** Whether the screen only passes people on: its journeys are shown elsewhere, and there is nothing to look at. */
  readonly isPassage: boolean;
  /** Of a later step, which leads back to the first one unless that was passed, and of one of a list: where it is reached from, and what is pressed there. */
  readonly after?: { readonly manifest: Manifest; readonly press: readonly string[] };
}

/** Whose cards are looked at, in this order, until one is found that a screen is available for (sandbox seeds). */
export const PEOPLE = ['ana', 'states'] as const;

/** Widths of the window in CSS pixels, widest first: a telephone, a tablet, a desk. */
export const WIDTHS = [1440, 820, 390] as const;

/** The way to the provider, and out. */
const PASSAGES: readonly string[] = ['login', 'logout'];

/** What is reached from another screen, with what is pressed there (selectors below `main`): later steps, and one of a list. */
const AFTER: Readonly<Record<string, { readonly screen: string; readonly press: readonly string[] }>> = {
  myCardBlockReplaceConfirm: {
    screen: 'myCardBlockReplace',
    press: ['input[value=virtual]', 'form [type=submit]'],
  },
  myCardTransaction: { screen: 'myCardTransactions', press: ['li:first-child a[href*="/transactions/"]'] },
};

/** What stands for an address that is none. */
const NOWHERE = 'no-such-page';

export function planSights(tenant: PublicTenant, manifests: readonly Manifest[]): readonly Sight[] {
  // One language after the other, so that it is switched as rarely as can be.
  return tenant.languages.flatMap((language) =>
    assembleScreens(tenant, manifests).map(({ manifest }): Sight => {
      const isCards = manifest.paths[0].includes(':cardId');
      const step = AFTER[manifest.id];
      const before = manifests.find(({ id }) => id === step?.screen);
      const access = isCards ? 'card' : manifest.guards.includes('signedIn') ? 'person' : 'visitor';
      return {
        screen: manifest.id,
        language,
        manifest,
        access,
        isPassage: PASSAGES.includes(manifest.id),
        ...(step && before && { after: { manifest: before, press: step.press } }),
      };
    }),
  );
}

/** The first card that a screen is there for; undefined when there is none. */
export function findCard<Card extends CardFacts>(
  { guards, isAvailable }: Manifest,
  cards: readonly Card[],
): Card | undefined {
  const isPending = (card: Card) => card.isVirtual && card.status === 'pending';
  return cards.find(
    (card) => (isAvailable?.(card) ?? true) && !(guards.includes('verifiedCard') && isPending(card)),
  );
}

/**
 * Below the site's root, such as `/xx/my-cards/add`. Links from mails come with what a mail would say; nobody has
 * been sent one, so the page of a link that does not hold is what shows.
 */
export function addressOf({ manifest, language, access }: Sight, tenant: PublicTenant, cardId = ''): string {
  const base = `/${tenant.code}`;
  if (manifest.hasLanguagePaths) return language === tenant.languages[0] ? `${base}/` : `${base}/${language}`;
  const path = manifest.paths[0].replace(':cardId', cardId).replace(/\/\*$/, '').replace('*', NOWHERE);
  const { email, code } = tenant.mailLinks.parameters;
  const isMailed = access === 'visitor' && manifest.paths.length > 1;
  return `${base}/${path}${isMailed ? `?${email}=nobody%40portal.example&${code}=123456` : ''}`;
}
