import { useCallback, useEffect } from 'react';
import type { TenantRow } from '../server/answers.ts';
import { useApi } from './api.ts';
import { useLoaded } from './useLoaded.ts';

const NONE: readonly TenantRow[] = [];

/** The tenants of the folder as they are now; while nobody answers, as they were. */
export function useTenants(): readonly TenantRow[] {
  const api = useApi();
  const [overview, reload] = useLoaded(useCallback(() => api.listTenants(), [api]));
  useEffect(() => api.onChange(reload), [api, reload]);
  return overview.kind === 'there' ? overview.value.tenants : NONE;
}
