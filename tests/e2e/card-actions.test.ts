/**
 * What a person does to a card, in a browser, for each tenant: each action ends in the state that the gateway then
 * reports, and what was sent is what the requirements say. Over 250 lines: every action from the press to its
 * record.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { ANA, cardPath } from './support/anaCards.ts';
import { expectGood } from './support/expectGood.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import {
  aPerson,
  expect,
  forgetHolderData,
  isWalked,
  PASSWORD,
  pressTwice,
  TENANTS,
  type TenantUnderTest,
  test,
} from './support/portal.ts';
import { callsAbout } from './support/sandbox.ts';
import { signInByCalls } from './support/signInByCalls.ts';
import { wordsOf } from './support/words.ts';

interface CardOnServer {
  readonly card_ref: string;
  readonly status: string;
  readonly block_reason?: string;
  readonly pan_last_digits: string;
}

interface HolderParts {
  readonly page: Page;
  readonly portal: string;
  readonly sandbox: string;
  readonly request: APIRequestContext;
  readonly tenant: TenantUnderTest;
  readonly person: string;
}

/** A signed-in person at their cards: what they press, what they see, and what the gateway has of it. */
class Holder {
  readonly page: Page;
  readonly portal: string;
  readonly sandbox: string;
  readonly request: APIRequestContext;
  readonly tenant: TenantUnderTest;
  readonly person: string;

  constructor(parts: HolderParts) {
    this.page = parts.page;
    this.portal = parts.portal;
    this.sandbox = parts.sandbox;
    this.request = parts.request;
    this.tenant = parts.tenant;
    this.person = parts.person;
  }

  t = (key: string, values?: Readonly<Record<string, string>>) => wordsOf(this.tenant.language)(key, values);

  /** The card as the gateway has it: a change of nothing answers with it. */
  async onServer(ref: string): Promise<CardOnServer> {
    const answer = await this.request.patch(`${this.sandbox}/sandbox/cards/${ref}`, {
      params: { user: this.person },
      data: {},
    });
    return answer.json();
  }

  async change(ref: string, data: object): Promise<void> {
    await this.request.patch(`${this.sandbox}/sandbox/cards/${ref}`, { params: { user: this.person }, data });
  }

  /** Calls of this person that change something, oldest first: path below the person, with its body. */
  async sent(): Promise<readonly (readonly [call: string, body: unknown])[]> {
    const all = await callsAbout(this.request, this.sandbox, this.person);
    return all
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [
        `${method} ${decodeURIComponent(path).split(`/users/${this.person}`)[1]}`,
        body ?? null,
      ]);
  }

  /** The calls of this person after its last change: the cards are read again (ACT-26). */
  async callsAfterLastChange(): Promise<readonly string[]> {
    const own = await callsAbout(this.request, this.sandbox, this.person);
    const last = own.map(({ method }) => method !== 'GET').lastIndexOf(true);
    return own
      .slice(last + 1)
      .map(({ path }) => decodeURIComponent(path).split(`/users/${this.person}`)[1] ?? '');
  }

  async fault(ref: string, action: string, answer: object): Promise<void> {
    await this.request.post(`${this.sandbox}/sandbox/faults`, {
      data: {
        method: 'POST',
        path: `/v1/users/*/cards/${ref}-*/actions/${action}`,
        user: this.person,
        ...answer,
      },
    });
  }

  async open(ref: string, action = ''): Promise<string> {
    const { request, sandbox, tenant, person } = this;
    const path = await cardPath({ request, sandbox, code: tenant.code, person }, ref);
    await this.page.goto(`${this.portal}${path}${action && `/${action}`}`);
    return path.split('/').at(-1) ?? '';
  }

  /** From a page of the card, by its action button, as people go. */
  async act(action: string): Promise<void> {
    await this.main()
      .getByRole('navigation')
      .getByRole('link', { name: this.t(`actions.${action}`), exact: true })
      .click();
  }

  main = () => this.page.getByRole('main');
  heading = () => this.main().getByRole('heading', { level: 1 });
  button = (key: string) => this.main().getByRole('button', { name: this.t(key), exact: true });
  /** Says what was done, in words of its own, and leaves by itself (USE-13). */
  toast = (name: string) =>
    this.page.getByRole('region', { name: this.t('toast.region') }).getByText(this.t(`dialogs.${name}.text`));

  dialog = (name: string) => this.page.getByRole('dialog', { name: this.t(`dialogs.${name}.title`) });
  outcome = () => this.main().getByRole('alert');

  async close(name: string): Promise<void> {
    await this.dialog(name).getByRole('button').click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}

