// @vitest-environment jsdom
/** The bar over the editor: what its buttons do to the text and to the keyboard, over a server that is made up. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider, createApi } from '../../../../console/app/api.ts';
import { createEditing, type Editing } from '../../../../console/app/document/createEditing.ts';
import { replaceAll } from '../../../../console/app/document/mergeByKey.ts';
import { EditorBar } from '../../../../console/app/editor/EditorBar.tsx';
import { aStorage } from '../../../support/aStorage.ts';
import '../../../support/dialogElement.ts';

const user = userEvent.setup();
const FILE = { code: 'bg', text: '{ "a": 1 }', hash: 'a'.repeat(64) };
const CHECKED = {
  found: { problems: [], warnings: [], group: null },
  isCurrent: true,
  isUnavailable: false,
};

type Answer = readonly [status: number, body: unknown];
/** What the file says by now. */
let disk: Answer;
/** What a publish answers, and when. */
let published: Answer | Promise<Answer>;
let editing: Editing;

function Bar() {
  const state = useSyncExternalStore(editing.subscribe, editing.state);
  return <EditorBar code="bg" editing={editing} state={state} checked={CHECKED} />;
}

beforeEach(() => {
  const changes = { changes: { risk: null, groups: [] }, problems: [], isNew: false, baseHash: FILE.hash };
  const changed = { message: 'Somebody else changed the file.', hash: 'b'.repeat(64), text: null };
  published = [409, changed];
  const fetch = async (path: string) => {
    const answers: Readonly<Record<string, Answer | Promise<Answer>>> = {
      '/api/tenants': [200, { tenants: [] }],
      '/api/tenants/bg': disk,
      '/api/tenants/bg/publish': published,
      '/api/changes-for-holders': [200, changes],
    };
    const [status, body] = (await answers[path]) ?? [404, { error: 'There is nothing.', code: 'not-found' }];
    return new Response(JSON.stringify(body), { status });
  };
  vi.stubGlobal('fetch', fetch);
  editing = createEditing({ file: FILE, storage: aStorage() });
  editing.open();
  render(
    <ApiProvider value={createApi({ fetch, listen: () => () => {} })}>
      <MemoryRouter>
        <Bar />
      </MemoryRouter>
    </ApiProvider>,
  );
  act(() => editing.model.edit(replaceAll(FILE.text, '{ "a": 11 }')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes the file for gone only where the server says so', async () => {
  disk = [500, { error: 'The console could not do this.', code: 'failed' }];
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Why');
  await user.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1) ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Look at the newer version' }));
  await screen.findByText('The console does not answer. Nothing is lost: try again.');
  expect(editing.state()).toMatchObject({ notice: null, baseHash: FILE.hash });
  disk = [404, { error: 'There is no such tenant file in the folder.', code: 'not-found' }];
  await user.click(screen.getByRole('button', { name: 'Look at the newer version' }));
  await waitFor(() => expect(editing.state().notice).toEqual({ kind: 'gone' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the dialog while its publish is under way, and tells there how it ends', async () => {
  const answer = Promise.withResolvers<Answer>();
  published = answer.promise;
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Why');
  await user.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1) ?? document.body);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  await user.click(cancel);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  answer.resolve([500, { error: 'The disk is full.', code: 'failed' }]);
  await screen.findByText('The disk is full.');
  await user.click(cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the keyboard to Undo when Discard goes', async () => {
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(editing.state().text).toBe('{ "a": 11 }');
});
