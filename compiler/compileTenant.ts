import { deepFreeze } from '../runtime/tenant/deepFreeze.ts';
import type { PublicTenant } from '../runtime/tenant/pageData.ts';
import { nextBoundary, resolveDates } from '../runtime/tenant/resolveDates.ts';
import type { Tenant } from '../schemas/tenant.gen.ts';
import { checkReferences } from './checkReferences.ts';
import { checkStructure } from './checkStructure.ts';
import { checkDates } from './checks/checkDates.ts';
import { checkLinks } from './checks/checkLinks.ts';
import { checkWrittenTexts } from './checks/checkWrittenTexts.ts';
import type { CheckContext } from './checks/tenantCheck.ts';
import { listOpenPoints } from './drafts/openPoints.ts';
import { type Folded, foldOwnTexts } from './own-texts/foldOwnTexts.ts';
import { parseSource, type SourceDocument } from './parseSource.ts';
import { NO_PICTURES, namedPictures, type Picture, withAddresses } from './pictures.ts';
import { type Finding, type Problem, sortProblems } from './problem.ts';
import { publicPart } from './publicPart.ts';
import { listPublicVariables, type PublicVariable } from './publicVariables.ts';
import { connectionSchema, resolveConnection } from './resolveConnection.ts';
import { tenantSchema } from './tenantSchema.ts';
import { startOfDay, type Today } from './today.ts';
import { listLinks, type WrittenLink } from './warnings/foreignLinks.ts';
import { warnOf } from './warnings/index.ts';

/** One environment's connection with its variables filled in, the host's part included. */
export type HostConnection = Tenant['connections']['dev'];

export interface CompileOptions extends CheckContext {
  /** The file's content: text, or bytes when their encoding is to be checked as well. */
  readonly text: string | Uint8Array;
  /** How problems call the file. */
  readonly file: string;
  /** Decides which of dated values is in force. */
  readonly today: Today;
}

export interface CompiledTenant {
  readonly ok: true;
  /** As it is today: dated values are resolved, and texts that it writes of its own are own words. */
  readonly tenant: Folded<Tenant>;
  /** What the browser may see. */
  readonly publicTenant: PublicTenant;
  readonly hostConnection: HostConnection;
  /** Variables that it names where browsers read the value, in every environment. */
  readonly publicVariables: readonly PublicVariable[];
  /** Those that the tenant names, to be published under their addresses. */
  readonly pictures: readonly Picture[];
  /** What looks like a mistake and is allowed. */
  readonly warnings: readonly Problem[];
  /** As the file writes them, of every date. */
  readonly links: readonly WrittenLink[];
  /** What has to be changed or confirmed before the tenant can be live; a live one has none. */
  readonly openPoints: readonly Problem[];
  /** When a dated value changes next, in milliseconds since 1970; null when none does. */
  readonly changesAt: number | null;
  /** The same file on another day. Nothing is checked again: every date was. */
  onDay(today: Today): CompiledTenant;
}

export type CompileResult =
  | CompiledTenant
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] };

/**
 * From the text of a tenant file to the frozen tenant, or to every problem at once. Fails closed: one problem
 * and there is no tenant. Pure, and throws for no text whatever.
 */
export function compileTenant(options: CompileOptions): CompileResult {
  const { document, findings } = parseSource(options.text);
  if (!document) return { ok: false, problems: placed(findings, null, options.file), warnings: [] };
  const { value } = document;
  // Of the file as written: the checks fill defaults in.
  const open = listOpenPoints(value);
  const isDraft = (value as Partial<Tenant> | null | undefined)?.status === 'draft';
  const found = checkValue(value, options);
  const all = [...findings, ...found.problems, ...(isDraft ? [] : open.map(refuseLive))];
  const warnings = placed(found.warnings, document, options.file);
  if (all.length > 0) return { ok: false, problems: placed(all, document, options.file), warnings };
  const openPoints = placed(open, document, options.file);
  return publish(value as Tenant, { ...options, openPoints, warnings, links: listLinks(value) });
}

/** A live tenant holds nothing of another's that nobody has looked at. */
function refuseLive({ message, ...point }: Finding): Finding {
  const mend =
    'Change it, or confirm it (npm run tenant -- confirm); until then the tenant can only have "status": "draft".';
  return { ...point, message: `${message} ${mend}` };
}

/** Findings with their places in the text, from top to bottom. */
function placed(findings: readonly Finding[], document: SourceDocument | null, file: string): Problem[] {
  const problems = findings.map(({ pointer, rule, message, isAboutKey, at }): Problem => {
    const place = at ?? document?.positionOf(pointer, isAboutKey) ?? { line: 1, column: 1 };
    return { file, pointer, rule, message, ...place };
  });
  return sortProblems(problems);
}

function checkValue(value: unknown, options: CompileOptions): { problems: Finding[]; warnings: Finding[] } {
  const structure = checkStructure(value);
  const broken = new Set(structure.map(({ pointer }) => pointer));
  const texts = [...checkLinks(value, options), ...checkWrittenTexts(value)].filter(
    ({ pointer }) => !broken.has(pointer),
  );
  const today = options.today(readTimeZone(value));
  const dates = checkDates(value, today).filter(({ pointer }) => !broken.has(pointer));
  // The check that a part is sound enough to be read: neither it nor anything in it is a problem.
  const isSound = (part: string) =>
    [...structure, ...dates].every(({ pointer }) => pointer !== '' && pointer.split('/')[1] !== part);
  const problems = [
    ...structure,
    ...texts,
    ...dates,
    ...checkReferences(value, { context: options, today, isSound }),
  ];
  const faulty = new Set(problems.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const isFaultless = (part: string) => !faulty.has('') && !faulty.has(part);
  return { problems, warnings: warnOf(value, { context: options, today, isSound: isFaultless }) };
}

/** The file's time zone, or that of nobody while it names none: the problem is reported by its own check. */
function readTimeZone(value: unknown): string {
  const { timeZone } = (value ?? {}) as { readonly timeZone?: unknown };
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(timeZone) }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

type PublishOptions = CompileOptions & Pick<CompiledTenant, 'openPoints' | 'warnings' | 'links'>;

/** @param written a checked file, in which dated values are still lists */
function publish(written: Tenant, options: PublishOptions): CompiledTenant {
  const { environment, variables, today, pictures = NO_PICTURES, openPoints, warnings, links } = options;
  const day = today(written.timeZone);
  const resolved = resolveDates(written, day);
  const tenant = foldOwnTexts(resolved, options.words);
  const next = nextBoundary(written, day);
  const hostConnection = resolveConnection(tenant, environment, variables).connection;
  // What the file may say is taken from what it says: the folded parts are no longer as the schema has them.
  const shown = publicPart({ ...resolved, theme: withAddresses(tenant.theme, pictures) }, tenantSchema);
  const publicTenant = {
    ...foldOwnTexts(shown as Tenant, options.words),
    environment,
    ...(written.status === 'draft' && { isDraft: true as const }),
    connection: publicPart(hostConnection, connectionSchema(environment)),
  };
  const named = namedPictures(tenant.theme).flatMap(({ name }) => pictures.get(name) ?? []);
  const compiled = deepFreeze({
    ok: true as const,
    tenant,
    publicTenant: publicTenant as PublicTenant,
    hostConnection: hostConnection as HostConnection,
    publicVariables: listPublicVariables(tenant.connections),
    warnings,
    links,
    openPoints,
    changesAt: next === null ? null : startOfDay(next, written.timeZone),
    onDay: (another: Today) => publish(written, { ...options, today: another }),
  });
  // Bytes cannot be frozen.
  return { ...compiled, pictures: named };
}
