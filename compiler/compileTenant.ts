import { deepFreeze } from '../runtime/tenant/deepFreeze.ts';
import type { PublicTenant } from '../runtime/tenant/pageData.ts';
import { nextBoundary, resolveDates } from '../runtime/tenant/resolveDates.ts';
import type { Tenant } from '../schemas/tenant.gen.ts';
import { checkReferences, datesOf } from './checkReferences.ts';
import { checkStructure } from './checkStructure.ts';
import { checkDates } from './checks/checkDates.ts';
import { checkLinks } from './checks/checkLinks.ts';
import { checkWrittenTexts } from './checks/checkWrittenTexts.ts';
import { draftLanguageChecks } from './checks/index.ts';
import type { CheckContext } from './checks/tenantCheck.ts';
import { once } from './once.ts';
import { type Folded, foldOwnTexts } from './own-texts/foldOwnTexts.ts';
import { NO_PICTURES, namedPictures, type Picture } from './pictures.ts';
import { type Finding, type Problem, sortProblems } from './problem.ts';
import { listPublicVariables, type PublicVariable } from './publicVariables.ts';
import { placeLater, type ReadOptions, readTenantText } from './readTenantText.ts';
import { showTenant, withExtraWords } from './showTenant.ts';
import { isTimeZone, startOfDay, type Today } from './today.ts';
import { walkTenant } from './walkTenant.ts';
import { listLinks, type WrittenLink } from './warnings/foreignLinks.ts';
import { warnOf } from './warnings/index.ts';

/** One environment's connection with its variables filled in, the host's part included. */
export type HostConnection = Tenant['connections']['dev'];

export interface CompileOptions extends CheckContext, ReadOptions {
  /** Decides which of dated values is in force. */
  readonly today: Today;
  /** Whether languages that are drafts are offered; they are not unless asked for. */
  readonly drafts?: boolean;
  /** Whether what is allowed and yet looks like a mistake is looked for; it is unless said otherwise. */
  readonly warns?: boolean;
}

/** A language that is not live, and what has to be there before it can be. */
export interface DraftLanguage {
  readonly language: string;
  readonly points: readonly Problem[];
}

export interface CompiledTenant {
  readonly ok: true;
  /** As it is today: dated values are resolved, and texts that it writes of its own are own words. */
  readonly tenant: Folded<Tenant>;
  /** As the file says it, with defaults filled in; dated values are still lists. */
  readonly written: Tenant;
  /** What the browser may see. */
  readonly publicTenant: PublicTenant;
  readonly hostConnection: HostConnection;
  /** Variables that it names where browsers read the value, in every environment. */
  readonly publicVariables: readonly PublicVariable[];
  /** Those that the tenant names, to be published under their addresses. */
  readonly pictures: readonly Picture[];
  /** What looks like a mistake and is allowed. */
  readonly warnings: readonly Problem[];
  /** As the file and its group write them, of every date. */
  readonly links: readonly WrittenLink[];
  /** What has to be changed or confirmed before the tenant can be live; a live one has none. */
  readonly openPoints: readonly Problem[];
  /** Each language that is a draft, with what the file lacks in it: that stands in the way of no other language. */
  readonly draftLanguages: readonly DraftLanguage[];
  /** When a dated value changes next, in milliseconds since 1970; null when none does. */
  readonly changesAt: number | null;
  /** The same file on another day. Nothing is checked again: every date was. */
  onDay(today: Today): CompiledTenant;
  /** What is found out later, beside other files, at its place in the file or in its group. */
  place(findings: readonly Finding[]): Problem[];
}

export interface RefusedTenant {
  readonly ok: false;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Of a draft: what has to be changed or confirmed besides before it can be live. */
  readonly draftPoints?: readonly Problem[];
}

export type CompileResult = CompiledTenant | RefusedTenant;

/**
 * From the text of a tenant file to the frozen tenant, or to every problem at once. Fails closed: one problem
 * and there is no tenant. Pure, and throws for no text whatever.
 */
export function compileTenant(options: CompileOptions): CompileResult {
  const { value, isWhole, isDraft, open, place, ...read } = readTenantText(options);
  const { problems: found, warnings: doubts, links } = isWhole ? checkValue(value, options) : NOTHING_FOUND;
  const problems = sortProblems([
    ...read.shared.problems,
    ...place([...read.findings, ...found, ...(isDraft ? [] : open.map(refuseLive))]),
  ]);
  const warnings = sortProblems([...read.shared.warnings, ...place([...read.doubts, ...doubts])]);
  if (problems.length > 0)
    return { ok: false, problems, warnings, ...(isDraft && { draftPoints: place(open) }) };
  const openPoints = place(open);
  const draftLanguages = once(() => placeDraftLanguages(value as Tenant, options));
  return publish(value as Tenant, { ...options, openPoints, draftLanguages, warnings, links });
}

