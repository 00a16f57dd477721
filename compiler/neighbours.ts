import { basename } from 'node:path';
import type { Tenant } from '../schemas/tenant.gen.ts';
import type { CompiledTenant, CompileResult, RefusedTenant } from './compileTenant.ts';
import { mendsOf, replaceBy } from './mend.ts';
import { type Finding, type Problem, sortProblems } from './problem.ts';
import { credentialKeysIn, listCredentials } from './publicVariables.ts';
import { type AskNeighbours, doubtBesideOthers, hostOfLink, pathCodeOf } from './warnings/foreignLinks.ts';

export interface CompiledFile {
  readonly file: string;
  readonly text: string | Uint8Array;
  readonly result: CompileResult;
}

/** What is kept of a sound file: all of it, or no more than is asked for. */
type Sound = Pick<CompiledTenant, 'ok' | 'warnings'> & Partial<Pick<CompiledTenant, 'openPoints'>>;

export interface LoadedTenant<Kept extends Sound = CompiledTenant> {
  /** Path as it was given. */
  readonly file: string;
  /** The file's base name, which is to be the tenant's code. */
  readonly name: string;
  readonly result: Kept | RefusedTenant;
  /** Those of the file by itself, and what it looks like beside the others. */
  readonly warnings: readonly Problem[];
}

/**
 * The files of a folder, each judged beside the others. A file that changes is judged again together with those
 * that name something of it, and no others: of ten thousand files, most have nothing to do with each other.
 */
export interface Neighbours<Kept extends Sound = CompiledTenant> {
  put(file: CompiledFile): void;
  remove(file: string): void;
  /** By name; what is as it was is the same object as before. */
  judge(): LoadedTenant<Kept>[];
}

/** Of a sound file what the others may have to do with. */
interface Own {
  readonly code: string;
  readonly identifier: string;
  readonly hosts: Tenant['hosts'];
  readonly credentials: readonly { readonly pointer: string; readonly key: string }[];
  readonly publicVariables: CompiledTenant['publicVariables'];
  readonly links: CompiledTenant['links'];
  readonly place: CompiledTenant['place'];
}

/** What a file lays claim to, and what it would mind another file to claim: `host cards.example`. */
interface Facts {
  readonly claims: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
}

interface Member<Kept> extends Facts {
  readonly file: string;
  readonly own: Own | null;
  readonly result: Kept | RefusedTenant;
}

const NO_FACTS: Facts = { claims: new Set(), asks: new Set() };

/** @param keep what is to be kept of a sound file */
export function createNeighbours<Kept extends Sound>(
  keep: (compiled: CompiledTenant) => Kept,
): Neighbours<Kept> {
  const members = new Map<string, Member<Kept>>();
  const claimants: Owners = new Map();
  const askers: Owners = new Map();
  const judged = new Map<string, LoadedTenant<Kept>>();
  let isSorted = true;

  /** Who asked for what is claimed now, or is claimed no more, is judged again. */
  function replace(file: string, before: Facts, after: Facts): void {
    for (const key of before.asks) forget(askers, key, file);
    for (const key of after.asks) remember(askers, key, file);
    for (const key of before.claims) {
      if (after.claims.has(key)) continue;
      forget(claimants, key, file);
      for (const asker of askers.get(key) ?? []) judged.delete(asker);
    }
    for (const key of after.claims) {
      if (before.claims.has(key)) continue;
      remember(claimants, key, file);
      for (const asker of askers.get(key) ?? []) judged.delete(asker);
    }
    judged.delete(file);
  }

  return {
    put({ file, text, result }) {
      const before = members.get(file);
      const own = result.ok ? ownOf(result) : null;
      const facts = own ? factsOf(own) : { ...NO_FACTS, claims: claimsOfBroken(text) };
      isSorted = isSorted && before !== undefined;
      members.set(file, { file, own, result: result.ok ? keep(result) : result, ...facts });
      replace(file, before ?? NO_FACTS, facts);
    },
    remove(file) {
      const before = members.get(file);
      if (!before) return;
      members.delete(file);
      replace(file, before, NO_FACTS);
    },
    judge() {
      if (!isSorted) {
        const sorted = [...members].sort(([one], [other]) => (one < other ? -1 : 1));
        members.clear();
        for (const [file, member] of sorted) members.set(file, member);
        isSorted = true;
      }
      return [...members.values()].map((member) => {
        const known = judged.get(member.file) ?? judgeFile(member, members, claimants);
        judged.set(member.file, known);
        return known;
      });
    },
  };
}

/** Files by what they name. */
type Owners = Map<string, Set<string>>;

function remember(owners: Owners, key: string, file: string): void {
  const files = owners.get(key);
  if (files) files.add(file);
  else owners.set(key, new Set([file]));
}

