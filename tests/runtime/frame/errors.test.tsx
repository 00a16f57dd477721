// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ErrorDetails from '../../../runtime/frame/ErrorDetails.tsx';
import type { Translator } from '../../../runtime/messages/createTranslator.ts';
import type { Connection } from '../../../runtime/routing/connection.ts';
import { type Portal, PortalContext, usePortal } from '../../../runtime/routing/Portal.ts';
import type { PageData } from '../../../runtime/tenant/pageData.ts';
import { aSession, offeredWithout, showPart } from '../../support/holderSite.tsx';

const PAGE: Partial<PageData> = { version: '3.10.4', build: 'b7', tenantVersion: '0123456789abcdef' };
const WORDS = {
  'common.reference': 'Reference {{id}}, say it.',
  'errorDetails.time': 'Time: {{time}}',
  'errorDetails.settings': 'Settings: {{version}}',
  'errorDetails.program': 'Program: {{version}}, {{build}}',
};

interface Shown {
  readonly reference?: string | null;
  readonly canWrite?: boolean;
  readonly portal?: Partial<Portal>;
  readonly page?: Partial<PageData>;
  /** What the host answers; by default it answers. */
  readonly host?: () => Promise<Response>;
  /** The later words on their way. */
  readonly words?: () => Promise<void>;
}

beforeEach(() => history.replaceState(null, '', '/xx/account'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function showDetails({
  reference = 'ref-1',
  canWrite = true,
  portal,
  page = PAGE,
  host = async () => new Response(),
  words = async () => undefined,
}: Shown = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(host);
  const connection: Partial<Connection> = { fetch };
  const translator: Partial<Translator> = { complete: words };
  const parts = {
    connection: connection as Connection,
    translator: translator as Translator,
    ...portal,
  };
  const setting = { portal: parts, page, words: WORDS };
  const { rerender } = showPart(<ErrorDetails trace={{ reference }} canWrite={canWrite} />, setting);
  const say = (next: string | null) =>
    act(async () => rerender(<ErrorDetails trace={{ reference: next }} canWrite={canWrite} />));
  await say(reference);
  return { fetch, say };
}
const numbers = () =>
  [...document.querySelectorAll('bdi')].map((number) => number.parentElement?.textContent);
const copyButton = () => screen.queryByRole('button', { name: 'payment.copy' });
const writeLink = () => screen.queryByRole('link', { name: 'contactBlock.write' })?.getAttribute('href');
const folded = () => [...document.querySelectorAll('details p')].map((line) => line.textContent);

describe('what is done with the reference of an error', () => {
  it('is copied by one press, which says whether it is [LOV-61]', async () => {
    const user = userEvent.setup();
    const { fetch } = await showDetails();
    expect(numbers()).toEqual([]);
    await user.click(copyButton() as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('ref-1');
    expect((await screen.findByText('payment.copied')).role).toBe('status');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await user.click(copyButton() as HTMLElement);
    expect(await screen.findByText('payment.notCopied')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['not there yet', () => new Promise<void>(() => undefined)],
    ['not to be had', () => Promise.reject(new Error('No connection.'))],
  ])('is not shown while its words are %s [LOV-61]', async (_, words) => {
    await showDetails({ words });
    expect(document.body.textContent).toBe('');
  });

  it('waits for the words of the portal that it stands in', async () => {
    const withWords = (complete: () => Promise<void>) => (
      <Translated by={{ complete }}>
        <ErrorDetails trace={{ reference: 'ref-1' }} canWrite={false} />
      </Translated>
    );
    const { rerender } = showPart(
      withWords(() => new Promise(() => undefined)),
      { page: PAGE },
    );
    expect(screen.queryByText('common.details')).toBeNull();
    await act(async () => rerender(withWords(async () => undefined)));
    expect(screen.getByText('common.details')).toBeTruthy();
  });
});

/** The portal around it, with another translator. */
function Translated({ by, children }: { readonly by: Partial<Translator>; readonly children: ReactNode }) {
  const portal = usePortal();
  return <PortalContext value={{ ...portal, translator: by as Translator }}>{children}</PortalContext>;
}

describe('the reference of what was no call', () => {
  it('is told to the host, and shown once it has answered [LOV-60]', async () => {
    userEvent.setup();
    const answer = Promise.withResolvers<Response>();
    const { fetch } = await showDetails({ reference: null, host: () => answer.promise });
    expect([numbers(), copyButton(), writeLink()]).toEqual([[], null, '/xx/contactUs']);
    expect(fetch.mock.calls).toEqual([
      [
        '/xx/',
        {
          method: 'HEAD',
          headers: { traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/) },
          cache: 'no-store',
          credentials: 'omit',
        },
      ],
    ]);
    await act(async () => answer.resolve(new Response()));
    const told = new Headers(fetch.mock.calls[0]?.[1]?.headers).get('traceparent')?.slice(3, 16);
    expect(numbers()).toEqual([`Reference ${told}, say it.`]);
    expect(writeLink()).toBe(`/xx/contactUs?error=${told}`);
    expect(copyButton()).toBeTruthy();
  });

  it('is not shown where the host does not answer [LOV-60]', async () => {
    userEvent.setup();
    await showDetails({ reference: null, host: () => Promise.reject(new TypeError('Reset.')) });
    expect([numbers(), copyButton()]).toEqual([[], null]);
    expect(folded()).toHaveLength(3);
  });

  it('gives way to one of a call, and the other way round [LOV-60]', async () => {
    const { fetch, say } = await showDetails({ reference: null });
    await waitFor(() => expect(numbers()).toHaveLength(1));
    await say('ref-2');
    expect([numbers(), writeLink()]).toEqual([[], '/xx/contactUs?error=ref-2']);
    await say(null);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the link from an error to the contact form', () => {
  it('takes the reference along [LOV-62]', async () => {
    await showDetails();
    expect(writeLink()).toBe('/xx/contactUs?error=ref-1');
  });

  it.each<[string, Shown]>([
    ['the words ask for none', { canWrite: false }],
    ['the tenant has no form', { portal: { isOffered: offeredWithout('contactUs') } }],
    ['nobody is signed in', { portal: { session: aSession(null) } }],
  ])('is not there where %s [LOV-62]', async (_, shown) => {
    await showDetails(shown);
    expect(screen.getByText('common.details')).toBeTruthy();
    expect(writeLink()).toBeUndefined();
  });

  it('is not there on the form itself, and the steps behind it [LOV-62]', async () => {
    history.replaceState(null, '', '/xx/contactUs/sent');
    await showDetails();
    expect(screen.getByText('common.details')).toBeTruthy();
    expect(writeLink()).toBeUndefined();
  });
});

describe('the fold beside the reference', () => {
  it('says when it was, on the tenant’s clock, and in which portal [LOV-61]', async () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 0, 5, 22, 4, 9), toFake: ['Date'] });
    const { say } = await showDetails();
    const lines = [
      'Time: 2031-01-06 00:04:09 (Europe/Sofia)',
      'Settings: 0123456789ab',
      'Program: 3.10.4, b7',
    ];
    expect(folded()).toEqual(lines);
    vi.setSystemTime(Date.UTC(2031, 0, 5, 23));
    await say('ref-1');
    expect(folded()).toEqual(lines);
  });

  it('has no line of settings on pages without any [LOV-61]', async () => {
    await showDetails({ page: { ...PAGE, tenantVersion: null } });
    expect(folded().slice(1)).toEqual(['Program: 3.10.4, b7']);
  });
});
