import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ApiProvider, createApi } from '../../../console/app/api.ts';
import { createRoutes } from '../../../console/app/createRoutes.tsx';
import type { EditorParts } from '../../../console/app/editor/parts.ts';
import '../../support/dialogElement.ts';
import type { TestConsole } from './startTestConsole.ts';

/** The console's page at an address, over a running server. */
export function renderConsole(running: TestConsole, path: string, parts: EditorParts = {}) {
  // The editor measures lines, which jsdom has no measures of.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  vi.stubGlobal('fetch', running.fetch);
  const router = createMemoryRouter(createRoutes(parts), { initialEntries: [path] });
  const api = createApi({ fetch: running.fetch, listen: running.listen });
  const view = render(
    <ApiProvider value={api}>
      <RouterProvider router={router} />
    </ApiProvider>,
  );
  return { router, ...view };
}
