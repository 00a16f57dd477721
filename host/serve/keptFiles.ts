/**
 * Files of pages, in memory: those that `npm run build` has left, and those that publishing makes while the host
 * runs. A page that is open asks for the files of its own version, so earlier versions stay for a while; not all of
 * them, or a host that is published to every day would grow until it is restarted (USE-30).
 */
import { packed } from '../../publish/build/compress.ts';
import type { StaticFile } from './readStaticFiles.ts';

type Content = StaticFile | Promise<StaticFile>;

/** Makes the content of a file. */
export type Render = () => string | Promise<Uint8Array>;

export interface KeptFiles {
  find(address: string): Content | undefined;
  /** Says which files a version of something needs, such as a tenant or the words of a language: its newest. */
  keep(owner: string, version: string, addresses: Iterable<string>): void;
  /**
   * Says how files of a newest version are made, should somebody ask for one: nobody may ever do.
   * @param stays for what holds nothing of its tenant: it goes no sooner than the files that it makes
   */
  offer(renders: ReadonlyMap<string, Render>, stays?: boolean): void;
  /** Makes what is offered at an address; null where nothing is. */
  render(address: string): ReturnType<Render> | null;
  /** Keeps a file while a version that is kept needs it. */
  put(address: string, file: Content): void;
  /** Lets what belongs to nobody go, once no open page can need it. */
  sweep(isLive: (owner: string) => boolean): void;
  count(): { readonly versions: number; readonly files: number };
}

export interface KeptFilesOptions {
  readonly built: ReadonlyMap<string, StaticFile>;
  readonly now: () => Date;
  /** Told of each address that no version needs any more. */
  readonly onDrop: (address: string) => void;
}

/** Versions of one thing that stay whatever their age, the live one included: as many as stay on disk. */
export const KEPT_VERSIONS = 10;
/** Further ones stay while a page of theirs may well be open … */
export const OPEN_MILLISECONDS = 15 * 60 * 1000;
/** … but never more than these, however fast they come. */
export const MOST_VERSIONS = 30;

interface Version {
  readonly addresses: Set<string>;
  at: number;
}

export function createKeptFiles({ built, now, onDrop }: KeptFilesOptions): KeptFiles {
  const files = new Map<string, Content>();
  const renders = new Map<string, { readonly render: Render; readonly stays: boolean }>();
  /** How many versions need an address. */
  const needs = new Map<string, number>();
  /** The oldest first. */
  const owners = new Map<string, Map<string, Version>>();
  /** Since when an owner is nobody's: a removed tenant, a picture that no file names. */
  const gone = new Map<string, number>();

  function drop(versions: Map<string, Version>, version: string): void {
    const { addresses = [] } = versions.get(version) ?? {};
    versions.delete(version);
    for (const address of addresses) {
      const left = (needs.get(address) ?? 1) - 1;
      if (left > 0) needs.set(address, left);
      else {
        needs.delete(address);
        files.delete(address);
        renders.delete(address);
        onDrop(address);
      }
    }
  }

  const isOpen = ({ at }: Version) => now().getTime() - at < OPEN_MILLISECONDS;

  return {
    find: (address) => built.get(address) ?? files.get(address),
    keep(owner, version, addresses) {
      const versions = owners.get(owner) ?? new Map<string, Version>();
      owners.set(owner, versions);
      const known = versions.get(version) ?? { addresses: new Set<string>(), at: 0 };
      for (const address of addresses) {
        if (!known.addresses.has(address)) needs.set(address, (needs.get(address) ?? 0) + 1);
        known.addresses.add(address);
      }
      // Set anew, so that the order of the map is the order of use; the one before was live until now.
      const before = [...versions.values()].at(-1);
      const time = now().getTime();
      if (before) before.at = time;
      const earlier = onlyIn(before, known);
      for (const address of earlier) if (!renders.get(address)?.stays) renders.delete(address);
      shrink(files, earlier);
      known.at = time;
      versions.delete(version);
      versions.set(version, known);
      for (const [name, each] of versions) {
        if (versions.size <= KEPT_VERSIONS || (versions.size <= MOST_VERSIONS && isOpen(each))) break;
        drop(versions, name);
      }
    },
    offer(offered, stays = false) {
      for (const [each, render] of offered) if (needs.has(each)) renders.set(each, { render, stays });
    },
    render: (address) => renders.get(address)?.render() ?? null,
    put(address, file) {
      if (needs.has(address) && !built.has(address)) putUnlessFailed(files, address, file);
    },
    sweep(isLive) {
      const time = now().getTime();
      for (const [owner, versions] of owners) {
        if (isLive(owner)) {
          gone.delete(owner);
          continue;
        }
        const since = gone.get(owner) ?? time;
        gone.set(owner, since);
        if (time - since < OPEN_MILLISECONDS) continue;
        for (const version of versions.keys()) drop(versions, version);
        owners.delete(owner);
        gone.delete(owner);
      }
    },
    count: () => ({
      versions: [...owners.values()].reduce((sum, { size }) => sum + size, 0),
      files: files.size,
    }),
  };
}

/** What could not be made is made anew for whoever asks next. */
function putUnlessFailed(files: Map<string, Content>, address: string, file: Content): void {
  files.set(address, file);
  const forget = () => files.get(address) === file && files.delete(address);
  Promise.resolve(file).catch(forget);
}

/** Hardly anybody asks for a file of an earlier version: it takes no more room than its smallest form. */
function shrink(files: Map<string, Content>, addresses: readonly string[]): void {
  for (const address of addresses) {
    const file = files.get(address);
    const takeIn = (whole: StaticFile) => files.get(address) === file && files.set(address, shrunk(whole));
    // What cannot be made is told to whoever asks for it.
    if (file) Promise.resolve(file).then(takeIn, () => undefined);
  }
}

/** In its smallest form alone, where it has one. */
function shrunk(file: StaticFile): StaticFile {
  const { br } = file.content;
  return br === null ? file : { ...file, content: packed({ ...file.content, gzip: null }) };
}

/** What renders files of an earlier version holds the whole of an earlier tenant, so it goes with the newest. */
function onlyIn(before: Version | undefined, newest: Version): string[] {
  return [...(before?.addresses ?? [])].filter((address) => !newest.addresses.has(address));
}
