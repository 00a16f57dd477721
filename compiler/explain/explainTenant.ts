import { readPointer } from '../../runtime/assemble/readPointer.ts';
import { formatCardNumber } from '../../runtime/format/formatCardNumber.ts';
import { formatExpiry } from '../../runtime/format/formatExpiry.ts';
import { currentNotices } from '../../runtime/tenant/currentNotices.ts';
import { listBoundaries, resolveDates } from '../../runtime/tenant/resolveDates.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { WordsResult } from '../builtInWords.ts';
import { compareTenants } from '../compare/compareTenants.ts';
import type { CompareContext } from '../compare/createPair.ts';
import type { CompiledTenant } from '../compileTenant.ts';
import { joinDraftLanguages } from '../drafts/joinDraftLanguages.ts';
import { memberSchema, tenantSchema } from '../tenantSchema.ts';
import { createLabels, languageName } from './parts/createLabels.ts';
import { explainConnection, type FindCredential } from './parts/explainConnection.ts';
import { explainFormat } from './parts/explainFormats.ts';
import { explainForms } from './parts/explainForms.ts';
import { explainMenus } from './parts/explainMenus.ts';
import { explainMoney } from './parts/explainMoney.ts';
import { explainOrigins, type Sources } from './parts/explainOrigins.ts';
import { explainPhoneLines } from './parts/explainPhoneLines.ts';
import { explainScreens } from './parts/explainScreens.ts';
import type { NoticeExplanation, TenantExplanation } from './tenantExplanation.ts';

export interface ExplainOptions extends CompareContext {
  /** The checked file with defaults filled in, in which dated values are still lists. */
  readonly written: Tenant;
  /** Today. */
  readonly now: Date;
  /** `YYYY-MM-DD`: today in the tenant's time zone. */
  readonly day: string;
  /** Language of labels and titles, one of the tenant's. */
  readonly language: string;
  readonly findCredential: FindCredential;
  readonly sources: Sources;
  /** The words as they were read: where texts come from, and what drafts lack. */
  readonly wordsFiles?: readonly WordsResult[];
}

const SAMPLE_DIGITS = '1234';
const SAMPLE_EXPIRY = '2029-12-31';

/** What a tenant file makes, for a card holder and for whoever configures it. Pure. */
export function explainTenant(compiled: CompiledTenant, options: ExplainOptions): TenantExplanation {
  const { tenant, publicTenant, hostConnection } = compiled;
  const { words, screens, language, day } = options;
  const base = `/${tenant.code}`;
  const labels = createLabels(tenant, words, language);
  const titleOf = (id: string) => labels(`screens.${id}`);
  return {
    code: tenant.code,
    identifier: tenant.identifier,
    name: tenant.name,
    status: tenant.status,
    openPoints: compiled.openPoints.map(({ pointer, line, message }) => ({ pointer, line, message })),
    environment: options.environment,
    day,
    timeZone: tenant.timeZone,
    language,
    addresses: {
      path: `${base}/`,
      hosts: tenant.hosts.singleTenant.map((host) => `https://${host}/`),
      isDomainExtension: tenant.hosts.domainExtension,
    },
    languages: tenant.languages.map((code, index) => ({
      code,
      name: languageName(code, words),
      home: index === 0 ? `${base}/` : `${base}/${code}/`,
      ...sourcesOf(code, options),
    })),
    draftLanguages: explainDraftLanguages(compiled, options),
    look: {
      brandName: tenant.theme.brandName,
      brand: tenant.theme.brand,
      accent: tenant.theme.accent,
      logo: tenant.theme.logo?.file ?? null,
    },
    money: explainMoney(tenant),
    formats: tenant.languages.map((code) => explainFormat(tenant, code)),
    cards: explainCards(tenant, labels),
    phoneLines: explainPhoneLines(publicTenant, labels),
    session: {
      idleMinutes: tenant.limits.idleMinutes === 0 ? null : tenant.limits.idleMinutes,
      warningSeconds: tenant.limits.idleWarningSeconds,
      startScreen: titleOf(tenant.session.startScreen),
      endScreen: titleOf(tenant.session.endScreen),
    },
    notices: explainNotices(tenant, { ...options, titleOf }),
    changes: listChanges(options),
    screens: explainScreens(publicTenant, screens, { base, labels }),
    menus: explainMenus(publicTenant, screens, { base, labels }),
    forms: explainForms(tenant, { labels, screens }),
    parts: explainParts(tenant),
    connection: explainConnection(hostConnection, options.findCredential),
    origins: explainOrigins(options.written, options.sources),
  };
}

