// @vitest-environment jsdom
/** One tenant file in the editor: what is found in it, what is typed, what is published. Over 250 lines: one way through it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EditorView } from '@codemirror/view';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartProps } from '../../../console/app/editor/parts.ts';
import { renderConsole } from '../support/renderConsole.tsx';
import { startTestConsole, type TestConsole } from '../support/startTestConsole.ts';

let running: TestConsole;
beforeEach(async () => {
  running = await startTestConsole();
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await running.stop();
});

const onDisk = (code: string) => readFile(join(running.folder, `${code}.json`), 'utf8');

/** The editor of JSON, once it is there. */
async function editor(): Promise<EditorView> {
  const content = await screen.findByRole('textbox', { name: /as JSON$/ });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('There is no editor.');
  return view;
}

/** As keys do: at its place in the text. */
function replace(view: EditorView, from: string, to: string): void {
  const start = view.state.doc.toString().indexOf(from);
  view.dispatch({ changes: { from: start, to: start + from.length, insert: to }, userEvent: 'input.type' });
}

const publishButton = () => screen.getByRole('button', { name: 'Publish' });
/** Publishes with a reason, once the changes were shown. */
async function publish(): Promise<void> {
  await waitFor(isReady);
  await userEvent.click(publishButton());
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(await within(dialog).findByLabelText(/reason/i), 'Tried out');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
}
const isReady = () => expect(publishButton().getAttribute('aria-disabled')).toBeNull();

