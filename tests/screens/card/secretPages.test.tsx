// @vitest-environment jsdom
// Over 250 lines: one case for each way in which a secret is opened, hidden or refused.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../../support/holderGateway.ts';
import { type Gateway, renderScreen } from '../../support/renderScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PIN = 'request-pin-reveal-uri';
const CARD = 'request-card-reveal-uri';
const ADDRESS = 'http://localhost:1/xx/pages/secret-ticket';

const FLAGS = {
  can_be_activated: true,
  is_change_pin_field_displayed: true,
  is_pin_reveal_field_displayed: true,
};

interface Options {
  readonly answer?: () => Response | Promise<Response>;
  readonly card?: Record<string, unknown>;
  readonly hideSeconds?: number;
  readonly language?: string;
}

async function open(screenPath: string, options: Options = {}) {
  const card = {
    status: 'issued',
    settings: FLAGS,
    is_virtual: screenPath.includes('plasticless'),
    ...options.card,
  };
  const asked: { call: string; language: string | null }[] = [];
  const gateway: Gateway = (path, query, request) => {
    const call = path.split('/').at(-1) ?? '';
    if (call === PIN || call === CARD) {
      const option = query.get('option');
      asked.push({
        call: option ? `${call} ${option}` : call,
        language: request.headers.get('accept-language'),
      });
      return options.answer ? options.answer() : success({ uri: ADDRESS });
    }
    return holderGateway({ cards: [aServerCard(card)] })(path, query, request);
  };
  const tenant = aTenant({
    pin: {
      options: { reveal: 'show-it', change: 'alter-it', activate: 'start-it' },
      hideSeconds: options.hideSeconds ?? 60,
    },
  });
  const view = await renderScreen({
    path: `/my-cards/card-details/1-CN/${screenPath}`,
    tenant,
    gateway,
    ...(options.language && { language: options.language }),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, asked, card };
}

const frame = () => document.querySelector('iframe');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function shown(name = 'Show the PIN') {
  await press(name);
  await waitFor(() => expect(frame()).not.toBeNull());
  return frame() as HTMLIFrameElement;
}
function hideTab(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}

describe('a page behind a returned address', () => {
  it.each([
    { path: 'pin-reveal', button: 'Show the PIN', call: `${PIN} show-it`, ids: 'RTE-33 NAV-83 API-50' },
    { path: 'pin-change', button: 'Choose a new PIN', call: `${PIN} alter-it`, ids: 'RTE-34 NAV-83' },
    { path: 'activate', button: 'Activate the card', call: `${PIN} start-it`, ids: 'RTE-32 ACT-01' },
    { path: 'plasticless/card-info', button: 'Show the number and code', call: CARD, ids: 'RTE-47 NAV-82' },
    { path: 'plasticless/card-image', button: 'Show the card', call: CARD, ids: 'RTE-48 NAV-81' },
  ])('is asked for on a press alone, and framed: $path [$ids]', async ({ path, button, call }) => {
    const { asked } = await open(path, {
      card: { status: path.includes('plasticless') ? 'active' : 'issued' },
    });
    await screen.findByRole('button', { name: button });
    expect(asked).toEqual([]);
    expect(frame()).toBeNull();
    const { src, title, referrerPolicy } = await shown(button);
    expect(asked).toEqual([{ call, language: 'en' }]);
    expect(src).toBe(ADDRESS);
    expect(title).not.toBe('');
    expect(referrerPolicy).toBe('no-referrer');
    expect(frame()?.getAttribute('allow')).toBe('');
  });

  it('speaks the language of the interface [API-51]', async () => {
    const { asked, t } = await open('pin-reveal', { language: 'uk' });
    await shown(t('secrets.open.reveal'));
    expect(asked[0]?.language).toBe('uk');
  });

  it.each([
    ['pin-reveal', 'Show the PIN', 'allow-scripts allow-same-origin'],
    ['activate', 'Activate the card', 'allow-scripts allow-same-origin allow-forms'],
    ['pin-change', 'Choose a new PIN', 'allow-scripts allow-same-origin allow-forms'],
  ])('gets no more rights than it needs: %s [P2]', async (path, button, rights) => {
    await open(path);
    expect((await shown(button)).getAttribute('sandbox')).toBe(rights);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/pin',
    'http://localhost:2/xx/pages/t',
    'http://ana:1@localhost:1/t',
    `http://localhost:1/${'t'.repeat(10_000)}`,
    '',
  ])('is not framed from an address that is not trusted: %s [P2]', async (uri) => {
    const { t } = await open('pin-reveal', { answer: () => success({ uri }) });
    await press('Show the PIN');
    expect((await screen.findByRole('alert')).textContent).toContain(t('secrets.refused.title'));
    expect(frame()).toBeNull();
    if (uri) expect(document.body.innerHTML).not.toContain(uri);
  });

  it.each([
    ['400', () => json({}, 400)],
    ['403', () => json({}, 403)],
    ['404', () => json({}, 404)],
    ['409', () => json({}, 409)],
    ['429', () => json({}, 429)],
    ['500', () => json({}, 500)],
    ['502 with a page', () => new Response('<html>', { status: 502 })],
    ['503', () => json({}, 503)],
    ['200 that is no JSON', () => new Response('PIN', { status: 200 })],
    ['200 that failed', () => json({ meta: { status: 'failed', messages: [{ code: 'CONFLICT' }] } })],
    ['a cut connection', () => Promise.reject(new TypeError('cut'))],
    ['an answer without an address', () => success({})],
  ])('frames nothing and says in place what happened: %s [F11]', async (_, answer) => {
    await open('pin-reveal', { answer });
    await press('Show the PIN');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(frame()).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the PIN' }).getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    {
      path: 'pin-reveal',
      button: 'Show the PIN',
      code: 'INVALID_CARD',
      text: /could not show the PIN/,
      ids: 'ERR-34',
    },
    {
      path: 'plasticless/card-info',
      button: 'Show the number and code',
      code: 'TOO_MANY_REQUEST',
      text: /60 minutes/,
      ids: 'ERR-36 ERR-42',
    },
    {
      path: 'plasticless/card-image',
      button: 'Show the card',
      code: 'CONFLICT',
      text: /already linked/,
      ids: 'ERR-35 ERR-39',
    },
  ])('says $code in the words of its call: $path [$ids]', async ({ path, button, code, text }) => {
    const messages = [{ code, message: 'no' }];
    await open(path, { answer: () => json({ meta: { status: 'failed', messages } }, 400) });
    await press(button);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });
});

