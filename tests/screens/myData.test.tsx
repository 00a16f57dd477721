// @vitest-environment jsdom
/** What the portal knows about a person, as a file: in the profile, and before a deletion. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTenant } from '../support/aTenant.ts';
import { json, success } from '../support/fakeFetch.ts';
import { aServerCard } from '../support/holderGateway.ts';
import { personGateway } from '../support/personGateway.ts';
import { renderScreen, USERNAME } from '../support/renderScreen.tsx';
import { catchSavedFiles, type SavedFile } from '../support/savedFiles.ts';

let saved: readonly SavedFile[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] });
  saved = catchSavedFiles();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OPTINS = [
  {
    optin_ref: 'general_marketing',
    subscriptions: [
      { type: 'email', is_subscribed: true },
      { type: 'phone', is_subscribed: false },
    ],
  },
];

interface Given {
  readonly path?: string;
  readonly card?: Record<string, unknown>;
  readonly info?: Record<string, unknown>;
  readonly optins?: () => Response;
}

async function open({
  path = '/my-profile',
  card = {},
  info = {},
  optins = () => success(OPTINS),
}: Given = {}) {
  const person = personGateway({ cards: [aServerCard(card)], info });
  const view = await renderScreen({
    path,
    tenant: aTenant(),
    language: 'en',
    gateway: (asked, query, request) =>
      asked.endsWith('/optins') ? optins() : person.gateway(asked, query, request),
  });
  return { ...view, ...person };
}

const button = () => screen.findByRole('button', { name: 'Save my data' });

async function linesOf(): Promise<readonly string[]> {
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.file.text();
  return (text ?? '').replace('\uFEFF', '').trim().split('\r\n');
}

describe('my data', () => {
  it('is a table of person, cards and consents, made at a press from calls that the portal makes anyway [LOV-50]', async () => {
    const { calls, changes } = await open();
    const save = await button();
    expect(calls().filter((call) => call.endsWith('/optins'))).toEqual([]);
    await userEvent.click(save);
    expect(await linesOf()).toEqual([
      'About,What,Value',
      'Personal information,Name,Ana Petrova',
      `Personal information,Email,${USERNAME}`,
      // Begins with a sign that spreadsheet programs take for a formula.
      "Personal information,Phone,'+359 881234567",
      'Personal information,Date of birth,1990-03-05',
      'Personal information,Address,"Main Street 7, 1000 Sofia, Bulgaria"',
      expect.stringMatching(/^Meal card 4821,Status,Active$/),
      expect.stringMatching(/^Meal card 4821,Valid until,\d{4}-\d{2}-\d{2}$/),
      expect.stringMatching(/^Meal card 4821,"Available balance, Meal card \(BGN\)",\d+\.\d{2}$/),
      'Consents,News and offers: Email,Yes',
      'Consents,News and offers: Phone,No',
    ]);
    expect(saved[0]?.name).toBe('my-data-2026-11-23.csv');
    expect(screen.getByText('Saved as my-data-2026-11-23.csv.')).toBeTruthy();
    expect(changes).toEqual([]);
  });

  it('has the day that screens show where the gateway says an instant at which money runs out [LOV-50]', async () => {
    const expirations = [
      { amount: 200, expires_at: '2026-12-31T22:30:00Z' },
      { amount: 100, expires_at: '2026-12-24' },
    ];
    await open({ card: { balances: [{ product_ref: 'meal', amount: 300, expirations }] } });
    await userEvent.click(await button());
    const text = (await linesOf()).join('\n');
    expect(text).toMatch(/, 2027-01-01",2\.00/);
    expect(text).toMatch(/, 2026-12-24",1\.00/);
  });

  it('has no secret and no identifier of a card in it, and runs no formula [LOV-50 K2 X7]', async () => {
    await open({ info: { first_name: '=cmd()' } });
    await userEvent.click(await button());
    const text = (await linesOf()).join('\n');
    expect(text).toContain("Name,'=cmd() Petrova");
    expect(text).not.toMatch(/CN|token|Bearer/);
  });

  it('is no half of a file when a call fails: it says so, and works at the next press [LOV-50]', async () => {
    let isDown = true;
    await open({ optins: () => (isDown ? json({}, 500) : success(OPTINS)) });
    await userEvent.click(await button());
    const said = 'We could not read all of it, so nothing was saved. Try again.';
    expect((await screen.findByText(said)).getAttribute('role')).toBe('status');
    expect(saved).toEqual([]);
    isDown = false;
    await userEvent.click(await button());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is offered before an account is deleted as well [LOV-50 RTE-61]', async () => {
    await open({ path: '/my-profile/delete' });
    const main = await screen.findByRole('main');
    expect(await within(main).findByText(/You can save it now/)).toBeTruthy();
    await userEvent.click(await button());
    expect((await linesOf()).length).toBeGreaterThan(8);
  });
});
