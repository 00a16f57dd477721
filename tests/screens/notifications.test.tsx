// @vitest-environment jsdom
import { onlineManager } from '@tanstack/query-core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { backgroundSettingsAtom } from '../../runtime/data/backgroundSettings.ts';
import { readOfferedOptin } from '../../runtime/gateway/optins.ts';
import { json, success } from '../support/fakeFetch.ts';
import { type Gateway, renderScreen } from '../support/renderScreen.tsx';
import type { WordsBelow } from '../support/wordsBelow.ts';

afterEach(cleanup);

const REFS = ['general_marketing', 'customized_marketing', 'customized_partners_marketing'] as const;
const optin = (ref: string, email: boolean, phone: boolean) => ({
  optin_ref: ref,
  subscriptions: [
    { type: 'email', is_subscribed: email },
    { type: 'phone', is_subscribed: phone },
  ],
});

/** A gateway that keeps opt-ins as the real one does. `fail` may refuse a change. */
function keepingOptins(fail: (ref: string) => Response | undefined = () => undefined) {
  const kept = new Map(REFS.map((ref) => [ref as string, optin(ref, ref === 'general_marketing', false)]));
  const sent: { ref: string; body: unknown }[] = [];
  const gateway: Gateway = (path, _query, { method, body }) => {
    const ref = /\/optins\/(.+)$/.exec(path)?.[1];
    if (path.endsWith('/optins')) return success([...kept.values()]);
    if (ref === undefined || method !== 'PUT') return undefined;
    sent.push({ ref, body: JSON.parse(body ?? '') });
    const refused = fail(ref);
    if (refused) return refused;
    kept.set(ref, { optin_ref: ref, ...JSON.parse(body ?? '') });
    return success({});
  };
  return { gateway, sent, kept };
}

async function open(gateway: Gateway) {
  const shown = await renderScreen({ path: '/my-profile/notifications-center', gateway });
  const { t } = shown;
  const named = (heading: WordsBelow<'consents.headings'>, channel: 'byEmail' | 'byPhone') =>
    screen.findByRole<HTMLInputElement>('switch', {
      name: t(`accessible.${channel}`, { name: t(`consents.headings.${heading}`) }),
    });
  return { ...shown, named, save: () => screen.getByRole('button', { name: t('common.save') }) };
}

