/** Entry of pages that the portal renders itself, or whose first look it takes over: all but home pages and the switcher. */
import { createApplication } from './application.ts';
import { createPageRoot } from './boot/createPageRoot.tsx';
import { start, tenantOf } from './boot/start.ts';

void start(document, ({ page, container }) => {
  const root = createPageRoot(container);
  return createApplication({ page, tenant: tenantOf(page), root }).start(root);
});
