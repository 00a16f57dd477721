import type { DatabaseSync } from 'node:sqlite';
import type { FaultList } from './traffic/faultList.ts';
import type { RequestLog } from './traffic/requestLog.ts';

/** What every part of the sandbox shares. */
export interface Sandbox {
  readonly database: DatabaseSync;
  readonly requests: RequestLog;
  readonly faults: FaultList;
  /** Folder of the words, `{lang}.json`. */
  readonly wordsDir: string;
  /** Where mailed links lead: the address of the portal, without a slash at the end. */
  readonly portalUrl: string;
}