describe('the editor', () => {
  it('tells a problem at its place, leads there, and publishes once it is mended', async () => {
    renderConsole(running, '/tenants/pl');
    const view = await editor();
    replace(view, '"PLN"', '"PLM"');
    const problem = await screen.findByRole('button', { name: /PLM/ });
    expect(publishButton().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: /Money and cards/ }).textContent).toContain('1 problem');
    await userEvent.click(problem);
    const line = view.state.doc.lineAt(view.state.selection.main.head);
    expect(line.text).toContain('"PLM"');
    replace(view, '"PLM"', '"PLN"');
    replace(view, '"Sorvia"', '"Sorvia Polska"');
    await screen.findByText('No problems in this text.');
    const before = await onDisk('pl');
    await publish();
    await screen.findByText('Published');
    expect(await onDisk('pl')).toBe(before.replace('"Sorvia"', '"Sorvia Polska"'));
  });

  it('offers what mends a problem, one by one or all that are clear, each as one step of undo', async () => {
    renderConsole(running, '/tenants/pl');
    const view = await editor();
    const text = view.state.doc.toString();
    replace(view, '"timeZone"', '"timeZoen"');
    await userEvent.click(await screen.findByRole('button', { name: /^Replace by "timeZone"/ }));
    expect(view.state.doc.toString()).toBe(text);
    await screen.findByText('No problems in this text.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    replace(view, '"brandName"', '"brandNaem"');
    await userEvent.click(await screen.findByRole('button', { name: 'Mend 2 that are clear' }));
    expect(view.state.doc.toString()).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(view.state.doc.toString()).toContain('"timeZoen"');
    expect(view.state.doc.toString()).toContain('"brandNaem"');
  });

  it('undoes and redoes, and goes back to the file', async () => {
    renderConsole(running, '/tenants/bg');
    const view = await editor();
    const text = view.state.doc.toString();
    replace(view, '"Sorvia"', '"Other"');
    await screen.findByText('Unsaved changes');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(view.state.doc.toString()).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(view.state.doc.toString()).toContain('"Other"');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(view.state.doc.toString()).toBe(text);
  });

  it('keeps unsaved text over a reload', async () => {
    const first = renderConsole(running, '/tenants/bg');
    replace(await editor(), '"Sorvia"', '"Kept"');
    first.unmount();
    renderConsole(running, '/tenants/bg');
    expect((await editor()).state.doc.toString()).toContain('"Kept"');
    expect(screen.getByText(/^Your unsaved changes of .* are back\.$/)).toBeTruthy();
  });

  it('keeps unsaved text where a part of the console fails, and says what failed', async () => {
    const Changes = ({ text }: PartProps) => {
      if (text.includes('"Kept"')) throw new Error('There is no such part.');
      return null;
    };
    // React tells it as well.
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const first = renderConsole(running, '/tenants/bg', { Changes });
    replace(await editor(), '"Sorvia"', '"Kept"');
    await screen.findByRole('heading', { level: 1, name: 'The console made a mistake' });
    expect(screen.getByText(/There is no such part\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
    told.mockRestore();
    first.unmount();
    renderConsole(running, '/tenants/bg');
    expect((await editor()).state.doc.toString()).toContain('"Kept"');
  });

  it('joins what changed on disk, and shows both values of what both changed', async () => {
    renderConsole(running, '/tenants/bg');
    const view = await editor();
    replace(view, '"Sorvia"', '"Mine"');
    const text = await onDisk('bg');
    await writeFile(
      join(running.folder, 'bg.json'),
      text.replace('"Sorvia"', '"Theirs"').replace('#0C7A5B', '#0C7A5C'),
    );
    const conflict = await screen.findByRole('region', { name: 'One value was changed by both of you' });
    expect(view.state.doc.toString()).toContain('#0C7A5C');
    expect(within(conflict).getByText('"Mine"')).toBeTruthy();
    expect(within(conflict).getByText('"Theirs"')).toBeTruthy();
    expect(publishButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(within(conflict).getByRole('button', { name: 'Take the one on disk' }));
    expect(view.state.doc.toString()).toBe(
      text.replace('"Sorvia"', '"Theirs"').replace('#0C7A5B', '#0C7A5C'),
    );
    expect(screen.queryByRole('region', { name: /changed by both/ })).toBeNull();
  });

  it('finds every option, and leads to where it stands or would stand', async () => {
    renderConsole(running, '/tenants/bg');
    const view = await editor();
    const search = screen.getByRole('searchbox', { name: 'Find an option' });
    await userEvent.type(search, 'brandname{Enter}');
    expect(view.state.doc.lineAt(view.state.selection.main.head).text).toContain('"brandName"');
    await userEvent.clear(search);
    await userEvent.type(search, '/toast/duration');
    await userEvent.click(await screen.findByRole('button', { name: /\/toast\/duration/ }));
    expect(screen.getByText(/^\/toast\/duration is not in the file/)).toBeTruthy();
  });

  it('keeps section and view in the address', async () => {
    const { router } = renderConsole(running, '/tenants/bg');
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    await waitFor(() => expect(router.state.location.search).toBe('?section=look'));
    expect(screen.getByRole('button', { name: 'Look' }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Connections' }));
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe('?section=look'));
  });

  it('asks before it is left with unsaved text, and keeps it', async () => {
    const { router } = renderConsole(running, '/tenants/bg');
    replace(await editor(), '"Sorvia"', '"Kept"');
    await userEvent.click(screen.getByRole('link', { name: 'Configuration' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/tenants/bg');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tenant' }), 'ro');
    const failed = vi.fn();
    window.addEventListener('error', failed);
    const leave = await screen.findByRole('button', { name: 'Leave' });
    // By an impatient finger, before the dialog can go.
    act(() => {
      leave.click();
      leave.click();
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/tenants/ro'));
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(localStorage.getItem('console:draft:bg')).toContain('Kept');
  });

  it('goes on asking while the address would follow the cursor', async () => {
    const { router } = renderConsole(running, '/tenants/bg');
    const view = await editor();
    await screen.findByRole('option', { name: /\(ro\)/ });
    replace(view, '"Sorvia"', '"Kept"');
    view.dispatch({ selection: { anchor: view.state.doc.toString().indexOf('"timeZone"') } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tenant' }), 'ro');
    const leave = await screen.findByRole('button', { name: 'Leave' });
    await screen.findByText('At /timeZone');
    await userEvent.click(leave);
    await waitFor(() => expect(router.state.location.pathname).toBe('/tenants/ro'));
    expect(router.state.location.search).toBe('');
  });

  it('says that there is no such tenant', async () => {
    renderConsole(running, '/tenants/zz');
    await screen.findByRole('heading', { level: 1, name: 'There is no tenant “zz”' });
  });

  it('is renewed by itself when the console was started again meanwhile', async () => {
    let isKnown = false;
    const restarted: TestConsole = {
      ...running,
      async fetch(path, init) {
        if (path === '/') isKnown = true;
        return running.fetch(
          path,
          isKnown ? init : { ...init, headers: { ...init?.headers, cookie: 'old=1' } },
        );
      },
    };
    renderConsole(restarted, '/tenants/bg');
    await editor();
    expect(isKnown).toBe(true);
  });
});

describe('the parts of the editor', () => {
  function Part({ code, text, onEdit, goTo }: PartProps) {
    return (
      <section aria-label="part">
        {code} {text.includes('"Part"') ? 'edited' : 'as it was'} {goTo?.pointer}
        <button
          type="button"
          onClick={() => onEdit([{ offset: text.indexOf('Sorvia'), length: 'Sorvia'.length, text: 'Part' }])}
        >
          edit
        </button>
      </section>
    );
  }

  it('share one text and one undo: a form, the JSON, a preview, and what changes', async () => {
    renderConsole(running, '/tenants/bg', { Form: Part, Preview: Part, Changes: Part });
    const parts = await screen.findAllByRole('region', { name: 'part' });
    expect(parts.map(({ textContent }) => textContent)).toEqual(Array(3).fill('bg as it was edit'));
    const [form] = parts;
    if (form) await userEvent.click(within(form).getByRole('button', { name: 'edit' }));
    expect(screen.getAllByText(/bg edited/)).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    const view = await editor();
    expect(view.state.doc.toString()).toContain('"Part"');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(view.state.doc.toString()).toContain('"Sorvia"');
    await userEvent.click(screen.getByRole('button', { name: 'Form' }));
    expect(screen.getAllByText(/bg as it was/)).toHaveLength(3);
  });
});
