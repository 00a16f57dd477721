import type { PreviewPartProps } from './editor/parts.ts';
import { Preview } from './preview/Preview.tsx';
import { useTenants } from './useTenants.ts';

/** The portal with the text of the editor; the folder's other tenants may stand beside it. */
export function PreviewPart({ code, text, round = 0, visited, onGo }: PreviewPartProps) {
  const tenants = useTenants();
  return <Preview {...{ code, text, round, tenants, visited, onGo }} />;
}
