// @vitest-environment jsdom
/** What the editing of a file takes from disk, over a server whose answers come when the test says so. */
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ApiProvider, type ConsoleApi, createApi } from '../../../../console/app/api.ts';
import { useEditing } from '../../../../console/app/editor/useEditing.ts';
import type { TenantText } from '../../../../console/server/answers.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const fileThatSays = (text: string): TenantText => ({ code: 'bg', text, hash: text });
const FILE = fileThatSays('{ "a": 1 }');

/** The editing of the file, and what it has asked the server for: each answer is the test's. */
function openFile() {
  const asked: PromiseWithResolvers<TenantText>[] = [];
  const listeners = new Set<Parameters<ConsoleApi['onChange']>[0]>();
  const api: ConsoleApi = {
    ...createApi({ fetch, listen: () => () => {} }),
    readTenant() {
      const answer = Promise.withResolvers<TenantText>();
      asked.push(answer);
      return answer.promise;
    },
    onChange(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider value={api}>{children}</ApiProvider>
  );
  const { result } = renderHook(() => useEditing(FILE), { wrapper });
  return {
    text: () => result.current.state.text,
    change: (text: string) =>
      act(() => {
        for (const listen of listeners) listen({ tenants: { bg: text }, isShared: false });
      }),
    answer: (index: number, text: string) => act(async () => asked[index]?.resolve(fileThatSays(text))),
    fail: (index: number) => act(async () => asked[index]?.reject(new Error('Nobody answers.'))),
  };
}

it('takes the newest text of a file that changed twice, whichever answer comes first', async () => {
  const { text, change, answer } = openFile();
  change('{ "a": 2 }');
  change('{ "a": 3 }');
  await answer(1, '{ "a": 3 }');
  expect(text()).toBe('{ "a": 3 }');
  await answer(0, '{ "a": 2 }');
  expect(text()).toBe('{ "a": 3 }');
});

it('takes an earlier answer where it comes first, or where nobody answers the later question', async () => {
  const { text, change, answer, fail } = openFile();
  for (const next of ['{ "a": 2 }', '{ "a": 3 }', '{ "a": 4 }']) change(next);
  await answer(0, '{ "a": 2 }');
  expect(text()).toBe('{ "a": 2 }');
  await fail(2);
  await answer(1, '{ "a": 3 }');
  expect(text()).toBe('{ "a": 3 }');
});
