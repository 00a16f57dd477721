import type { Manifest } from '../assemble/manifest.ts';
import type { ShownScreen, ThirdPartyGate } from '../routing/ThirdPartyGate.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { ThirdParties } from '../third-party/createThirdParties.ts';
import type { ThirdPartyConnection } from '../third-party/scriptAddresses.ts';
import type { Telemetry } from './createTelemetry.ts';
import { whenIdle } from './whenIdle.ts';

/** The same gate, which tells of each screen that comes, sensitive ones as well: nothing of it leaves for others. */
export function withTelemetry(gate: ThirdPartyGate, telemetry: Telemetry | null): ThirdPartyGate {
  if (!telemetry) return gate;
  return {
    ...gate,
    show(screen) {
      telemetry.show(screen.id);
      gate.show(screen);
    },
  };
}

/** The same gate, handed on by a page whose first screen it has been told of. */
export function withoutRepeat(gate: ThirdPartyGate, { id }: ShownScreen): ThirdPartyGate {
  let isTold = true;
  return {
    ...gate,
    show(screen) {
      if (!isTold || screen.id !== id) gate.show(screen);
      isTold = false;
    },
  };
}

/**
 * Keeps the tenant's third parties out until the page is usable, and away from sensitive screens (threat P4). All of
 * it is loaded later: a tenant that asks for no consent never loads it.
 */
export function createThirdPartyGate({
  connection,
}: {
  readonly connection: ThirdPartyConnection;
}): ThirdPartyGate {
  let parties: ThirdParties | null = null;
  let screen: ScreenId | null = null;
  let isAsked = false;
  const load = () =>
    import('../third-party/createThirdParties.ts').then(
      ({ createThirdParties }) => {
        parties = createThirdParties(connection, window);
        parties.show(screen);
      },
      // The portal does without.
      () => undefined,
    );
  return {
    show({ id, isSensitive }: ShownScreen) {
      screen = isSensitive ? null : id;
      parties?.show(screen);
      if (isAsked || screen === null || !connection.cookieConsent) return;
      isAsked = true;
      whenIdle(() => void load());
    },
    enter({ isSensitive }: Manifest) {
      if (isSensitive) {
        screen = null;
        parties?.show(null);
      }
      return Boolean(parties && (parties.isWithdrawn() || (isSensitive && parties.hasRun())));
    },
  };
}