const holderTest = test.extend<{ holder: (tenant: TenantUnderTest, name?: string) => Promise<Holder> }>({
  holder: async ({ page, portal, sandbox, request }, use) =>
    use(async (tenant, name = 'ana') => {
      const person = aPerson(name, tenant.code);
      // Each test begins at a page of a card.
      await signInByCalls(page, { portal, code: tenant.code, username: person, password: PASSWORD });
      return new Holder({ page, portal, sandbox, request, tenant, person });
    }),
});

for (const tenant of TENANTS) {
  holderTest.describe(`card actions in ${tenant.code}`, () => {
    if (isWalked(tenant.code === 'ro'))
      holderTest(
        'a card is blocked for a while and unblocked, each told by a toast [MOD-04 MOD-05 ACT-26 USE-13]; it is removed, stays usable behind the scenes, and can be added again [RTE-35 MOD-03 ACT-05 ACT-06]',
        async ({ holder }) => {
          const h = await holder(tenant);
          await holderTest.step('blocked and unblocked', async () => {
            const id = await h.open(ANA.active);

            // One press on the card's page, and one confirmation that names the card (LOV-08).
            await h.act('block');
            await expect(h.page.getByRole('dialog')).toContainText('4821');
            await expectGood(h.page);
            const letGo = await holdAnswers(h.page, /\/actions\/block$/);
            await pressTwice(h.button('actions.block'));
            await expect(h.button('actions.block')).toHaveAttribute('aria-busy', 'true');
            // What has been sent cannot be called back: a browser would close at the second press whatever it is told.
            for (const key of ['Escape', 'Escape', 'Escape']) await h.page.keyboard.press(key);
            await expect(h.page.getByRole('dialog')).toContainText('4821');
            await letGo();
            await expect(h.toast('cardBlocked')).toBeVisible();
            await expect(h.page.getByRole('dialog')).toHaveCount(0);
            await expectGood(h.page);
            await expect(h.heading()).toBeFocused();
            await expect(h.main()).toContainText(h.t('status.temporaryBlock'));
            expect(await h.onServer(ANA.active)).toMatchObject({
              status: 'blocked',
              block_reason: 'temporary',
            });
            expect(await h.sent()).toEqual([[`POST /cards/${id}/actions/block`, { reason: 'temporary' }]]);
            expect((await h.callsAfterLastChange())[0]).toMatch(/^\/cards$/);

            await h.act('unblock');
            await expectGood(h.page);
            await h.button('actions.unblock').click();
            await expect(h.toast('cardUnblocked')).toBeVisible();
            await expectGood(h.page);
            await expect(h.main()).toContainText(h.t('status.active'));
            expect(await h.onServer(ANA.active)).toMatchObject({ status: 'active' });
            expect((await h.sent()).at(-1)).toEqual([`POST /cards/${id}/actions/unblock`, null]);
          });
          await holderTest.step('removed and added again', async () => {
            const before = (await h.sent()).length;
            const id = await h.open(ANA.active, 'remove');
            await expectGood(h.page);
            await pressTwice(h.button('actions.remove'));
            await expect(h.dialog('cardRemoved')).toBeVisible();
            await expect(h.page).toHaveURL(`${h.portal}/${tenant.code}/account`);
            await expectGood(h.page);
            await h.close('cardRemoved');
            await expect(h.main().getByRole('article')).toHaveCount(5);
            await expect(h.main()).not.toContainText('4821');
            expect(await h.onServer(ANA.active)).toMatchObject({ status: 'active' });
            expect((await h.sent()).slice(before)).toEqual([[`DELETE /cards/${id}`, null]]);

            await h
              .main()
              .getByRole('link', { name: h.t('cards.addTile.title') })
              .click();
            await h.page.getByLabel(h.t('forms.serialNumber'), { exact: true }).fill(ANA.active);
            await h.page.getByLabel(h.t('forms.lastFourDigits'), { exact: true }).fill('4821');
            await h.button('addCard.submit').click();
            await expect(h.page).toHaveURL(`${h.portal}/${tenant.code}/account`);
            await expect(h.main().getByRole('article')).toHaveCount(6);
            await expect(h.main()).toContainText('4821');
          });
        },
      );

    if (isWalked(tenant.code === 'bg'))
      holderTest(
        'a card is blocked for good after a second question, and no way back sends it again [MOD-09 ACT-12 F1 P1]',
        async ({ holder }) => {
          const h = await holder(tenant);
          const id = await h.open(ANA.active);
          await h.act('blockPermanently');
          await expectGood(h.page);
          await h.button('common.next').press('Enter');
          await expectGood(h.page);
          await h
            .main()
            .getByRole('radio', { name: h.t('status.stolen') })
            .check();
          await h.button('common.next').click();
          const question = h.page.getByRole('dialog');
          await expect(question).toContainText('4821');
          await expect(question.getByRole('button', { name: h.t('common.cancel') })).toBeFocused();
          await expectGood(h.page);
          expect(await h.sent()).toEqual([]);
          await pressTwice(question.getByRole('button', { name: h.t('actions.blockPermanently') }));
          await expect(h.dialog('cardBlockedPermanently')).toBeVisible();
          await expectGood(h.page);
          await h.close('cardBlockedPermanently');
          await expect(h.main()).toContainText(h.t('status.stolen'));
          expect(await h.onServer(ANA.active)).toMatchObject({ status: 'blocked', block_reason: 'stolen' });
          expect(await h.sent()).toEqual([[`POST /cards/${id}/actions/block`, { reason: 'stolen' }]]);

          // Nothing leads back: no action, and its address says why.
          const actions = h.main().getByRole('navigation');
          for (const key of ['actions.unblock', 'actions.activate', 'actions.block'])
            await expect(actions.getByRole('link', { name: h.t(key), exact: true })).toHaveCount(0);
          await h.open(ANA.active, 'unblock');
          await expect(h.outcome()).toContainText(h.t('cardActions.unavailable.blockedForGood'));

          // Back leads to no page that could send it again, and a reload sends nothing.
          await h.page.goBack();
          await h.page.reload();
          await expect(h.heading()).toBeVisible();
          expect(await h.sent()).toHaveLength(1);
        },
      );

    if (isWalked(tenant.code === 'pl'))
      holderTest(
        'by keyboard alone: block, unblock, block for good, remove [RTE-36 RTE-37 RTE-38 RTE-35]',
        async ({ holder }) => {
          const h = await holder(tenant);
          const enter = async (key: string) => {
            await tabTo(h, key);
            await h.page.keyboard.press('Enter');
          };
          await h.open(ANA.virtual, 'block');
          await expect(h.heading()).toBeVisible();
          await enter('actions.block');
          await expect(h.toast('cardBlocked')).toBeVisible();
          await enter('actions.unblock');
          await expect(h.heading()).toHaveText(h.t('screens.myCardUnblock'));
          await enter('actions.unblock');
          await expect(h.toast('cardUnblocked')).toBeVisible();

          await enter('actions.blockPermanently');
          await expect(h.heading()).toHaveText(h.t('screens.myCardBlockPermanently'));
          await tabTo(h, 'status.lost', 'radio');
          await h.page.keyboard.press('Space');
          await enter('common.next');
          await expect(h.page.getByRole('dialog')).toBeVisible();
          await h.page.keyboard.press('Tab');
          await h.page.keyboard.press('Enter');
          await expect(h.dialog('cardBlockedPermanently')).toBeVisible();
          await h.page.keyboard.press('Enter');
          await expect(h.page.getByRole('dialog')).toHaveCount(0);
          expect(await h.onServer(ANA.virtual)).toMatchObject({ block_reason: 'lost' });

          await enter('actions.remove');
          await expect(h.heading()).toHaveText(h.t('screens.myCardRemove'));
          await enter('actions.remove');
          await expect(h.dialog('cardRemoved')).toBeVisible();
          expect(
            (await h.sent()).map(([call]) => call.split(/\/|\s/).at(-1)?.replace(/^2.*/, 'card')),
          ).toEqual(['block', 'unblock', 'block', 'card']);
        },
      );

    if (isWalked(tenant.code === 'bg'))
      holderTest(
        'an action that a card does not have leads to its details, which say why [RTE-65]; after an answer that never came the card is read again, and nothing is sent twice [F2 F11 F1]',
        async ({ holder, expectedComplaints }) => {
          expectedComplaints.push(/actions\/(un)?block/);
          const h = await holder(tenant);
          await holderTest.step('an action that is not there', async () => {
            for (const [ref, action, why, label] of [
              [ANA.issued, 'block', 'notOffered', 'actions.block'],
              [ANA.blocked, 'block', 'blockedForNow', 'actions.block'],
              [ANA.active, 'unblock', 'alreadyUsable', 'actions.unblock'],
            ] as const) {
              const id = await h.open(ref, action);
              await expect(h.page).toHaveURL(new RegExp(`/card-details/${id}$`));
              await expect(h.outcome()).toContainText(
                h.t('cardActions.unavailable.title', { action: h.t(label) }),
              );
              await expect(h.outcome()).toContainText(h.t(`cardActions.unavailable.${why}`));
            }
            await expectGood(h.page);
            // A card that its own server changed while the page stood open.
            const read = h.page.waitForResponse(/\/cards\?/);
            await h.open(ANA.virtual, 'block');
            await expect(h.button('actions.block')).toBeVisible();
            // The page reads the cards once more; an answer that knew of the change would lead away before the reload.
            await (await read).finished();
            // What follows from the answer has begun by then.
            await h.page.evaluate(() => fetch('/healthz'));
            await h.change(ANA.virtual, {
              status: 'expired',
              settings: { is_blocked_card_field_displayed: false },
            });
            await forgetHolderData(h.page);
            await h.page.reload();
            await expect(h.outcome()).toContainText(h.t('cardActions.unavailable.expired'));
            expect(await h.sent()).toEqual([]);
          });
          await holderTest.step('an answer that never came', async () => {
            await h.open(ANA.active, 'block');
            for (const answer of [
              { status: 500, body: {} },
              { reset: true },
              { status: 200, body: '<html>', contentType: 'text/html' },
              {
                status: 429,
                body: { meta: { status: 'failed', messages: [{ code: 'TOO_MANY_REQUEST', message: 'x' }] } },
              },
            ]) {
              await h.fault(ANA.active, 'block', answer);
              await h.button('actions.block').click();
              await expect(h.outcome()).toContainText(
                h.t('cardActions.now', { status: h.t('status.active') }),
              );
              await expect(h.outcome()).toBeFocused();
              expect(await h.onServer(ANA.active)).toMatchObject({ status: 'active' });
            }
            await expectGood(h.page);
            // Blocked from elsewhere meanwhile: the refusal says so, and so does the state.
            await h.change(ANA.active, {
              status: 'blocked',
              block_reason: 'lost',
              settings: { is_blocked_temporarily: false },
            });
            await h.button('actions.block').click();
            await expect(h.outcome()).toContainText(h.t('error-messages.CARD_BLOCKED'));
            await expect(h.outcome()).toContainText(h.t('cardActions.now', { status: h.t('status.lost') }));
            await expect(h.button('actions.block')).toHaveCount(0);
            await expectGood(h.page);
            await expect(h.page.getByRole('dialog')).toHaveCount(0);
          });
        },
      );
  });
}

