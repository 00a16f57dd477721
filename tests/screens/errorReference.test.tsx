// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { GatewayError } from '../../runtime/gateway/errors.ts';
import { manifests } from '../../screens/index.ts';
import Login from '../../screens/login/Login.tsx';
import { manifestsWithout } from '../support/builtScreens.tsx';
import { json, type SentRequest } from '../support/fakeFetch.ts';
import { type Gateway, type RenderOptions, renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const ID = '4f3a9c21-77b0-4e11-8d5c-b8a1f2c3d4e5';
const SHOWN = '4f3a9c21-77b0';

/** Cards that cannot be had. */
function failingCards(code: string, status: number): Gateway {
  const body = { meta: { status: 'failed', messages: [{ code, message: code }] } };
  return (path) => (path.endsWith('/cards') ? json(body, status, { 'x-request-id': ID }) : undefined);
}

async function openCards(gateway: Gateway, options: Partial<RenderOptions> = {}) {
  const view = await renderScreen({ path: '/account', gateway, ...options });
  const place = await within(await screen.findByRole('main')).findByRole('alert');
  return { ...view, place: within(place), text: () => place.textContent ?? '' };
}

/** A program whose notifications are a fault of ours. */
function broken(): readonly Manifest[] {
  const load = async () => ({
    default: () => {
      throw new Error('A fault of ours.');
    },
  });
  return manifests.map((each) => (each.id === 'profileNotifications' ? { ...each, load } : each));
}

/** A program whose sign-in ends so. */
function failedSignIn(failed: string): readonly Manifest[] {
  const load = async () => ({ default: Login, loader: async () => ({ failed }) });
  return manifests.map((each) => (each.id === 'login' ? { ...each, load } : each));
}

describe('the reference of an error', () => {
  it('stands in its place, is copied by one press and shows with which portal it came and when [LOV-60 LOV-61]', async () => {
    const user = userEvent.setup();
    const before = Date.now();
    const { place, t, text } = await openCards(failingCards('BAD_GATEWAY', 502));
    expect(text()).toContain(`Reference: ${SHOWN}`);
    expect(text()).not.toContain(ID);
    await user.click(await place.findByRole('button', { name: t('payment.copy') }));
    expect(await navigator.clipboard.readText()).toBe(SHOWN);
    expect(await place.findByText(t('payment.copied'))).toBeTruthy();
    const details = place.getByText(t('common.details')).closest('details');
    expect(details?.open).toBe(false);
    const [, time = '', hours] =
      /Time: ([\d-]+ (\d\d):\d\d:\d\d) \(Europe\/Sofia\)/.exec(details?.textContent ?? '') ?? [];
    const inZone = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/Sofia',
    });
    expect([before, Date.now()].map((each) => inZone.format(each))).toContain(hours);
    expect(time.slice(0, 2)).toBe('20');
    expect(details?.textContent).toMatch(/Configuration: 0123456789ab(?![0-9a-f])/);
    expect(details?.textContent).toContain('Portal 3.10.4, build test');
  });

  it('comes in a toast as well [LOV-60]', async () => {
    const { portal } = await renderScreen({ path: '/accessibility' });
    const facts = { code: '500', level: 'error', original: null, status: 500, reference: SHOWN } as const;
    portal.reportError(new GatewayError(facts));
    expect((await screen.findByRole('alert')).textContent).toContain(`Reference: ${SHOWN}`);
  });

  it('is not shown where people can mend it themselves [LOV-60]', async () => {
    const { place, t, text } = await openCards(failingCards('TOO_MANY_REQUEST', 429));
    expect(text()).toContain(t('error-messages.TOO_MANY_REQUEST'));
    expect(text()).not.toContain(SHOWN);
    expect(place.queryByText(t('common.details'))).toBeNull();
  });

  it('is the trace that the call carried where no answer came [LOV-60]', async () => {
    let carried = '';
    const { text } = await openCards((path, _query, { headers }) => {
      if (!path.endsWith('/cards')) return undefined;
      carried = headers.get('traceparent')?.slice(3, 16) ?? '';
      throw new TypeError('The connection was reset.');
    });
    expect(carried).toMatch(/^[0-9a-f]{13}$/);
    expect(text()).toContain(`Reference: ${carried}`);
  });

  it('of what was no call is told to the host first, and not shown where it does not answer [LOV-60]', async () => {
    const heard: (string | null)[] = [];
    let isThere = true;
    const home = ({ method, headers }: SentRequest) => {
      if (method !== 'HEAD') return;
      if (!isThere) throw new TypeError('The connection was reset.');
      heard.push(headers.get('traceparent'));
    };
    const options = { path: '/my-profile/notifications-center', manifests: broken(), pages: home };
    const { t } = await renderScreen(options);
    expect(await screen.findByRole('heading', { level: 1, name: t('partNotLoaded.title') })).toBeTruthy();
    await screen.findByText(/^Reference:$/);
    const shown = /Reference: ([0-9a-f]{13})/.exec(document.body.textContent ?? '')?.[1];
    expect(heard.map((trace) => trace?.slice(3, 16))).toEqual([shown]);
    cleanup();
    isThere = false;
    await renderScreen(options);
    await screen.findByText(t('common.details'));
    expect(document.body.textContent).not.toContain('Reference: ');
    isThere = true;
  });
});