describe('a shown PIN', () => {
  it('is asked for once, however often the button is pressed [F1]', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { asked } = await open('pin-reveal', {
      answer: () => new Promise((resolve) => (answer = resolve)),
    });
    const button = await screen.findByRole('button', { name: 'Show the PIN' });
    for (let count = 0; count < 5; count += 1) fireEvent.click(button);
    await waitFor(() => expect(asked).toHaveLength(1));
    answer(success({ uri: ADDRESS }));
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(asked).toHaveLength(1);
  });

  it('goes when its time is over, and comes back by a new press and a new call [P3]', async () => {
    const { asked } = await open('pin-reveal', { hideSeconds: 1 });
    const first = await shown();
    expect(document.activeElement).toBe(first);
    expect(screen.getByText('PIN hides in 1 second', { selector: 'p' }).getAttribute('aria-live')).toBe(
      'off',
    );
    await waitFor(() => expect(frame()).toBeNull());
    expect(document.body.innerHTML).not.toContain('secret-ticket');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the PIN' }));
    const second = await shown();
    expect(second).not.toBe(first);
    expect(asked).toHaveLength(2);
  });

  it('goes by its button, and reading goes on where it was [P3]', async () => {
    const { t } = await open('pin-reveal');
    await shown();
    await press('Hide now');
    expect(frame()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the PIN' }));
    expect(screen.getByRole('status').textContent).toBe(t('secrets.hidden'));
  });

  it.each([
    ['the tab is hidden', () => hideTab(true)],
    ['the page is put aside', () => fireEvent(window, new Event('pagehide'))],
  ])('goes at once when %s [P3]', async (_, leave) => {
    await open('pin-reveal');
    const gone = await shown();
    // At once: a picture of the page is taken right after the event.
    leave();
    expect(gone.isConnected).toBe(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show the PIN' })).toBeTruthy());
    hideTab(false);
    expect(frame()).toBeNull();
  });

  it('never comes to a tab that was hidden while it was asked for [P3]', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { asked } = await open('pin-reveal', {
      answer: () => new Promise((resolve) => (answer = resolve)),
    });
    await press('Show the PIN');
    await waitFor(() => expect(asked).toHaveLength(1));
    hideTab(true);
    answer(success({ uri: ADDRESS }));
    hideTab(false);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Show the PIN' }).getAttribute('aria-busy')).toBeNull(),
    );
    // The answer has come by now, and changes nothing.
    await new Promise((resolve) => setImmediate(resolve));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(frame()).toBeNull();
  });

  it('goes with its screen, and leaves no trace in storage, history or title [P3]', async () => {
    const length = history.length;
    const { router } = await open('pin-reveal');
    await shown();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-ticket');
    expect(document.title).not.toContain('secret-ticket');
    expect(history.length).toBe(length);
    await router.navigate('/my-cards/card-details/1-CN');
    await waitFor(() => expect(frame()).toBeNull());
    expect(document.body.innerHTML).not.toContain('secret-ticket');
  });

  it('takes no messages, whoever sends them [P9]', async () => {
    const { router } = await open('activate');
    const { contentWindow } = await shown('Activate the card');
    const path = router.state.location.pathname;
    for (const data of ['done', { type: 'close' }, { pin: '4072' }, '{"activated":true}']) {
      for (const origin of ['http://localhost:1', 'https://evil.example', location.origin]) {
        fireEvent(window, new MessageEvent('message', { data, origin, source: contentWindow }));
      }
    }
    expect(frame()).not.toBeNull();
    expect(router.state.location.pathname).toBe(path);
    expect(document.body.textContent).not.toMatch(/4072|The card is active/);
  });
});