/** Presses Tab until a control of that name has the focus: what can be reached can be used. */
async function tabTo(h: Holder, key: string, role = ''): Promise<void> {
  const wanted = h.t(key);
  const task = h.page.locator('main, dialog');
  const control = role
    ? task.getByRole('radio', { name: wanted })
    : task
        .getByRole('link', { name: wanted, exact: true })
        .or(task.getByRole('button', { name: wanted, exact: true }));
  // What is not there yet, Tab cannot reach.
  await expect(control.first()).toBeAttached();
  for (let count = 0; count < 80; count += 1) {
    await h.page.keyboard.press('Tab');
    const isThere = await h.page.evaluate(
      ([name, isRadio]) => {
        const focused = document.activeElement;
        if (!focused?.closest('main, dialog')) return false;
        if (isRadio) return focused.closest('label')?.textContent?.startsWith(name as string) ?? false;
        // A short label is seen beside the whole name, which is what is spoken.
        const spoken = focused.cloneNode(true) as Element;
        for (const seen of spoken.querySelectorAll('[aria-hidden]')) seen.remove();
        return spoken.textContent?.trim() === name;
      },
      [wanted, role === 'radio'] as const,
    );
    if (isThere) return;
  }
  throw new Error(`Tab never reached “${wanted}”.`);
}

