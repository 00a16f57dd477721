/** Uses a screen as somebody in a hurry would: presses what opens, fills in each form that shows, and sends it. */
import userEvent from '@testing-library/user-event';

const PASSWORD = 'Benefit-2026!';
/** How many buttons of a screen are pressed. */
const BUTTONS = 5;

/** @param settle waits until nothing changes any more */
export async function pressThrough(settle: () => Promise<void>): Promise<void> {
  const user = userEvent.setup({ delay: null });
  const buttons = () =>
    [...document.querySelectorAll('main button[type=button]')].filter((each) => !each.closest('form'));
  await sendForms(user, settle);
  for (let index = 0; index < Math.min(buttons().length, BUTTONS); index += 1) {
    const button = buttons()[index];
    if (!button) return;
    await user.click(button);
    await settle();
    await sendForms(user, settle);
  }
}

/** A notice may stand between a visitor and the way to log in. */
export async function pressLogin(settle: () => Promise<void>): Promise<void> {
  const link = document.querySelector('a[href$="/login/"], a[href$="/login"]');
  if (link) await userEvent.click(link);
  await settle();
}

type User = ReturnType<typeof userEvent.setup>;

async function sendForms(user: User, settle: () => Promise<void>): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('main form');
  if (!form) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) await fill(user, field);
  for (const select of form.querySelectorAll('select')) {
    const last = [...select.options].findLast(({ value, disabled }) => value !== '' && !disabled);
    if (select.value === '' && last) await user.selectOptions(select, last);
  }
  await settle();
  const button = form.querySelector('button[type=submit]');
  if (button) await user.click(button);
  await settle();
}

async function fill(user: User, field: HTMLInputElement): Promise<void> {
  // The last is a trap for robots.
  if (field.readOnly || field.disabled || field.type === 'hidden' || field.name === 'website') return;
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (!field.checked) await user.click(field);
    return;
  }
  // A change, so that there is something to send.
  if (field.value !== '') await user.type(field, 'a');
  else await user.type(field, textFor(field));
}

function textFor({ type, name, autocomplete, inputMode }: HTMLInputElement): string {
  const attributes = `${type} ${name} ${autocomplete} ${inputMode}`.toLowerCase();
  if (attributes.includes('current')) return PASSWORD;
  if (attributes.includes('password')) return `Other-${PASSWORD}`;
  if (attributes.includes('email')) return 'other@portal.example';
  if (/bday|birth/.test(attributes)) return '01/01/1990';
  if (attributes.includes('tel')) return '881234567';
  if (/numeric|code|digits/.test(attributes)) return '123456';
  return 'Abab abab';
}
