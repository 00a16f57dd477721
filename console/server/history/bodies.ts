/** What the calls of the history take: JSON schemas, by which the server refuses everything else with 400. */

const CODE = { type: 'string', pattern: '^[a-z]{2,12}$' };
/** How long a file may be is the compiler's to say, in words; a call is bounded as a whole (startConsole.ts). */
const TEXT = { type: 'string' };
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

/** Of a group or a words file. */
const NAME = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' };

/** Files that have a history: where their calls are, what these take, and what the file is called there. */
export const HISTORIES = [
  { path: '/api/tenants/:code', code: CODE, fileOf: (code: string) => `${code}.json` },
  { path: '/api/languages/:code', code: NAME, fileOf: (code: string) => `languages/${code}.json` },
  { path: '/api/groups/:code', code: NAME, fileOf: (code: string) => `groups/${code}.json` },
].map(({ path, code, fileOf }) => ({
  path,
  fileOf,
  params: object({ code }),
  versionParams: object({ code, version: VERSION }),
}));

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

export interface MendBody {
  /** A group or a words file, such as `languages/en.json`. */
  readonly file: string;
  /** SHA-256 of the text that the repair is for. */
  readonly hash: string;
  readonly edits: readonly { readonly offset: number; readonly length: number; readonly text: string }[];
  readonly reason: string;
}

const OFFSET = { type: 'integer', minimum: 0, maximum: 10_000_000 };

export const mendBody = object({
  file: { type: 'string', pattern: '^(?:languages|groups)/[A-Za-z0-9][A-Za-z0-9_-]{0,63}\\.json$' },
  hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  edits: {
    type: 'array',
    minItems: 1,
    maxItems: 100,
    items: object({ offset: OFFSET, length: OFFSET, text: TEXT }),
  },
  reason: REASON,
});

export interface ProposeBody {
  readonly text: string;
  readonly reason: string;
}

export const proposeBody = object({ text: TEXT, reason: REASON });
