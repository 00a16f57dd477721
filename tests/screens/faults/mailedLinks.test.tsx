// @vitest-environment jsdom
/** Links from mails, and a new one asked for: a refused link is of no more use, a service that is down is. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BREAKDOWNS, EXPIRED, REFUSALS } from '../../support/faults.ts';
import { LINKS, NEW_LINK } from './links.ts';
import { expectPlain, main, openBroken } from './openBroken.tsx';
import { catalogueWords } from './sendings.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe.each(LINKS)('$what ($call)', (link) => {
  it.each([...REFUSALS, EXPIRED])(
    'is not used up by a wrong word: after $name the page says so, why, and where to go on [F11]',
    async (fault) => {
      const { t, call } = await openBroken(link, (each) => {
        each.fault = fault;
      });
      await waitFor(() => expect(heading()).toBe(t(`${link.words}.failed`)));
      expectPlain(main().textContent, fault.name);
      expect(main().textContent).toContain(catalogueWords(fault, t));
      expect(main().textContent).toContain(t(`${link.words}.hint`));
      const ways = [...within(main()).queryAllByRole('button'), ...within(main()).queryAllByRole('link')];
      expect(ways.map(({ textContent }) => textContent)).toContain(t(link.wayOn));
      expect(call.sent).toBe(1);
    },
  );

  it('can be used again after the service broke down, by a press alone [F2 F11]', async () => {
    const view = await openBroken(link, (each) => {
      each.fault = BREAKDOWNS[0] ?? null;
    });
    const { t, call } = view;
    for (const [index, { name }] of BREAKDOWNS.entries()) {
      await waitFor(() => expect(heading(), name).toBe(t('mailedLink.unreachable.title')));
      expect(main().textContent).toContain(t('mailedLink.unreachable.text'));
      expect(call.sent).toBe(index + 1);
      call.fault = BREAKDOWNS[index + 1] ?? null;
      await userEvent.click(screen.getByRole('button', { name: t('common.tryAgain') }));
      await waitFor(() => expect(call.sent).toBe(index + 2));
    }
    await waitFor(() => expect(heading()).toBe(t(`${link.words}.done.title`)));
  });

  it('waits ten seconds for its answer, and claims nothing before [F11]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { t, call } = await openBroken(link, (each) => {
      each.delay = 10_000;
    });
    await waitFor(() => expect(heading()).toBe(t(`${link.words}.sending`)));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(heading()).toBe(t(`${link.words}.sending`));
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(heading()).toBe(t(`${link.words}.done.title`)));
    expect(call.sent).toBe(1);
  });
});

describe('a new link that is asked for (requestEmailVerification)', () => {
  const ask = async (fault: (typeof BREAKDOWNS)[number]) => {
    const view = await openBroken(NEW_LINK, (each) => {
      each.fault = fault;
    });
    const button = await screen.findByRole('button', { name: view.t('mailedLink.resend') });
    await userEvent.click(button);
    return { ...view, button };
  };
  const isReported = ({ status }: (typeof BREAKDOWNS)[number]) =>
    status === null || status >= 500 || [401, 403, 429].includes(status);
  const all = [...REFUSALS, ...BREAKDOWNS, EXPIRED];

  it.each(all.filter(isReported))(
    'says that none was sent after $name, and can be asked for again [F11]',
    async (fault) => {
      const { t, button, call } = await ask(fault);
      const said = await screen.findByRole('alert');
      expect(said.textContent).toContain(catalogueWords(fault, t));
      expectPlain(said.textContent, fault.name);
      expect(heading()).toBe(t('accountValidation.failed'));
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
      expect(call.sent).toBe(1);
      call.fault = null;
      await userEvent.click(button);
      await waitFor(() => expect(heading()).toBe(t('mailedLink.resent.title')));
    },
  );

  it.each(all.filter((fault) => !isReported(fault)))(
    'says after $name what it says after success [F6]',
    async (fault) => {
      const { t } = await ask(fault);
      await waitFor(() => expect(heading()).toBe(t('mailedLink.resent.title')));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
