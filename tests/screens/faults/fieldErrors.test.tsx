// @vitest-environment jsdom
/** Every screen that sends a form: after each of its server's errors at a field, every other field can be edited. */
import '../../support/dialogElement.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { expectEditableElsewhere } from '../../support/editElsewhere.ts';
import { json } from '../../support/fakeFetch.ts';
import type { Fault } from '../../support/faults.ts';
import { CARD_FORMS } from './cardForms.tsx';
import { pressButton, user } from './filling.tsx';
import { openBroken } from './openBroken.tsx';
import { PERSON_FORMS, VISITOR_FORMS } from './personForms.tsx';
import { buttonName } from './sendings.tsx';

afterEach(cleanup);

const words = JSON.parse(readFileSync('tenant-config/languages/en.json', 'utf8')) as {
  readonly 'error-messages': object;
};
const catalogue = new Set(Object.keys(words['error-messages']));

const sources = readdirSync('screens', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(`screens/${path}`, 'utf8'));

/** The catalogue's codes that any screen does more about than to say their words, as a server spells them. */
const codes = [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/\b([A-Z_]{6,})([-_][a-z_-]+)?\b/g)].flatMap(([code, plain = '']) =>
        catalogue.has(code) || catalogue.has(plain) ? [plain.replace(/_$/, '')] : [],
      ),
    ),
  ),
].sort();

const refusal = (code: string): Fault => ({
  name: code,
  status: 400,
  answer: () => json({ meta: { status: 'failed', messages: [{ code, message: code }] } }, 400),
});

const form = () => document.querySelector('main form');
const wrong = () => form()?.querySelector<HTMLElement>('[aria-invalid="true"]');
/** Fields that a code led to. */
const landed = new Set<string>();

describe.each([...PERSON_FORMS, ...VISITOR_FORMS, ...CARD_FORMS])('$what ($call)', (sending) => {
  it('leaves every other field open to typing after each error at one [USE-02]', async () => {
    let view = await openBroken(sending);
    await sending.fill(view);
    // Plain actions have no fields.
    if (!form()) return expect(wrong()).toBeUndefined();
    for (const code of codes) {
      view.call.fault = refusal(code);
      const name = buttonName(view.t, sending);
      const before = view.call.sent;
      await pressButton(name);
      await waitFor(() => expect(view.call.sent).toBe(before + 1));
      await waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeNull());
      const at = wrong()?.id;
      if (at) {
        landed.add(at);
        await expectEditableElsewhere(
          () => form() as Element,
          at,
          async () => {
            await pressButton(name);
            await waitFor(() => expect(document.activeElement?.id).toBe(at));
          },
        );
      }
      if (screen.queryAllByRole('button', { name }).length > 0) continue;
      // The code led away from the form: it is begun anew.
      cleanup();
      view = await openBroken(sending);
      await sending.fill(view);
    }
  });
});

it('leaves every other field open to typing when the first step of the registration was refused [USE-02]', async () => {
  const sending = VISITOR_FORMS.find(({ call }) => call === 'createUser');
  if (!sending) throw new Error('No registration.');
  const view = await openBroken(sending);
  await sending.fill(view);
  view.call.fault = refusal('INVALID_EMAIL');
  await pressButton(buttonName(view.t, sending));
  // The refusal is about the step before.
  await user.click(await screen.findByRole('button', { name: view.t('registration.changeAccess') }));
  await waitFor(() => expect(wrong()?.id).toBe('registrationAccess-email'));
  expect(document.activeElement?.id).toBe('registrationAccess-email');
  landed.add('registrationAccess-email');
  await expectEditableElsewhere(
    () => form() as Element,
    'registrationAccess-email',
    async () => undefined,
  );
});

it('leads to every field that a screen names for an error [USE-02]', () => {
  const named = sources.flatMap((text) => [
    ...[...text.matchAll(/\b[A-Z_]{6,}(?:[-_][a-z_-]+)?'?: '([a-zA-Z]+)'/g)].map(([, field]) => field),
    ...[...text.matchAll(/field: '([a-zA-Z]+)'/g)].map(([, field]) => field),
  ]);
  expect(named.length).toBeGreaterThan(15);
  expect([...new Set([...landed].map((id) => id.split('-')[1]))].sort()).toEqual([...new Set(named)].sort());
});
