// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageRoot } from '../../runtime/boot/createPageRoot.tsx';

function Form({ label }: { readonly label: string }) {
  return (
    <form aria-label={label}>
      <input id="email" />
      <input id="name" />
    </form>
  );
}

/** A prerendered form in the page, before its program is there. */
function prerendered(label: string) {
  const container = document.createElement('div');
  container.dataset.prerendered = '';
  container.innerHTML = renderToString(<Form label={label} />);
  document.body.replaceChildren(container);
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  const type = (id: string, text: string) => {
    field(id).focus();
    field(id).value = text;
    field(id).dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { root: createPageRoot(container), field, type };
}

describe('a page that is hydrated', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(['button', 'a'] as const)('presses again what was pressed before, once: <%s>', async (name) => {
    // React tells of the mark in development.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pressed = vi.fn();
    const Control = name;
    const page = <Control onClick={pressed}>Log in</Control>;
    const container = document.createElement('div');
    container.dataset.prerendered = '';
    container.innerHTML = renderToString(page);
    document.body.replaceChildren(container);
    container.querySelector(name)?.setAttribute('data-pressed', '');
    const root = createPageRoot(container);
    await act(async () => root.render(page));
    await root.whenHydrated;
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(container.querySelector('[data-pressed]')).toBeNull();
  });

  it.each(['before it is hydrated', 'meanwhile'])(
    'presses what was pressed %s where that had to be rendered anew',
    async (when) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const pressed = vi.fn();
      const pageOf = (year: string) => (
        <main>
          <button type="button">Register</button>
          <button type="button" onClick={() => pressed(year)}>
            Log in
          </button>
          <p>{year}</p>
        </main>
      );
      const container = document.createElement('div');
      container.dataset.prerendered = '';
      container.innerHTML = renderToString(pageOf('2026'));
      document.body.replaceChildren(container);
      const before = container.querySelectorAll('button')[1];
      const press = () => {
        before?.setAttribute('data-pressed', '');
        before?.click();
      };
      if (when !== 'meanwhile') press();
      const root = createPageRoot(container);
      await act(async () => {
        root.render(pageOf('2027'));
        if (when === 'meanwhile') press();
      });
      await root.whenHydrated;
      expect(before?.isConnected).toBe(false);
      expect(pressed.mock.calls).toEqual([['2027']]);
      expect(container.querySelector('[data-pressed]')).toBeNull();
    },
  );

  it('keeps what is typed, and where, while it does [USE-01]', async () => {
    const { root, field, type } = prerendered('Access');
    const email = field('email');
    type('email', 'ana@x.example');
    await act(async () => {
      root.render(<Form label="Access" />);
      // Rendered, and not hydrated yet.
      type('email', 'ana@x.example.org');
      type('name', 'Ana');
      await root.whenHydrated;
    });
    expect(field('email')).toBe(email);
    expect([field('email').value, field('name').value]).toEqual(['ana@x.example.org', 'Ana']);
    expect(document.activeElement?.id).toBe('name');
  });

  it('types it again where the fields had to be rendered anew [USE-01]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { root, field, type } = prerendered('Marked by a password manager');
    const email = field('email');
    type('email', 'ana@x.example');
    await act(async () => {
      root.render(
        <div>
          <Form label="Access" />
        </div>,
      );
      type('name', 'Ana');
      await root.whenHydrated;
    });
    expect(field('email')).not.toBe(email);
    expect([field('email').value, field('name').value]).toEqual(['ana@x.example', 'Ana']);
    expect(document.activeElement?.id).toBe('name');
  });
});
