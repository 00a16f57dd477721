import { basename } from 'node:path';
import type { CompiledTenant, CompileResult } from './compileTenant.ts';
import { parseSource } from './parseSource.ts';
import { type Finding, type Problem, sortProblems } from './problem.ts';
import { credentialKeysIn, listCredentials } from './publicVariables.ts';
import { type AskNeighbours, doubtBesideOthers, hostOfLink, pathCodeOf } from './warnings/foreignLinks.ts';

export interface CompiledFile {
  readonly file: string;
  readonly text: string | Uint8Array;
  readonly result: CompileResult;
}

export interface LoadedTenant {
  /** Path as it was given. */
  readonly file: string;
  /** The file's base name, which is to be the tenant's code. */
  readonly name: string;
  readonly result: CompileResult;
  /** Those of the file by itself, and what it looks like beside the others. */
  readonly warnings: readonly Problem[];
}

/**
 * The files of a folder, each judged beside the others. A file that changes is judged again together with those
 * that name something of it, and no others: of ten thousand files, most have nothing to do with each other.
 */
export interface Neighbours {
  put(file: CompiledFile): void;
  remove(file: string): void;
  /** By name; what is as it was is the same object as before. */
  judge(): LoadedTenant[];
}

/** What a file lays claim to, and what it would mind another file to claim: `host cards.example`. */
interface Facts {
  readonly claims: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
}

interface Member extends CompiledFile, Facts {}

const NO_FACTS: Facts = { claims: new Set(), asks: new Set() };

export function createNeighbours(): Neighbours {
  const members = new Map<string, Member>();
  const claimants: Owners = new Map();
  const askers: Owners = new Map();
  const judged = new Map<string, LoadedTenant>();
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
    put(compiled) {
      const { file } = compiled;
      const before = members.get(file);
      const facts = factsOf(compiled);
      isSorted = isSorted && before !== undefined;
      members.set(file, { ...compiled, ...facts });
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

function factsOf({ result, text }: CompiledFile): Facts {
  if (!result.ok) {
    const claims = [...credentialKeysIn(text)].map((key) => `credential ${key}`);
    return { claims: new Set(claims), asks: new Set() };
  }
  const { tenant, publicVariables, links } = result;
  const { code, identifier, hosts } = tenant;
  const own = hosts.singleTenant.map((host) => `host ${host}`);
  const keys = new Set(listCredentials(tenant.connections).map(({ key }) => key));
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
function judgeFile(
  { file, text, result }: Member,
  members: ReadonlyMap<string, Member>,
  claimants: Owners,
): LoadedTenant {
  const name = basename(file, '.json');
  if (!result.ok) return { file, name, result, warnings: result.warnings };
  const ownersOf = (key: string) => [...(claimants.get(key) ?? [])].sort();
  const othersOf = (key: string) => ownersOf(key).filter((owner) => owner !== file);
  const findings = clashesOf(result, name, (key) => othersOf(key).map((owner) => basename(owner)));
  const ask: AskNeighbours = (key) =>
    othersOf(key).flatMap((owner) => {
      const other = members.get(owner)?.result;
      return other?.ok && other.tenant.code !== result.tenant.code
        ? [{ file: basename(owner), code: other.tenant.code, hosts: other.tenant.hosts }]
        : [];
    });
  const doubts = doubtBesideOthers(result, ask);
  if (findings.length + doubts.length === 0) return { file, name, result, warnings: result.warnings };
  const { document } = parseSource(text);
  const placed = (all: readonly Finding[]) =>
    all.map(({ pointer, rule, message }): Problem => {
      const place = document?.positionOf(pointer) ?? { line: 1, column: 1 };
      return { file, pointer, rule, message, ...place };
    });
  const warnings = sortProblems([...result.warnings, ...placed(doubts)]);
  if (findings.length === 0) return { file, name, result, warnings };
  return { file, name, result: { ok: false, problems: sortProblems(placed(findings)), warnings }, warnings };
}

/** @param othersOf the other files that claim something, such as `host cards.example` */
function clashesOf(
  { tenant, publicVariables }: CompiledTenant,
  name: string,
  othersOf: (key: string) => readonly string[],
): Finding[] {
  const { code, hosts, connections } = tenant;
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
  const read = listCredentials(connections).flatMap(({ pointer, key }) => {
    const others = othersOf(`shown ${key}`).join(', ');
    const message = `Browsers read the value of ${key}, which ${others} names: a credential needs a key of its own.`;
    return others ? [{ pointer, rule: 'public-variable', message }] : [];
  });
  return [
    ...claimed,
    ...(code === name ? [] : [{ pointer: '/code', rule: 'file-name', message: misnamed }]),
    ...shown,
    ...read,
  ];
}
