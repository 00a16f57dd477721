import { useCallback } from 'react';
import { useApi } from './api.ts';
import type { PreviewPartProps } from './editor/parts.ts';
import { Preview } from './preview/Preview.tsx';
import { useLoaded } from './useLoaded.ts';

/** The portal with the text of the editor; the folder's other tenants may stand beside it. */
export function PreviewPart({ code, text, round = 0, visited, onGo }: PreviewPartProps) {
  const api = useApi();
  const [overview] = useLoaded(useCallback(() => api.listTenants(), [api]));
  const { tenants } = overview.kind === 'there' ? overview.value : NO_TENANTS;
  return <Preview {...{ code, text, round, tenants, visited, onGo }} />;
}

const NO_TENANTS = { tenants: [] };