const POLAND = TENANTS.find(({ code }) => code === 'pl') as TenantUnderTest;

holderTest.describe('a replacement', () => {
  holderTest('by a virtual card [RTE-39 RTE-41 MOD-10 ACT-16]', async ({ holder }) => {
    const h = await holder(POLAND);
    const first = await h.open(ANA.active);
    await h.act('blockAndReplace');
    await expect(h.heading()).toHaveText(h.t('cardActions.replace.title'));
    await expectGood(h.page);
    await h
      .main()
      .getByRole('radio', { name: h.t('cardActions.replace.virtual.name') })
      .check();
    await h.button('common.next').click();
    await expect(h.heading()).toHaveText(h.t('cardActions.replace.reasonTitle'));
    await expectGood(h.page);
    await h
      .main()
      .getByRole('radio', { name: h.t('status.lost') })
      .check();
    await h.button('common.next').click();
    await expect(h.heading()).toHaveText(h.t('cardActions.replace.confirmTitle'));
    await expect(h.heading()).toBeFocused();
    await expectGood(h.page);
    expect(await h.sent()).toEqual([]);
    await h.main().getByRole('checkbox').check({ force: true });
    await expectGood(h.page);
    await pressTwice(h.button('cardActions.replace.button'));
    await expect(h.dialog('cardReplacedVirtual')).toBeVisible();
    await expectGood(h.page);
    await h.close('cardReplacedVirtual');
    // The old one is folded away; the new one comes first.
    await expect(h.main().getByRole('article')).toHaveCount(6);
    await expect(h.main().getByRole('article').first()).toContainText(h.t('cards.new'));
    await expect(h.main()).toContainText(h.t('cards.ended', { number: '1' }));
    expect(await h.onServer(ANA.active)).toMatchObject({ status: 'blocked', block_reason: 'lost' });
    expect(await h.sent()).toEqual([
      [`POST /cards/${first}/actions/block`, { reason: 'lost', replacement_form_factor: 'virtual' }],
    ]);

    // The old card offers it no more; the way back to the confirmation is closed.
    await h.open(ANA.active, 'block-and-replace');
    await expect(h.outcome()).toContainText(h.t('cardActions.unavailable.blockedForGood'));
    await expectGood(h.page);
  });

  holderTest(
    'by a plastic card, of a card that is blocked for a while: address, block again, funds moved [RTE-40 MOD-11 ACT-15 ACT-23]',
    async ({ holder }) => {
      const h = await holder(POLAND);
      const id = await h.open(ANA.blocked, 'block-and-replace');
      await h
        .main()
        .getByRole('radio', { name: h.t('cardActions.replace.plastic.name') })
        .check();
      await h.button('common.next').click();
      await expect(h.heading()).toHaveText(h.t('screens.myCardGetPlasticCard'));
      await expectGood(h.page);
      await h.main().getByLabel(h.t('forms.street')).fill('ul. Nowa 5');
      await h.button('common.next').click();
      await expect(h.heading()).toHaveText(h.t('cardActions.replace.reasonTitle'));
      await h
        .main()
        .getByRole('radio', { name: h.t('status.damaged') })
        .check();
      await h.button('common.next').click();
      await expect(h.main()).toContainText('ul. Nowa 5');
      await expectGood(h.page);
      await h.main().getByRole('checkbox').check({ force: true });
      await h.button('cardActions.replace.button').click();
      await expect(h.dialog('cardReplacedPlastic')).toContainText('10');
      await h.close('cardReplacedPlastic');
      await expect(h.main().getByRole('article')).toHaveCount(6);
      await expect(h.main().getByRole('article').first()).toContainText('38.15');
      await expect(h.main().getByRole('article').first()).toContainText(h.t('cards.new'));
      expect(await h.onServer(ANA.blocked)).toMatchObject({ status: 'blocked', block_reason: 'damaged' });
      const [patch, block] = await h.sent();
      expect(patch?.[0]).toBe('PATCH ');
      expect(Object.keys(patch?.[1] as object)).toEqual(['home_address']);
      expect(patch?.[1]).toMatchObject({ home_address: { street_name: 'ul. Nowa 5', street_number: '' } });
      expect(block).toEqual([
        `POST /cards/${id}/actions/block`,
        { reason: 'damaged', replacement_form_factor: 'plastic' },
      ]);
    },
  );

  holderTest('by keyboard alone [RTE-41 F1]', async ({ holder }) => {
    const h = await holder(POLAND);
    await h.open(ANA.virtual, 'block-and-replace');
    await expect(h.heading()).toBeVisible();
    await h.main().getByRole('radio').first().focus();
    await h.page.keyboard.press('ArrowDown');
    await tabTo(h, 'common.next');
    await h.page.keyboard.press('Enter');
    await expect(h.heading()).toHaveText(h.t('cardActions.replace.reasonTitle'));
    await tabTo(h, 'status.lost', 'radio');
    await h.page.keyboard.press('ArrowDown');
    await tabTo(h, 'common.next');
    await h.page.keyboard.press('Enter');
    await expect(h.heading()).toBeFocused();
    await h.page.keyboard.press('Enter');
    const box = h.main().getByRole('checkbox');
    for (
      let count = 0;
      count < 40 && !(await box.evaluate((each) => each === document.activeElement));
      count += 1
    )
      await h.page.keyboard.press('Tab');
    await h.page.keyboard.press('Space');
    await tabTo(h, 'cardActions.replace.button');
    await h.page.keyboard.press('Enter');
    await expect(h.dialog('cardReplacedVirtual')).toBeVisible();
    expect((await h.sent()).map(([, body]) => body)).toEqual([
      { reason: 'stolen', replacement_form_factor: 'virtual' },
    ]);
  });
});
