/** Entry of pages that the portal draws itself: everything but home pages and the switcher. */
import { createRoot } from 'react-dom/client';
import { createApplication } from './application.ts';
import { start, tenantOf } from './boot/start.ts';

void start(document, ({ page, container }) =>
  createApplication({ page, tenant: tenantOf(page), root: createRoot(container) }).start(),
);
