// @vitest-environment jsdom
/** The panes of the preview among each other. What they show stands in tests/e2e/console-preview.test.ts. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProvider, createApi } from '../../../../console/app/api.ts';
import { PreviewPart } from '../../../../console/app/PreviewPart.tsx';
import { Preview } from '../../../../console/app/preview/Preview.tsx';
import type { FolderChange } from '../../../../console/server/answers.ts';
import type { PreviewAnswer, PreviewRequest } from '../../../../console/server/preview/previewAnswers.ts';
import { readPaneNames } from '../../../../console/server/preview/readRequests.ts';
import { fakeFetch, json } from '../../../support/fakeFetch.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every text is shown, at an origin of the tenant's own; the pages in the frames never come. */
function answerPreviews() {
  const { fetch, sent } = fakeFetch(({ body }) => {
    const { code, day, isXray }: PreviewRequest = JSON.parse(body ?? '{}');
    const answer: PreviewAnswer = {
      kind: 'answered',
      shown: {
        origin: `http://${code}.test`,
        version: '1',
        clockOffset: 0,
        isXray,
        day: day ?? '2026-01-01',
        today: '2026-01-01',
        changes: [],
        languages: [],
        screens: [],
        provider: 'http://provider.test',
      },
      problem: null,
      elsewhere: null,
      isSandboxRunning: true,
    };
    return json(answer);
  });
  vi.stubGlobal('fetch', fetch);
  return sent;
}

test('a pane beside the first one follows it, and stands still until its page comes', async () => {
  const sent = answerPreviews();
  let commits = 0;
  const count = () => {
    commits += 1;
    // Panes that lead each other would never end.
    if (commits > 100) throw new Error('The panes do not come to rest.');
  };
  render(
    <Profiler id="preview" onRender={count}>
      <Preview code="bg" text="{}" tenants={[{ code: 'pl', name: 'Polska' }]} />
    </Profiler>,
  );
  await screen.findByText('/bg/');
  const beside = screen.getByLabelText<HTMLSelectElement>('Beside it');
  const { value } = within(beside).getByRole<HTMLOptionElement>('option', { name: 'Polska' });
  fireEvent.change(beside, { target: { value } });
  await screen.findByText('/pl/');
  // The browser's way back, while somebody is asked whether to leave: nothing moves.
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('region', { name: /^Portal pl/ })).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(commits).toBeLessThan(20);
});

test('panes have names of their own at an address by http, where browsers make no UUID', async () => {
  const sent = answerPreviews();
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  render(
    <>
      <Preview code="bg" text="{}" tenants={[]} />
      <Preview code="bg" text="{}" tenants={[]} />
    </>,
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  const names = sent.map(({ body }) => JSON.parse(body ?? '{}').pane);
  expect(new Set(names).size).toBe(2);
  for (const pane of names) expect(readPaneNames({ panes: [pane] })).toEqual([pane]);
});

test('all panes are asked for again when what is saved has changed', async () => {
  const sent = answerPreviews();
  const tenants = [{ code: 'pl', name: 'Polska' }];
  const { rerender } = render(<Preview code="bg" text="{}" round={1} tenants={tenants} />);
  await screen.findByText('/bg/');
  const beside = screen.getByLabelText<HTMLSelectElement>('Beside it');
  const { value } = within(beside).getByRole<HTMLOptionElement>('option', { name: 'The saved version' });
  fireEvent.change(beside, { target: { value } });
  await waitFor(() => expect(sent).toHaveLength(2));
  rerender(<Preview code="bg" text="{}" round={2} tenants={tenants} />);
  await waitFor(() => expect(sent).toHaveLength(4));
  const texts = sent.map(({ body }) => JSON.parse(body ?? '{}').text);
  expect(texts).toEqual(['{}', null, '{}', null]);
});

test('what can stand beside follows the folder: a tenant that is new, and one that is gone', async () => {
  answerPreviews();
  let names: readonly string[] | null = ['bg', 'pl'];
  let tell: (change: FolderChange | null) => void = () => {};
  const fetch = async () => {
    if (names === null) throw new TypeError('Failed to fetch');
    return json({ tenants: names.map((code) => ({ code, name: `Name of ${code}` })) });
  };
  const listen = (listener: typeof tell) => {
    tell = listener;
    return () => {};
  };
  const nothing = () => {};
  const part = { code: 'bg', text: '{}', problems: [], warnings: [], goTo: null, visited: null };
  render(
    <ApiProvider value={createApi({ fetch, listen })}>
      <PreviewPart {...part} onEdit={nothing} onVisit={nothing} onGo={nothing} />
    </ApiProvider>,
  );
  const beside = screen.getByLabelText<HTMLSelectElement>('Beside it');
  const titles = () => [...beside.options].slice(3).map(({ text }) => text);
  await waitFor(() => expect(titles()).toEqual(['Name of pl']));
  fireEvent.change(beside, { target: { value: beside.options[3]?.value } });
  await screen.findByText('/pl/');
  names = ['bg', 'hu', 'pl'];
  act(() => tell(null));
  await waitFor(() => expect(titles()).toEqual(['Name of hu', 'Name of pl']));
  names = null;
  await act(async () => tell(null));
  expect(titles()).toEqual(['Name of hu', 'Name of pl']);
  names = ['bg', 'hu'];
  act(() => tell(null));
  await waitFor(() => expect(titles()).toEqual(['Name of hu', 'pl']));
  expect(beside.selectedOptions[0]?.text).toBe('pl');
  fireEvent.change(beside, { target: { value: '' } });
  expect([titles(), screen.queryByText('/pl/')]).toEqual([['Name of hu'], null]);
});