describe('the notification centre', () => {
  const CHANGES = [
    {
      heading: 'general',
      channel: 'byEmail',
      ref: 'general_marketing',
      email: false,
      phone: false,
      row: 'ENT-041',
    },
    {
      heading: 'general',
      channel: 'byPhone',
      ref: 'general_marketing',
      email: true,
      phone: true,
      row: 'ENT-042',
    },
    {
      heading: 'customized',
      channel: 'byEmail',
      ref: 'customized_marketing',
      email: true,
      phone: false,
      row: 'ENT-043',
    },
    {
      heading: 'customized',
      channel: 'byPhone',
      ref: 'customized_marketing',
      email: false,
      phone: true,
      row: 'ENT-044',
    },
    {
      heading: 'partners',
      channel: 'byEmail',
      ref: 'customized_partners_marketing',
      email: true,
      phone: false,
      row: 'ENT-045',
    },
    {
      heading: 'partners',
      channel: 'byPhone',
      ref: 'customized_partners_marketing',
      email: false,
      phone: true,
      row: 'ENT-046',
    },
  ] as const;

  it.each(CHANGES)(
    'changes $heading $channel alone, with its whole list of channels [API-27 $row]',
    async ({ heading, channel, ref, email, phone }) => {
      const { gateway, sent } = keepingOptins();
      const { named, save, t } = await open(gateway);
      const choice = await named(heading, channel);
      expect(screen.getAllByRole('switch')).toHaveLength(6);
      await userEvent.click(choice);
      await userEvent.click(save());
      expect(await screen.findByText(t('notifications.saved'))).toBeTruthy();
      expect(sent).toEqual([{ ref, body: { subscriptions: optin(ref, email, phone).subscriptions } }]);
      await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
      const isOn = channel === 'byEmail' ? email : phone;
      await waitFor(async () => expect((await named(heading, channel)).checked).toBe(isOn));
    },
  );

  it('leaves a channel as it was changed elsewhere meanwhile, and shows it [API-27]', async () => {
    const { gateway, sent, kept } = keepingOptins();
    kept.set('general_marketing', optin('general_marketing', false, true));
    const { named, save, t } = await open(gateway);
    expect((await named('general', 'byPhone')).checked).toBe(true);
    kept.set('general_marketing', optin('general_marketing', false, false));
    await userEvent.click(await named('general', 'byEmail'));
    await userEvent.click(save());
    expect(await screen.findByText(t('notifications.saved'))).toBeTruthy();
    expect(sent).toEqual([
      {
        ref: 'general_marketing',
        body: { subscriptions: optin('general_marketing', true, false).subscriptions },
      },
    ]);
    expect((await named('general', 'byPhone')).checked).toBe(false);
  });

  it('sends nothing where nobody can say how the others are now, and keeps the choice [API-27]', async () => {
    let isBroken = false;
    const { gateway, sent } = keepingOptins();
    const { named, save, t } = await open((path, query, request) =>
      isBroken && path.endsWith('/optins') ? json({}, 500) : gateway(path, query, request),
    );
    await userEvent.click(await named('general', 'byPhone'));
    isBroken = true;
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain(t('toast.title.error'));
    expect([sent, (await named('general', 'byPhone')).checked]).toEqual([[], true]);
  });

  it('says at once that it is not saved without a network, and sends nothing by itself later [USE-04]', async () => {
    let isBroken = false;
    const { gateway, sent } = keepingOptins();
    const { named, save, t } = await open((path, query, request) =>
      isBroken ? Promise.reject(new TypeError('Failed to fetch')) : gateway(path, query, request),
    );
    await userEvent.click(await named('general', 'byPhone'));
    isBroken = true;
    onlineManager.setOnline(false);
    try {
      await userEvent.click(save());
      expect((await screen.findByRole('alert')).textContent).toContain(t('toast.title.error'));
    } finally {
      isBroken = false;
      onlineManager.setOnline(true);
    }
    expect([sent, (await named('general', 'byPhone')).checked]).toEqual([[], true]);
  });

  it('sends nothing while nothing has changed, and says why [API-27]', async () => {
    const { gateway, sent } = keepingOptins();
    const { named, save, t } = await open(gateway);
    const choice = await named('general', 'byEmail');
    await userEvent.click(save());
    await userEvent.click(choice);
    expect(document.getElementById(save().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      t('notifications.changed'),
    );
    await userEvent.click(choice);
    await userEvent.click(save());
    expect(sent).toEqual([]);
    expect(document.getElementById(save().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      t('notifications.unchanged'),
    );
  });

  it('keeps the choice that failed, shows the saved one, and sends the rest alone later [API-64 F11 MOD-15]', async () => {
    let isBroken = true;
    const { gateway, sent } = keepingOptins((ref) =>
      isBroken && ref === 'customized_marketing' ? json({}, 500) : undefined,
    );
    const { named, save, t } = await open(gateway);
    await userEvent.click(await named('general', 'byPhone'));
    await userEvent.click(await named('customized', 'byPhone'));
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain(t('toast.title.error'));
    expect(screen.queryByText(t('notifications.saved'))).toBeNull();
    expect((await named('general', 'byPhone')).checked).toBe(true);
    expect((await named('customized', 'byPhone')).checked).toBe(true);
    isBroken = false;
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
    await userEvent.click(save());
    expect(await screen.findByText(t('notifications.saved'))).toBeTruthy();
    expect(sent.map(({ ref }) => ref)).toEqual([
      'general_marketing',
      'customized_marketing',
      'customized_marketing',
    ]);
  });

  it('counts as saved what was saved though its answer was lost, and sends it no second time [F2 F11]', async () => {
    const { gateway, sent } = keepingOptins();
    const { named, save, t } = await open((path, query, request) => {
      const answer = gateway(path, query, request);
      return request.method === 'PUT' ? Promise.reject(new TypeError('cut')) : answer;
    });
    await userEvent.click(await named('partners', 'byEmail'));
    await userEvent.click(save());
    expect(await screen.findByText(t('notifications.saved'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
    expect((await named('partners', 'byEmail')).checked).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('sends once for ten presses [F1]', async () => {
    const { gateway, sent } = keepingOptins();
    const { named, save, t } = await open(gateway);
    await userEvent.click(await named('partners', 'byEmail'));
    await Promise.all(Array.from({ length: 10 }, () => userEvent.click(save())));
    expect(await screen.findByText(t('notifications.saved'))).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('offers what the tenant offers as well, switched off until it is chosen [API-13 ENT-106]', async () => {
    const { gateway, sent } = keepingOptins();
    const { portal, named, save } = await open(gateway);
    await named('general', 'byEmail');
    const offered = [{ optin_ref: 'surveys_by_us', subscriptions: [{ type: 'sms' }] }];
    portal.store.set(backgroundSettingsAtom, {
      availableOptins: offered.map(readOfferedOptin),
      countries: [],
      haveCountriesFailed: false,
    });
    const survey = await screen.findByRole<HTMLInputElement>('switch', { name: 'surveys by us, sms' });
    expect(survey.checked).toBe(false);
    await userEvent.click(survey);
    await userEvent.click(save());
    await waitFor(() =>
      expect(sent).toEqual([
        { ref: 'surveys_by_us', body: { subscriptions: [{ is_subscribed: true, type: 'sms' }] } },
      ]),
    );
  });

  it('says that nothing loaded, and loads it on the spot [API-26 API-69]', async () => {
    let isBroken = true;
    const { gateway } = keepingOptins();
    const { t } = await open((path, query, request) =>
      isBroken && path.endsWith('/optins') ? json({}, 500) : gateway(path, query, request),
    );
    expect(await screen.findByText(t('notifications.error.title'))).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    expect(await screen.findAllByRole('switch')).toHaveLength(6);
  });

  it('says that there is nothing to choose [ENT-017]', async () => {
    const { t } = await open(() => undefined);
    expect(await screen.findByText(t('notifications.empty.title'))).toBeTruthy();
  });
});
