/**
 * What a tenant takes from others: cookie-consent script, tag manager, analytics, chat assistant (CFG-32,
 * CFG-40, CFG-41, CFG-47). Loaded after the page is usable. The consent script alone comes before a choice,
 * everything else after the consent for its purpose and never on a sensitive screen (threats P4 to P7).
 * Whatever fails here fails silently.
 */
import { deviceOf } from '../format/deviceOf.ts';
import { ASK_EVENT } from '../tenant/consentEvents.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import { type Purpose, watchConsent } from './consent.ts';
import { createAnalytics } from './createAnalytics.ts';
import { createChat } from './createChat.ts';
import { createRoom } from './createRoom.ts';
import { createScripts } from './createScripts.ts';
import { createTagManager } from './createTagManager.ts';
import { scriptAddresses, scriptOrigins, type ThirdPartyConnection } from './scriptAddresses.ts';

/** The signed-out home page, by its screen id. */
const HOME = 'home';

export interface ThirdParties {
  /** @param screen id of the screen that is shown now; null while it is a sensitive one */
  show(screen: ScreenId | null): void;
  /** Whether a script of others is in the page, so that a sensitive screen needs a page of its own. */
  hasRun(): boolean;
  /** Whether consent was withdrawn after such a script ran: the next screen comes without it. */
  isWithdrawn(): boolean;
}

export function createThirdParties(connection: ThirdPartyConnection, page: Window): ThirdParties {
  const addresses = scriptAddresses(connection);
  const scripts = createScripts({
    page,
    addresses: Object.values(addresses).filter((each) => each !== null),
    origins: scriptOrigins(connection),
  });
  const { tagManager, analytics } = connection;
  /** Those that count screens, each after the consent for its purpose. */
  const counters = [
    tagManager && addresses.tagManager
      ? { purpose: 'marketing', report: createTagManager(page, tagManager, addresses.tagManager, scripts) }
      : null,
    analytics
      ? { purpose: 'statistics', report: createAnalytics(page, analytics, addresses.analytics, scripts) }
      : null,
  ] satisfies readonly ({ purpose: Purpose; report: (screen: ScreenId) => void } | null)[];
  const room = createRoom(page);
  const chat = addresses.chat ? createChat(page, addresses.chat, scripts) : null;

  let given: ReadonlySet<Purpose> = new Set();
  let hadGiven: ReadonlySet<Purpose> = new Set();
  let screen: ScreenId | null = null;
  /** Who got a report of the screen that is shown. */
  let reported = new Set<unknown>();

  function update() {
    if (screen !== null && addresses.consent && !scripts.hasAdded()) {
      room.open();
      scripts.add(addresses.consent);
    }
    for (const counter of counters) {
      if (screen === null || !counter || !given.has(counter.purpose) || reported.has(counter)) continue;
      reported.add(counter);
      counter.report(screen);
    }
    updateChat();
  }

  /** On phones it would cover the home page (NAV-85, NAV-87). */
  function updateChat() {
    const isCovering = screen === HOME && deviceOf(page.innerWidth) === 'mobile';
    if (screen !== null && given.has('support') && !isCovering) chat?.show();
    else chat?.hide();
  }

  watchConsent(page, (choice) => {
    room.close();
    given = choice;
    hadGiven = new Set([...hadGiven, ...choice]);
    update();
  });
  page.addEventListener('resize', updateChat);
  // Heard before the consent script hears it, which is put in later.
  page.addEventListener(ASK_EVENT, () => {
    chat?.spare();
    room.open();
  });
  return {
    show(next) {
      screen = next;
      reported = new Set();
      update();
    },
    hasRun: scripts.hasAdded,
    isWithdrawn: () => [...hadGiven].some((purpose) => !given.has(purpose)),
  };
}
