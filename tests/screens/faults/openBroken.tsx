/** A screen with one call that can be made to fail. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { json } from '../../support/fakeFetch.ts';
import { type BreakableCall, breakableCall } from '../../support/faults.ts';
import { type RenderOptions, renderScreen, USERNAME } from '../../support/renderScreen.tsx';
import { renewedTokens } from '../../support/renewedTokens.ts';

/** A call as a holder meets it. */
export interface FaultCase {
  /** The function of `runtime/gateway` that sends it, or `lookup` with the name of a list of the app backend. */
  readonly call: string;
  /** What it is for, and where. */
  readonly what: string;
  /** Line of the call: see `breakableCall`. */
  readonly line: RegExp;
  /** Made anew for each test: gateways keep what is changed. */
  readonly open: () => RenderOptions;
  /** Sent without a session, so that a 401 is a refusal like others (API-05). */
  readonly isAnonymous?: boolean;
}

export type Opened = Awaited<ReturnType<typeof openBroken>>;

/** @param arm before the first call is sent */
export async function openBroken(each: FaultCase, arm: (call: BreakableCall) => void = () => undefined) {
  const options = each.open();
  const tenant = options.tenant ?? aTenant();
  const call = breakableCall(each.line);
  arm(call);
  const renewals = { count: 0 };
  const view = await renderScreen({
    ...options,
    tenant,
    gateway: (path, query, request) => {
      const search = query.size > 0 ? `?${query}` : '';
      return call.answer(`${request.method} ${path}${search}`, () => options.gateway?.(path, query, request));
    },
    lookups: (name, language) =>
      call.answer(`GET lookups/${name}`, () => options.lookups?.(name, language)) as
        | Response
        | Promise<Response | undefined>
        | undefined,
    renewal: () => {
      renewals.count += 1;
      return json(renewedTokens(tenant, USERNAME));
    },
  });
  return { ...view, call, renewals };
}

export const main = () => screen.getByRole('main');
export const pathOf = ({ router }: Pick<Opened, 'router'>) => router.state.location.pathname;

/** Text for people: no key, no name of an error, no markup, nothing that is not filled in. */
export function expectPlain(text: string | null, what: string): void {
  expect(text?.trim(), what).not.toBe('');
  expect(text, what).not.toMatch(
    /error-messages|undefined|\bnull\b|NaN|\[object|TypeError|Gateway|<\/?\w+|\{\{|#CONTACT#|\b[A-Z]+_[A-Z_]+\b/,
  );
}
