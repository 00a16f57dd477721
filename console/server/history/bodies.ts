/** What the calls of the history take: JSON schemas, by which the server refuses everything else with 400. */

const CODE = { type: 'string', pattern: '^[a-z]{2,12}$' };
const TEXT = { type: 'string', maxLength: 262_144 };
const REASON = { type: 'string', minLength: 1, maxLength: 2_000 };
const HASH = { type: ['string', 'null'], pattern: '^[0-9a-f]{64}$' };
const VERSION = { type: 'integer', minimum: 1, maximum: 1_000_000 };

const object = (properties: object, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
});

export interface CodeParams {
  readonly code: string;
}

export interface VersionParams extends CodeParams {
  readonly version: number;
}

export const codeParams = object({ code: CODE });
export const versionParams = object({ code: CODE, version: VERSION });

export interface ChangesBody {
  readonly code: string;
  readonly text: string;
}

export const changesBody = object({ code: CODE, text: TEXT });

export interface PublishBody {
  readonly text: string;
  /** Null for a tenant that is not there yet. */
  readonly baseHash: string | null;
  readonly reason: string;
}

export const publishBody = object({ text: TEXT, baseHash: HASH, reason: REASON });

export type RollbackBody =
  | { readonly version: number; readonly dryRun: true }
  | { readonly version: number; readonly dryRun?: false; readonly reason: string; readonly baseHash: string };

export const rollbackBody = {
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON schema
  ...{ if: { properties: { dryRun: { const: true } }, required: ['dryRun'] }, then: {} },
  else: { required: ['reason', 'baseHash'] },
  ...object({ version: VERSION, dryRun: { type: 'boolean' }, reason: REASON, baseHash: HASH }, [
    'dryRun',
    'reason',
    'baseHash',
  ]),
};

export interface ProposeBody {
  readonly text: string;
  readonly reason: string;
}

export const proposeBody = object({ text: TEXT, reason: REASON });
