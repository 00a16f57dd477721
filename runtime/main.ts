/** Entry of pages that the portal renders itself, or whose first look it takes over: all but home pages and the switcher. */
import { createApplication } from './application.ts';
import { start, tenantOf } from './boot/start.ts';

void start(document, ({ page, container }) =>
  createApplication({ page, tenant: tenantOf(page), container }).start(),
);
