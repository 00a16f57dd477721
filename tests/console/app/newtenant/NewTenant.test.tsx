// @vitest-environment jsdom
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewTenant } from '../../../../console/app/newtenant/NewTenant.tsx';
import { newTenantCalls } from '../../../../console/server/newtenant/newTenantCalls.ts';
import { wordsCalls } from '../../../../console/server/newtenant/wordsCalls.ts';
import { type Calls, startCalls } from '../../server/support/startCalls.ts';
import { callsOver } from '../support/callsOver.ts';

let calls: Calls;
const onCreated = vi.fn<(code: string) => void>();
const user = userEvent.setup();

beforeEach(async () => {
  calls = await startCalls(newTenantCalls, wordsCalls);
  render(<NewTenant calls={callsOver(calls)} onCreated={onCreated} />);
  await screen.findByRole('heading', { name: 'Where is it for?' });
});
afterEach(async () => {
  cleanup();
  onCreated.mockClear();
  await calls.end();
});

const draft = () => within(screen.getByRole('region', { name: 'The draft' }));
const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
const chooseHungary = async () => {
  await user.selectOptions(screen.getByLabelText('Country'), 'Hungary');
  await draft().findByText(/^hu\.json, a copy of/);
};

describe('the guided new tenant', () => {
  it('says what to do first, and shows a draft as soon as there is a country', async () => {
    const button = screen.getByRole('button', { name: 'Next', description: 'Choose a country first.' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(draft().getByText('Choose a country, and the draft appears here.')).toBeTruthy();
    await chooseHungary();
    expect(draft().getByText('Magyarország')).toBeTruthy();
    expect(draft().getByText(/^\+36, then 9 digits/)).toBeTruthy();
    expect(draft().getByText('Still as copied: change or confirm')).toBeTruthy();
  });

  it('is walked through by the keyboard, and writes the draft that was shown', async () => {
    await chooseHungary();
    await user.type(screen.getByLabelText('Name'), 'Magyar kártya{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Which languages does it speak?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(screen.getByRole('checkbox', { name: /^English/ }));
    await next();
    await user.type(screen.getByLabelText('Brand name'), 'Vela');
    await user.type(screen.getByLabelText('Main colour'), '#1F6F5C{Enter}');
    await screen.findByRole('heading', { name: 'What can card holders do?' });
    await user.click(screen.getByRole('checkbox', { name: 'Gift card' }));
    const balances = screen.getByRole('group', { name: /balance of each wallet/ });
    await user.click(within(balances).getByRole('radio', { name: 'Yes' }));
    await next();
    await draft().findByText('balances on');
    const create = await screen.findByRole('button', { name: 'Create the draft' });
    await waitFor(() => expect(create.getAttribute('aria-disabled')).toBeNull());
    await user.click(create);
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('hu'));
    const file = JSON.parse(await readFile(join(calls.folder, 'hu.json'), 'utf8'));
    expect(file).toMatchObject({
      name: 'Magyar kártya',
      status: 'draft',
      theme: { brandName: 'Vela', brand: '#1F6F5C' },
      features: { balances: 'on' },
    });
    expect(Object.keys(file.card.products)).toEqual(['meal', 'holiday', 'social']);
  });

  it('leaves the focus to whoever has gone on before a step is drawn', async () => {
    const frames: FrameRequestCallback[] = [];
    const late = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    await chooseHungary();
    await next();
    const english = screen.getByRole('checkbox', { name: /^English/ });
    await user.click(english);
    for (const draw of frames) draw(0);
    late.mockRestore();
    expect(document.activeElement).toBe(english);
  });

  it('takes no code that is taken, and loses nothing of what was typed', async () => {
    await chooseHungary();
    const code = screen.getByLabelText('Code');
    await user.clear(code);
    await user.type(code, 'pl');
    expect(screen.getByText(/There is a tenant “pl” already/)).toBeTruthy();
    await user.clear(code);
    await user.type(code, 'admin');
    expect(await draft().findByText(/reserved/)).toBeTruthy();
    await user.clear(code);
    await user.type(code, 'hun');
    await draft().findByText(/^hun\.json/);
    await next();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('hun');
    expect(await readdir(calls.folder)).not.toContain('hun.json');
  });

  it('opens the draft that was written where its answer was lost, and takes nobody else’s for it', async () => {
    cleanup();
    const lines = callsOver(calls);
    const told: (() => void)[] = [];
    let isUp = true;
    let looks = 0;
    const textOf = async (code: string) => {
      looks += 1;
      if (!isUp) throw new TypeError('cut');
      return readFile(join(calls.folder, `${code}.json`), 'utf8');
    };
    const create = async (answers: Parameters<typeof lines.create>[0]) => {
      await lines.create(answers);
      throw new TypeError('cut');
    };
    const onChange = (listen: () => void) => {
      told.push(listen);
      return () => undefined;
    };
    render(<NewTenant calls={{ ...lines, create, textOf }} onCreated={onCreated} onChange={onChange} />);
    await screen.findByRole('heading', { name: 'Where is it for?' });
    await chooseHungary();
    for (const _ of [1, 2, 3, 4]) await next();
    const button = await screen.findByRole('button', { name: 'Create the draft' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    isUp = false;
    await user.click(button);
    await screen.findByText(/the draft may be written all the same/);
    expect(onCreated).not.toHaveBeenCalled();
    const path = join(calls.folder, 'hu.json');
    const text = await readFile(path, 'utf8');
    isUp = true;
    await writeFile(path, text.replace('HUF', 'EUR'));
    told.at(-1)?.();
    await waitFor(() => expect(looks).toBe(2));
    expect(onCreated).not.toHaveBeenCalled();
    await writeFile(path, text);
    told.at(-1)?.();
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith('hu'));
  });

  it('begins the words of a language that has none, and says how far it is', async () => {
    await chooseHungary();
    await next();
    expect(screen.getByRole('checkbox', { name: 'Hungarian No words yet' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Begin the words of Hungarian' }));
    expect(await screen.findByText(/The words of Hungarian are begun/)).toBeTruthy();
    expect(
      screen.getByRole('checkbox', { name: /Hungarian \d+% of its texts are there: a draft/ }),
    ).toBeTruthy();
    expect(await readdir(join(calls.folder, 'languages'))).toContain('hu.json');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Hungarian/ })),
    );
  });

  it('counts words by the later of two questions, whichever answer comes first', async () => {
    cleanup();
    const lines = callsOver(calls);
    const told: (() => void)[] = [];
    const [answered, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    const countries = async () => {
      asked += 1;
      const own = asked;
      const found = await lines.countries();
      if (own === 2) {
        answered.resolve();
        await held.promise;
      }
      return found;
    };
    const onChange = (listen: () => void) => {
      told.push(listen);
      return () => undefined;
    };
    render(<NewTenant calls={{ ...lines, countries }} onCreated={onCreated} onChange={onChange} />);
    await screen.findByRole('heading', { name: 'Where is it for?' });
    await chooseHungary();
    await next();
    told.at(-1)?.();
    await answered.promise;
    await calls.call('POST', '/api/words', { language: 'hu', from: 'en' });
    told.at(-1)?.();
    await screen.findByRole('checkbox', { name: /Hungarian \d+% of its texts/ });
    await act(async () => held.resolve());
    expect(screen.getByRole('checkbox', { name: /Hungarian \d+% of its texts/ })).toBeTruthy();
  });

  it('takes the colours of a logo, and refuses one without any in words', async () => {
    await chooseHungary();
    await next();
    await next();
    const logo = (fill: string) =>
      new File([`<svg xmlns="http://www.w3.org/2000/svg"><path fill="${fill}"/></svg>`], 'logo.svg');
    await user.upload(screen.getByLabelText('Logo (SVG)'), logo('#0C7A5B'));
    expect(await draft().findByText('#0C7A5B')).toBeTruthy();
    await user.upload(screen.getByLabelText('Logo (SVG)'), logo('#FFFFFF'));
    expect(await draft().findByText(/no SVG with colours in it/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take the logo out' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Logo (SVG)'));
    await waitFor(() => expect(draft().queryByText(/no SVG/)).toBeNull());
  });
});
