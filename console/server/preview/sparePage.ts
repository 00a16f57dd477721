import type { BuildInfo } from '../../../publish/build/buildInfo.ts';
import { contentPolicies, type PreviewPage } from '../../../publish/page/contentPolicy.ts';
import { policyOrigins } from '../../../publish/page/policyOrigins.ts';
import type { RenderedPage } from '../../../publish/page/renderDocument.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { SPARE_PROGRAMS_ID, type SparePrograms } from '../../frame/messages.ts';

/**
 * A page with the portal's programs loaded and none of them begun, in which the next version of a page is shown at once
 * (console/frame/takeUp.ts).
 */
export function renderSparePage(
  { programs: { main, home, application } }: BuildInfo,
  preview: PreviewPage,
  { connection }: PublicTenant,
): RenderedPage {
  // Entries begin as they are loaded, but for the application's, which only offers itself.
  const imported = new Set([...main.imports, ...home.imports, ...application.imports, application.entry]);
  const programs: SparePrograms = { entries: [main.entry, home.entry], imports: [...imported] };
  const origins = policyOrigins(connection);
  const [first, second] = contentPolicies({ boot: preview.script, style: '', origins, preview });
  return {
    text: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<script>${preview.script}</script>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark">',
      '<title>…</title>',
      `<script type="application/json" id="${SPARE_PROGRAMS_ID}">${JSON.stringify(programs)}</script>`,
      ...(main.styles ? [`<link rel="stylesheet" href="${main.styles}">`] : []),
      '</head><body></body></html>',
    ].join('\n'),
    policies: [withStyles(first), second],
  };
}

/** The styles of the page that will be shown are not known yet; as it is published, its policy holds their hash. */
function withStyles(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}