/** Of a words file that falls back to another one. */
function sourcesOf(language: string, { wordsFiles = [] }: ExplainOptions) {
  const file = wordsFiles
    .flatMap((each) => (each.ok ? [each.file] : []))
    .find((each) => each.language === language);
  return file && file.sources.size > 1 ? { sources: Object.fromEntries(file.sources) } : {};
}

function explainDraftLanguages(
  compiled: CompiledTenant,
  { words, wordsFiles = [] }: ExplainOptions,
): TenantExplanation['draftLanguages'] {
  const { code } = compiled.tenant;
  return joinDraftLanguages([{ name: code, result: compiled }], wordsFiles).map(({ language, points }) => ({
    code: language,
    name: languageName(language, words),
    home: `/${code}/${language}/`,
    openPoints: points.map(({ file, pointer, line, message }) => ({ file, pointer, line, message })),
  }));
}

/** As on a card's face: both the general switch and that of the face count (NAV-75 to NAV-79). */
function explainCards(
  { card }: CompiledTenant['tenant'],
  labels: (key: string) => string,
): TenantExplanation['cards'] {
  const { display, showExpiry, expiryFormat, products } = card;
  return {
    isDesigned: display.fancyCard,
    number: display.number && display.pan ? formatCardNumber(SAMPLE_DIGITS) : null,
    expiry: showExpiry && display.expiry ? formatExpiry(SAMPLE_EXPIRY, expiryFormat) : null,
    isBalanceShown: display.balance,
    products: Object.entries(products).map(([reference, { nameKey }]) => ({
      reference,
      name: labels(nameKey),
    })),
  };
}

function explainNotices(
  { notices, timeZone }: Pick<Tenant, 'notices' | 'timeZone'>,
  { now, language, titleOf }: ExplainOptions & { readonly titleOf: (id: string) => string },
): NoticeExplanation[] {
  return notices.map((notice) => {
    const { kind, from, until, title, screens } = notice;
    const isShown = (changed: Partial<typeof notice>) =>
      currentNotices([{ ...notice, screens: [], ...changed }], { screen: null, now, timeZone }).length > 0;
    // One that would be shown but for its first day has yet to come.
    const state = isShown({}) ? 'inForce' : isShown({ until: null }) ? 'over' : 'announced';
    return { state, kind, from, until, title: title[language] ?? '', screens: screens.map(titleOf) };
  });
}

type State = 'on' | 'paused' | 'off';

function isState(value: unknown): value is State {
  return value === 'on' || value === 'paused' || value === 'off';
}

/** Every switch of the file, in the schema's order and in its words. */
function explainParts(tenant: object): TenantExplanation['parts'] {
  return Object.keys(tenantSchema.properties ?? {}).flatMap((part) => {
    const options = memberSchema(tenantSchema, part)?.properties ?? {};
    return Object.entries(options).flatMap(([key, { description = key }]) => {
      const state = readPointer(tenant, `/${part}/${key}`);
      if (!isState(state)) return [];
      // Without the requirements that it cites: they are for engineers.
      const title = description.replace(/ \([A-Z]{3}-\d[^)]*\)/, '').replace(/\.$/, '');
      return [{ option: `${part}.${key}`, title, state }];
    });
  });
}

/** Each later day on which the file changes by itself, against the day before. */
function listChanges({ written, day, ...context }: ExplainOptions): TenantExplanation['changes'] {
  const days = [day, ...new Set(listBoundaries(written).filter((each) => each > day))];
  return days.slice(1).map((from, index) => ({
    from,
    differences: compareTenants(
      resolveDates(written, days[index] ?? day),
      resolveDates(written, from),
      context,
    ),
  }));
}
