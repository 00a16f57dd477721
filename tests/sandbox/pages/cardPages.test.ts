import { describe, expect, it } from 'vitest';
import { advance, type OpenPerson, openPerson } from '../support/openPerson.ts';
import { openSandbox } from '../support/openSandbox.ts';
import { codeOf, dataOf } from '../support/signIn.ts';

const sandbox = openSandbox();
const person = (part: string, name = 'ana') => openPerson(sandbox.url, `${name}+${part}@bg.example`);

const requestPin = async (who: OpenPerson, option: string, index = 0, language = 'en') =>
  who.send(
    'POST',
    `${await who.cardPath(index)}/actions/request-pin-reveal-uri?option=${option}`,
    undefined,
    {
      'accept-language': language,
    },
  );
const addressOf = async (answer: Promise<Response>): Promise<string> => (await dataOf(await answer)).uri;
const pinIn = (html: string) => [...html.matchAll(/<li>(\d)<\/li>/g)].map(([, digit]) => digit).join('');
const submit = (address: string, form: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(form) });
/** Opens a page with a form and tells where the form goes. */
async function formOf(address: string): Promise<string> {
  const action = /action="([^"]+)"/.exec(await (await fetch(address)).text())?.[1] ?? '';
  return new URL(action, address).href;
}

describe('the PIN page', () => {
  it('shows the PIN once, in the language that was asked for [API-50 API-51 API-52]', async () => {
    const ana = await person('p1');
    const address = await addressOf(requestPin(ana, 'reveal', 0, 'bg'));
    expect(address.startsWith(`${sandbox.url}/bg/pages/`)).toBe(true);
    const page = await fetch(address);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="bg">');
    expect(pinIn(html)).toMatch(/^\d{4}$/);
    const again = await fetch(address);
    expect(again.status).toBe(410);
    const ended = await again.text();
    expect(ended).toContain('<html lang="bg">');
    expect(pinIn(ended)).toBe('');
    const next = await fetch(await addressOf(requestPin(ana, 'reveal', 0, 'uk-UA')));
    const inUkrainian = await next.text();
    expect(inUkrainian).toContain('<html lang="uk">');
    expect(pinIn(inUkrainian)).toBe(pinIn(html));
  });

  it('may be framed by portals on this machine alone, is not stored and tells nobody where it was', async () => {
    const page = await fetch(await addressOf(requestPin(await person('p2'), 'reveal')));
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://localhost:* http://127.0.0.1:* http://*.localhost:*',
    );
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('ends after two minutes, and is of its own tenant alone', async () => {
    const ana = await person('p3');
    const address = await addressOf(requestPin(ana, 'reveal'));
    expect((await fetch(address.replace('/bg/pages/', '/pl/pages/'))).status).toBe(410);
    await advance(sandbox.url, 121);
    expect((await fetch(address)).status).toBe(410);
  });

  it('is refused by the flags of the card, and for an option that is not one', async () => {
    const ana = await person('p4');
    expect(await codeOf(await requestPin(ana, 'reveal', 4))).toBe('INVALID_CARD');
    expect(await codeOf(await requestPin(ana, 'activate', 0))).toBe('INVALID_CARD');
    expect(await codeOf(await requestPin(ana, 'toString', 0))).toBe('BAD_REQUEST');
  });
});

describe('the page that changes the PIN', () => {
  it('takes four digits typed twice, once', async () => {
    const ana = await person('c1');
    const form = await formOf(await addressOf(requestPin(ana, 'change')));
    expect(await (await submit(form, { pin: '12', repeat: '12' })).text()).toContain('exactly 4 digits');
    expect(await (await submit(form, { pin: '8520', repeat: '8521' })).text()).toContain('not the same');
    expect(await (await submit(form, { pin: '8520', repeat: '8520' })).text()).toContain('PIN is changed');
    expect((await submit(form, { pin: '1111', repeat: '1111' })).status).toBe(410);
    const shown = await fetch(await addressOf(requestPin(ana, 'reveal')));
    expect(pinIn(await shown.text())).toBe('8520');
  });

  it('cannot be sent to without being opened', async () => {
    const address = await addressOf(requestPin(await person('c2'), 'change'));
    expect((await submit(address, { pin: '8520', repeat: '8520' })).status).toBe(410);
  });
});

describe('the activation page', () => {
  it('makes an issued card active when its button is pressed [ACT-02]', async () => {
    const ana = await person('a1');
    const form = await formOf(await addressOf(requestPin(ana, 'activate', 2)));
    expect((await ana.cards())[2]?.status).toBe('issued');
    expect(await (await submit(form, {})).text()).toContain('Your card is active');
    expect((await ana.cards())[2]).toMatchObject({
      status: 'active',
      settings: { can_be_activated: false, is_pin_reveal_field_displayed: true },
    });
  });
});

describe('the card page', () => {
  it('shows number, date, code and holder of an active virtual card [API-56]', async () => {
    const ana = await person('k1');
    const reveal = async (index: number) =>
      ana.send('POST', `${await ana.cardPath(index)}/actions/request-card-reveal-uri`);
    const html = await (await fetch(await addressOf(reveal(4)))).text();
    const number = /(9\d{3} \d{4} \d{4} \d{4})/.exec(html)?.[1] ?? '';
    expect(number.endsWith('0937')).toBe(true);
    expect(html).toContain('Ана Петрова');
    for (const index of [0, 3]) expect(await codeOf(await reveal(index))).toBe('INVALID_CARD');
  });
});

describe('acceptance categories', () => {
  it('name the outlets of each category of the card, in the language asked for [API-53]', async () => {
    const states = await person('s1', 'states');
    const cards = await states.cards();
    const index = cards.findIndex(({ acceptance_category: list }) => list.includes('fuel'));
    const path = `${await states.cardPath(index)}/acceptance-categories`;
    const answer = await dataOf(await states.send('GET', path, undefined, { 'accept-language': 'pl' }));
    expect(
      answer.map(({ category_ref, name }: { category_ref: string; name: string }) => [category_ref, name]),
    ).toEqual([
      ['fuel', 'Paliwo'],
      ['groceries', 'Sklepy spożywcze'],
    ]);
    expect(answer[1].outlets.length).toBeGreaterThan(1);
  });
});