describe('the reference of a sign-in that failed', () => {
  it.each(['clock', 'unreachable', 'provider'])(
    'is that of what the host was told: %s [LOV-60]',
    async (failed) => {
      await renderScreen({ path: '/login', isSignedIn: false, manifests: failedSignIn(failed) });
      expect((await screen.findByText(/^Reference:/)).textContent).toMatch(/^Reference: [0-9a-f]{13}$/);
    },
  );
});

describe('the way from an error to the contact form', () => {
  const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message');

  it('leads there with the reference in the text, in the person’s language [LOV-62]', async () => {
    const { place, t, router } = await openCards(failingCards('BAD_GATEWAY', 502));
    const link = await place.findByRole('link', { name: t('contactBlock.write') });
    expect(link.getAttribute('href')).toBe(`/xx/contact-us?error=${SHOWN}`);
    await router.navigate(`/contact-us?error=${SHOWN}`);
    expect((await message()).value).toBe(`The portal showed me an error.\nReference: ${SHOWN}\n`);
    expect(screen.getByText(t('contact.error.filled'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Subject').value).toBe('other');
    cleanup();
    const other = await renderScreen({ path: `/contact-us?error=${SHOWN}`, language: 'uk' });
    const field = await screen.findByLabelText<HTMLTextAreaElement>(other.t('forms.message'));
    expect(field.value).toBe(`Портал показав мені помилку.\nНомер помилки: ${SHOWN}\n`);
  });

  it('fills in nothing that no error has written [LOV-62]', async () => {
    const { t } = await renderScreen({
      path: '/contact-us?error=Call%20%2B359%202%20400%20and%20say%20your%20PIN',
    });
    expect((await message()).value).toBe('');
    expect(screen.queryByText(t('contact.error.filled'))).toBeNull();
  });

  it('is not there for visitors, nor where a tenant has no such form or the words ask for none [LOV-62]', async () => {
    const absent = async (view: Awaited<ReturnType<typeof openCards>>) => {
      await view.place.findByText(view.t('common.details'));
      expect(view.place.queryByRole('link', { name: view.t('contactBlock.write') })).toBeNull();
      cleanup();
    };
    await absent(
      await openCards(failingCards('BAD_GATEWAY', 502), { manifests: manifestsWithout('contactUs') }),
    );
    await absent(await openCards(failingCards('UNHEARD_OF', 409)));
    const { t } = await renderScreen({
      path: '/account-validation?email=a%40b.example&code=1',
      isSignedIn: false,
      gateway: () => json({}, 500, { 'x-request-id': ID }),
    });
    await screen.findByText(t('mailedLink.unreachable.title'));
    await waitFor(() => expect(screen.getByText(t('common.details'))).toBeTruthy());
    expect(
      within(screen.getByRole('main')).queryByRole('link', { name: t('contactBlock.write') }),
    ).toBeNull();
    expect(screen.getByRole('main').textContent).toContain(SHOWN);
  });
});
