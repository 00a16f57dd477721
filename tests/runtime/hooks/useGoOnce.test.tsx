// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useGoOnce } from '../../../runtime/hooks/useGoOnce.ts';

afterEach(cleanup);

/** A page of two entries; `onShown` runs as soon as an entry is in the page. */
function open(onShown: (path: string) => void) {
  const opened: { path: string; go: ReturnType<typeof useGoOnce> } = { path: '', go: () => undefined };
  const Steps = () => {
    opened.go = useGoOnce();
    opened.path = useLocation().pathname;
    return null;
  };
  const Shown = () => {
    const { pathname } = useLocation();
    useLayoutEffect(() => {
      onShown(pathname);
    }, [pathname]);
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Steps />
      <Shown />
    </MemoryRouter>,
  );
  return opened;
}

it('a step that is asked for twice before it is there is one step [USE-16]', async () => {
  const shown: string[] = [];
  const opened = open((path) => {
    shown.push(path);
  });
  await act(async () => {
    opened.go('/second');
    opened.go('/third');
  });
  expect(opened.path).toBe('/second');
  expect(shown).toEqual(['/first', '/second']);
});

it('the first press on the next page counts, however soon it comes [USE-16]', async () => {
  let presses = 0;
  const opened = open((path) => {
    if (path === '/second' && presses++ === 0) opened.go(-1);
  });
  await act(async () => opened.go('/second'));
  expect(presses).toBe(1);
  expect(opened.path).toBe('/first');
});