function forget(owners: Owners, key: string, file: string): void {
  const files = owners.get(key);
  files?.delete(file);
  if (files?.size === 0) owners.delete(key);
}

function ownOf({ tenant, publicVariables, links, place }: CompiledTenant): Own {
  const { code, identifier, hosts, connections } = tenant;
  const credentials = listCredentials(connections);
  return { code, identifier, hosts, credentials, publicVariables, links, place };
}

function claimsOfBroken(text: string | Uint8Array): ReadonlySet<string> {
  return new Set([...credentialKeysIn(text)].map((key) => `credential ${key}`));
}

function factsOf({ code, identifier, hosts, credentials, publicVariables, links }: Own): Facts {
  const own = hosts.singleTenant.map((host) => `host ${host}`);
  const keys = new Set(credentials.map(({ key }) => key));
  const shown = new Set(publicVariables.map(({ name }) => name));
  const led = links.flatMap(({ link }) => {
    const host = hostOfLink(link);
    const path = `code ${pathCodeOf(link)}`;
    return host === null ? [path] : [path, `host ${host}`, `ending ${host.split('.').at(-1)}`];
  });
  return {
    claims: new Set([
      `code ${code}`,
      `identifier ${identifier}`,
      ...own,
      ...(hosts.domainExtension ? [`ending ${code}`] : []),
      ...[...keys].map((key) => `credential ${key}`),
      ...[...shown].map((name) => `shown ${name}`),
    ]),
    asks: new Set([
      `identifier ${identifier}`,
      ...own,
      ...[...keys].map((key) => `shown ${key}`),
      ...[...shown].map((name) => `credential ${name}`),
      ...led,
    ]),
  };
}

/**
 * File name and code agree, so two files cannot claim one code; each host name belongs to one tenant; and no file
 * shows browsers what is a credential of another.
 */
function judgeFile<Kept extends Sound>(
  { file, own, result }: Member<Kept>,
  members: ReadonlyMap<string, Member<Kept>>,
  claimants: Owners,
): LoadedTenant<Kept> {
  const name = basename(file, '.json');
  if (!own) return { file, name, result, warnings: result.warnings };
  const ownersOf = (key: string) => [...(claimants.get(key) ?? [])].sort();
  const othersOf = (key: string) => ownersOf(key).filter((owner) => owner !== file);
  const findings = clashesOf(own, name, (key) => othersOf(key).map((owner) => basename(owner)));
  const ask: AskNeighbours = (key) =>
    othersOf(key).flatMap((owner) => {
      const other = members.get(owner)?.own;
      return other && other.code !== own.code ? [{ ...other, file: basename(owner) }] : [];
    });
  const doubts = doubtBesideOthers(own, ask);
  if (findings.length + doubts.length === 0) return { file, name, result, warnings: result.warnings };
  const warnings = sortProblems([...result.warnings, ...own.place(doubts)]);
  if (findings.length === 0) return { file, name, result, warnings };
  const refused = { ok: false as const, problems: own.place(findings), warnings };
  const draftPoints = result.ok ? result.openPoints : null;
  return { file, name, result: draftPoints ? { ...refused, draftPoints } : refused, warnings };
}

/** @param othersOf the other files that claim something, such as `host cards.example` */
function clashesOf(
  { code, hosts, credentials, publicVariables }: Own,
  name: string,
  othersOf: (key: string) => readonly string[],
): Finding[] {
  const claimed = hosts.singleTenant.flatMap((host, index) => {
    const others = othersOf(`host ${host}`).join(', ');
    const message = `The host name "${host}" is claimed by ${others} as well.`;
    return others ? [{ pointer: `/hosts/singleTenant/${index}`, rule: 'host', message }] : [];
  });
  const misnamed = `The code is "${code}", but the file is called "${name}.json".`;
  const shown = publicVariables.flatMap((variable) => {
    const others = othersOf(`credential ${variable.name}`).join(', ');
    const message = `The environment variable ${variable.name} is the key of a credential in ${others}, and every browser reads this value.`;
    return others ? [{ pointer: variable.pointer, rule: 'public-variable', message }] : [];
  });
  const read = credentials.flatMap(({ pointer, key }) => {
    const others = othersOf(`shown ${key}`).join(', ');
    const message = `Browsers read the value of ${key}, which ${others} names: a credential needs a key of its own.`;
    return others ? [{ pointer, rule: 'public-variable', message }] : [];
  });
  return [
    ...claimed,
    ...(code === name
      ? []
      : [{ pointer: '/code', rule: 'file-name', message: misnamed, ...mendsOf(replaceBy(name)) }]),
    ...shown,
    ...read,
  ];
}
