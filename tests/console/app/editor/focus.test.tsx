// @vitest-environment jsdom
/** Where the keyboard goes on in the editor when what was pressed goes away. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Main } from '../../../../console/app/ConsolePage.tsx';
import { createEditing, type Editing } from '../../../../console/app/document/createEditing.ts';
import { replaceAll } from '../../../../console/app/document/mergeByKey.ts';
import { Notices } from '../../../../console/app/editor/Notices.tsx';
import { ProblemList } from '../../../../console/app/editor/ProblemList.tsx';
import { SectionNav } from '../../../../console/app/editor/SectionNav.tsx';
import type { CheckedProblem } from '../../../../console/server/answers.ts';
import { aStorage } from '../../../support/aStorage.ts';
import '../../../support/dialogElement.ts';
import { fakeFetch, json } from '../../../support/fakeFetch.ts';

const user = userEvent.setup();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FILE = { code: 'bg', text: '{ "a": 1 }', hash: 'one' };

function Page({ editing }: { readonly editing: Editing }) {
  const state = useSyncExternalStore(editing.subscribe, editing.state);
  return (
    <Main>
      <Notices editing={editing} state={state} onGo={() => {}} />
    </Main>
  );
}

/** @param mine and then theirs, in the place of the file's text */
function openWith(mine: string, theirs: string) {
  const editing = createEditing({ file: FILE, storage: aStorage() });
  editing.open();
  render(<Page editing={editing} />);
  act(() => {
    editing.model.edit(replaceAll(FILE.text, mine));
    editing.takeDisk({ ...FILE, text: theirs, hash: 'two' });
  });
}

it('goes on in the page when a notice, or what had to be chosen, goes', async () => {
  const main = () => screen.getByRole('main');
  openWith('{ "a": 2 }', '{ "a": 3 }');
  await user.click(screen.getByRole('button', { name: 'Keep yours' }));
  expect(document.activeElement).toBe(main());
  await user.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(main());
  cleanup();
  openWith('{ "a": ', '{ "a": 3 }');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Take the file on disk' }));
  expect(document.activeElement).toBe(main());
});

const problem = (line: number): CheckedProblem => ({
  ...{ file: 'bg.json', line, column: 1, pointer: '/a', rule: 'x', message: `Wrong in line ${line}.` },
  repairs: [{ title: `Mend line ${line}`, isSafe: false, edits: [{ offset: 0, length: 0, text: ' ' }] }],
});

it('goes on with the first problem that is shown newly, and with the title of those that are left', async () => {
  const problems = Array.from({ length: 60 }, (_, index) => problem(index + 1));
  const checked = {
    found: { problems, warnings: [], group: null },
    isCurrent: true,
    isUnavailable: false,
  };
  render(<ProblemList file="bg.json" checked={checked} onGo={() => {}} onEdit={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wrong in line 51.' }));
  await user.click(screen.getByRole('button', { name: 'Mend line 51' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Problems' }));
});

describe('of a problem in a file that tenants share', () => {
  const inWords = (line: number): CheckedProblem => ({
    ...problem(line),
    file: 'languages/bg.json',
    sharedHash: 'a'.repeat(64),
  });
  const list = (problems: readonly CheckedProblem[]) => {
    const checked = { found: { problems, warnings: [], group: null }, isCurrent: true, isUnavailable: false };
    return <ProblemList file="bg.json" checked={checked} onGo={() => {}} onEdit={() => {}} />;
  };
  const title = () => screen.getByRole('heading', { name: 'Problems' });
  const offer = (line: number) =>
    screen.getByRole('button', { name: `Mend in languages/bg.json: Mend line ${line}` });
  /** @returns lets the server answer */
  async function mend(line: number): Promise<() => void> {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', fakeFetch(() => answer.promise).fetch);
    await user.click(offer(line));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A slip');
    await user.click(screen.getByRole('button', { name: 'Mend and publish' }));
    return () => answer.resolve(json({ hash: 'b'.repeat(64) }));
  }

  it('goes on with the title once it is mended, whose button goes with the next check', async () => {
    const { rerender } = render(list([inWords(1), inWords(2)]));
    (await mend(1))();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(title());
    rerender(list([inWords(2)]));
    expect(document.activeElement).toBe(title());
  });

  it('keeps the dialog until its answer has come', async () => {
    render(list([inWords(1), inWords(2)]));
    const answer = await mend(1);
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    expect(close?.getAttribute('aria-disabled')).toBe('true');
    await user.click(close ?? document.body);
    expect(screen.getByRole('dialog')).toBeTruthy();
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes on with the title where somebody else mends what has the focus, and leaves alone who is elsewhere', () => {
    const both = [inWords(1), inWords(2)];
    const { rerender } = render(list(both));
    act(() => offer(1).focus());
    rerender(list([inWords(2)]));
    expect(document.activeElement).toBe(title());
    rerender(list(both));
    act(() => offer(1).focus());
    act(() => offer(1).blur());
    rerender(list([inWords(2)]));
    expect(document.activeElement).toBe(document.body);
  });
});

it('shows every option that was found, and goes on with the first of the next ones', async () => {
  const nothing = () => {};
  render(
    <SectionNav
      {...{ current: null, file: 'bg.json', textOf: () => '{}', problems: [], warnings: [] }}
      onSection={nothing}
      onOption={nothing}
    />,
  );
  await user.type(screen.getByRole('searchbox'), 'forms');
  const count = Number(/\d+/.exec(screen.getByRole('status').textContent ?? '')?.[0]);
  expect(count).toBeGreaterThan(80);
  const options = () => screen.getAllByRole('listitem');
  expect(options()).toHaveLength(40);
  await user.click(screen.getByRole('button', { name: 'Show 40 more' }));
  expect(document.activeElement).toBe(within(options()[40] ?? document.body).getByRole('button'));
  for (let shown = 80; shown < count; shown += 40)
    await user.click(screen.getByRole('button', { name: /^Show \d+ more$/ }));
  expect(options()).toHaveLength(count);
  expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
});