describe('an activation', () => {
  it('is done when the gateway says so, never before [ACT-02]', async () => {
    const { t, card } = await open('activate');
    await shown('Activate the card');
    await press('Done');
    expect(await screen.findByText(t('secrets.notActive.title'))).toBeTruthy();
    expect(frame()).not.toBeNull();
    Object.assign(card, { status: 'active', settings: { ...FLAGS, can_be_activated: false } });
    await press('Done');
    expect(await screen.findByText(t('secrets.active.title'))).toBeTruthy();
    expect(frame()).toBeNull();
    expect(screen.getByRole('link', { name: t('actions.details') }).getAttribute('href')).toBe(
      '/xx/my-cards/card-details/1-CN',
    );
  });

  it('reads the cards again for who leaves without a word [ACT-02]', async () => {
    const { router, card, t } = await open('activate');
    await shown('Activate the card');
    card.status = 'active';
    await router.navigate('/account');
    const [tile] = await screen.findAllByRole('article');
    await waitFor(() => expect(tile?.textContent).toContain(t('status.active')));
  });

  it('can be finished after the page was hidden, and is opened by a new call [P3]', async () => {
    const { asked, t } = await open('activate');
    await shown('Activate the card');
    hideTab(true);
    hideTab(false);
    expect(await screen.findByText(t('secrets.formHidden'))).toBeTruthy();
    await shown(t('secrets.again'));
    expect(asked).toHaveLength(2);
  });
});

describe('a change of the PIN', () => {
  it('says what can be known of it once it is done, and shows no time [ACT-02]', async () => {
    const { t, calls } = await open('pin-change');
    await shown('Choose a new PIN');
    expect(screen.queryByText(/hides? in/)).toBeNull();
    const before = calls().filter((call) => call.includes('/cards?')).length;
    await press('Done');
    expect(await screen.findByText(t('secrets.changed.title'))).toBeTruthy();
    expect(calls().filter((call) => call.includes('/cards?')).length).toBe(before + 1);
  });
});

describe('the actions of a card', () => {
  it.each([
    { flag: 'can_be_activated', id: 'activate', ids: 'NAV-21 ENT-057' },
    { flag: 'is_pin_reveal_field_displayed', id: 'pin-reveal', ids: 'NAV-22 ENT-059' },
    { flag: 'is_change_pin_field_displayed', id: 'pin-change', ids: 'NAV-23 ENT-058' },
  ])('lead to $id by the flag $flag alone [$ids]', async ({ flag, id }) => {
    const own = ['activate', 'pin-reveal', 'pin-change'];
    await open('', { card: { settings: { [flag]: true } } });
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ pathname }) => pathname.split('/').at(-1));
    expect(new Set(links.filter((each) => own.includes(each ?? '')))).toEqual(new Set([id]));
  });
});