const NOTHING_FOUND: Checked = { problems: [], warnings: [], links: [] };

/** A live tenant holds nothing of another's that nobody has looked at. */
function refuseLive({ message, ...point }: Finding): Finding {
  const mend =
    'Change it, or confirm it (npm run tenant -- confirm); until then the tenant can only have "status": "draft".';
  return { ...point, message: `${message} ${mend}` };
}

interface Checked {
  readonly problems: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly links: readonly WrittenLink[];
}

function checkValue(value: unknown, options: CompileOptions): Checked {
  const structure = checkStructure(value);
  // Once, for all that look at each value by its kind.
  const values = walkTenant(value);
  const broken = new Set(structure.map(({ pointer }) => pointer));
  const texts = [...checkLinks(value, values, options), ...checkWrittenTexts(values)].filter(
    ({ pointer }) => !broken.has(pointer),
  );
  const today = options.today(readTimeZone(value));
  const onDays = datesOf(value);
  const dates = checkDates(values, today).filter(({ pointer }) => !broken.has(pointer));
  // The check that a part is sound enough to be read: neither it nor anything in it is a problem.
  const isSound = (part: string) =>
    [...structure, ...dates].every(({ pointer }) => pointer !== '' && pointer.split('/')[1] !== part);
  const problems = [
    ...structure,
    ...texts,
    ...dates,
    ...checkReferences(value, { context: options, today, isSound, dates: onDays }),
  ];
  const links = listLinks(values);
  if (options.warns === false) return { problems, warnings: [], links };
  const faulty = new Set(problems.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const isFaultless = (part: string) => !faulty.has('') && !faulty.has(part);
  const warnings = warnOf(value, { values, context: options, today, isSound: isFaultless, dates: onDays });
  return { problems, warnings, links };
}

/** Read once more where somebody asks: the host does not, and the places of all values are too much to keep. */
function placeDraftLanguages(written: Tenant, options: CompileOptions): readonly DraftLanguage[] {
  const { place } = readTenantText(options);
  const found = listDraftLanguages(written, options);
  return deepFreeze(found.map(({ language, found: points }) => ({ language, points: place(points) })));
}

/** @param written a checked file */
function listDraftLanguages(written: Tenant, context: CompileOptions) {
  const today = context.today(written.timeZone);
  return written.draftLanguages.map((language) => {
    const alone = { ...written, draftLanguages: [language] };
    const options = { context, today, isSound: () => true, checks: draftLanguageChecks };
    return { language, found: checkReferences(alone, options) };
  });
}

/** The file's time zone, or that of nobody while it names none: the problem is reported by its own check. */
function readTimeZone(value: unknown): string {
  const { timeZone } = (value ?? {}) as { readonly timeZone?: unknown };
  const name = String(timeZone);
  return isTimeZone(name) ? name : 'UTC';
}

type PublishOptions = CompileOptions &
  Pick<CompiledTenant, 'openPoints' | 'warnings' | 'links'> & {
    readonly draftLanguages: () => CompiledTenant['draftLanguages'];
  };

/** @param written a checked file, in which dated values are still lists */
function publish(written: Tenant, options: PublishOptions): CompiledTenant {
  const { today, pictures = NO_PICTURES } = options;
  const { openPoints, draftLanguages, warnings, links } = options;
  const day = today(written.timeZone);
  const languages = [...written.languages, ...(options.drafts ? written.draftLanguages : [])];
  const resolved = withExtraWords(resolveDates(written, day), languages);
  const tenant = foldOwnTexts(resolved, options.words, languages);
  const next = nextBoundary(written, day);
  const named = namedPictures(tenant.theme).flatMap(({ name }) => pictures.get(name) ?? []);
  const shown = once(() => showTenant(written, { resolved, tenant, languages, options }));
  const compiled = deepFreeze({
    ok: true as const,
    tenant,
    written,
    publicVariables: listPublicVariables(tenant.connections),
    warnings,
    links,
    openPoints,
    changesAt: next === null ? null : startOfDay(next, written.timeZone),
    onDay: (another: Today) => publish(written, { ...options, today: another }),
    place: placeLater(options),
  });
  return {
    ...compiled,
    // Bytes cannot be frozen.
    pictures: named,
    get draftLanguages() {
      return draftLanguages();
    },
    // Of thousands of files that are checked alone nobody asks for these.
    get publicTenant() {
      return shown().publicTenant;
    },
    get hostConnection() {
      return shown().hostConnection;
    },
  };
}
