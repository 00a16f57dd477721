import type { SeenError } from '../telemetry/startTelemetry.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import { whenIdle } from './whenIdle.ts';

/** What the start of a page notes for its report; what measures is loaded once the page is usable. */
export interface Telemetry {
  show(screen: ScreenId): void;
  /** @param code of the catalogue, with its own text; null for any other, which may hold anything */
  reportError(code: string | null): void;
}

/** As many errors as the host reads of one report (host/serve/readPageReport.ts), which refuses long ones as a whole. */
const MOST_ERRORS = 20;

/** As much of a page as its report needs. */
interface MeasuredPage extends Pick<PageData, 'base' | 'tenantVersion'> {
  readonly tenant: Pick<PublicTenant, 'telemetry'> | null;
}

/** @returns null where the tenant has not switched it on: nothing is noted, loaded or sent */
export function createTelemetry(page: MeasuredPage): Telemetry | null {
  if (page.tenant?.telemetry !== 'on') return null;
  let shown: ScreenId | null = null;
  const errors: SeenError[] = [];
  return {
    show(screen) {
      if (!shown) {
        whenIdle(() => {
          import('../telemetry/startTelemetry.ts').then(
            ({ startTelemetry }) => startTelemetry({ page, screen, errors }),
            // Nobody is told that nothing is told.
            () => undefined,
          );
        });
      }
      shown = screen;
    },
    reportError(code) {
      if (shown && errors.length < MOST_ERRORS) errors.push({ screen: shown, code: code ?? 'other' });
    },
  };
}
