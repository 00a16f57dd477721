import { stateOfScreen } from '../../runtime/assemble/assembleScreens.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { nearestValues } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { ScreenFacts } from './tenantCheck.ts';

/** A link of the tenant's own, as the file writes it. */
interface WrittenOwnLink {
  readonly text?: unknown;
  readonly href?: string;
  readonly screen?: string;
}

type Offer = Pick<Tenant, 'features' | 'terms' | 'links'>;

const EXAMPLE = 'For example { "text": { "en": "Shop" }, "href": "https://shop.sorvia.example/" }.';

/** A link has words and one place to lead to; a screen is one that the tenant offers, whatever card is looked at. */
export function refuseOwnLink(
  { text, href, screen: id }: WrittenOwnLink,
  pointer: string,
  { tenant, screens }: { readonly tenant: Offer; readonly screens: readonly ScreenFacts[] },
): Finding[] {
  if (text === undefined || (href === undefined) === (id === undefined)) {
    const message = `A link has its text by language, and either an href or a screen. ${EXAMPLE}`;
    return [{ pointer, rule: 'own-link', message }];
  }
  return id === undefined ? [] : refuseScreen(id, joinPointer(pointer, 'screen'), { tenant, screens });
}

function refuseScreen(
  id: string,
  pointer: string,
  { tenant, screens }: { readonly tenant: Offer; readonly screens: readonly ScreenFacts[] },
): Finding[] {
  const screen = screens.find((each) => each.id === id);
  if (!screen) {
    const fitting = screens.filter(isOpenToLinks).map((each): string => each.id);
    const message = `There is no screen "${id}".${didYouMean(id, fitting)}`;
    return [{ pointer, rule: 'screen', message, ...nearestValues(id, fitting) }];
  }
  const [off] = refuseOff(screen, tenant, pointer);
  if (off) return [off];
  if (isOpenToLinks(screen)) return [];
  const message = `The screen "${id}" is of one card, or has no address of its own: a link cannot lead to it.`;
  return [{ pointer, rule: 'screen-address', message }];
}

/** A screen that is named is offered. */
export function refuseOff(screen: ScreenFacts, tenant: Offer, pointer: string): Finding[] {
  if (stateOfScreen(tenant, screen) !== 'off') return [];
  const why =
    screen.feature && tenant.features[screen.feature] === 'off'
      ? `: features.${screen.feature} is "off"`
      : '';
  return [{ pointer, rule: 'screen-off', message: `The screen "${screen.id}" is not offered${why}.` }];
}

function isOpenToLinks({ paths: [path] }: ScreenFacts): boolean {
  return path !== '*' && !path.includes(':');
}
