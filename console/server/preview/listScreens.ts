import type { BuiltInWords } from '../../../compiler/builtInWords.ts';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import { createLabels } from '../../../compiler/explain/parts/createLabels.ts';
import { stateOfScreen } from '../../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import type { PreviewScreen } from './previewAnswers.ts';

/** The language that the console speaks. */
const LANGUAGE = 'en';

/** The way to the provider, and out: nothing of them can be looked at. */
const PASSAGES: readonly string[] = ['login', 'logout'];

/** What stands for an address that is none. */
const NOWHERE = 'no-such-page';

/** Every screen of the portal, those that this tenant does not have included. */
export function listScreens(
  { publicTenant }: CompiledTenant,
  manifests: readonly Manifest[],
  words: BuiltInWords,
): PreviewScreen[] {
  const labels = createLabels({ words: {} }, words, LANGUAGE);
  return manifests.flatMap((manifest): PreviewScreen[] => {
    const state = stateOfScreen(publicTenant, manifest);
    const isThere = state !== 'off';
    if ((isThere && !manifest.load) || PASSAGES.includes(manifest.id)) return [];
    return [
      {
        id: manifest.id,
        title: labels(titleOf(manifest.id)),
        path: isThere ? pathOf(manifest, publicTenant) : null,
        offBy: isThere || !manifest.feature ? null : `features.${manifest.feature}`,
        access: accessOf(manifest),
        isPaused: state === 'paused',
      },
    ];
  });
}

function accessOf({ paths: [path], guards }: Manifest): PreviewScreen['access'] {
  if (path.includes(':cardId')) return 'card';
  return guards.includes('signedIn') ? 'person' : 'visitor';
}

/** Links from mails come with what a mail would say; the page of a link that does not hold is what shows. */
function pathOf(manifest: Manifest, { code, mailLinks }: PublicTenant): string {
  if (manifest.hasLanguagePaths) return `/${code}/`;
  const path = manifest.paths[0].replace(/\/\*$/, '').replace('*', NOWHERE);
  const isMailed = accessOf(manifest) === 'visitor' && manifest.paths.length > 1;
  const { email, code: codeName } = mailLinks.parameters;
  return `/${code}/${path}${isMailed ? `?${email}=nobody%40portal.example&${codeName}=123456` : ''}`;
}
