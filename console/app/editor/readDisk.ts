import type { TenantText } from '../../server/answers.ts';
import { CallError, type ConsoleApi } from '../api.ts';

/** A file as it is on disk now; null where it is gone. @throws when nobody can say so */
export async function readDisk(api: ConsoleApi, code: string): Promise<TenantText | null> {
  try {
    return await api.readTenant(code);
  } catch (error) {
    if (error instanceof CallError && error.refusal?.code === 'not-found') return null;
    throw error;
  }
}
