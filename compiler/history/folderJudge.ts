import { resolve } from 'node:path';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { NO_GROUPS } from '../groupFiles.ts';
import { compileSource, type LoadOptions, readTenantSources, type TenantSource } from '../loadTenants.ts';
import { createNeighbours } from '../neighbours.ts';
import type { Problem } from '../problem.ts';
import { hashText } from './hashText.ts';

/** Judges a text of one tenant beside the files of its folder, and remembers these: a folder may have thousands. */
export interface FolderJudge {
  /** What is wrong with a text if the file had it. */
  problemsOf(own: TenantSource, load: LoadOptions): Promise<readonly Problem[]>;
}

/** @param folder of the tenant files */
export function createFolderJudge(folder: string): FolderJudge {
  const neighbours = createNeighbours(({ ok, warnings }) => ({ ok, warnings }));
  /** What the neighbours were compiled from, by file. */
  const known = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  async function judge(own: TenantSource, load: LoadOptions): Promise<readonly Problem[]> {
    const sources = await readTenantSources(folder);
    const others = sources.filter(({ file }) => resolve(file) !== resolve(own.file));
    const there = new Set([...others.map(({ file }) => file), own.file]);
    for (const file of [...known.keys()].filter((each) => !there.has(each))) {
      neighbours.remove(file);
      known.delete(file);
    }
    const around = stampOfShared(load);
    for (const source of others) {
      const stamp = `${stampOfSource(source)} ${around}`;
      if (known.get(source.file) === stamp) continue;
      neighbours.put({ ...source, result: compileSource(source, load) });
      known.set(source.file, stamp);
      // Whoever else asks the same server meanwhile is answered.
      await letOthersIn();
    }
    neighbours.put({ ...own, result: compileSource(own, load) });
    // The text need not be that of the file: it is read again next time.
    known.set(own.file, '');
    const judged = neighbours.judge().find(({ file }) => file === own.file);
    return judged && !judged.result.ok ? judged.result.problems : [];
  }

  return {
    problemsOf(own, load) {
      // One after the other: each puts a text in the place of a file.
      const next = last.then(() => judge(own, load));
      last = next.catch(() => {});
      return next;
    },
  };
}

/** Another one where a file, or a picture beside it, is another one. */
function stampOfSource({ text, refusal, pictures }: TenantSource): string {
  const seen = [...pictures.values()].map(({ address }) => address).join();
  return `${hashText(text)} ${refusal ?? ''} ${seen}`;
}

/** Another one where something changed that several files are made with: a group, or words. */
function stampOfShared({ groups = NO_GROUPS, words }: LoadOptions): string {
  const shared = [...groups.values()].map(({ name, content }) => [
    name,
    content.ok ? hashText(content.bytes) : content.reason,
  ]);
  const texts = [...words].map(([language, each]) => [language, [...each]]);
  return hashText(JSON.stringify([shared, texts]));
}
