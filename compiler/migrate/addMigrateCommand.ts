import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { INVALID, VALID } from '../exitCodes.ts';
import { listGroupFiles } from '../groupFiles.ts';
import { createFileWriter } from '../history/createFileWriter.ts';
import { REASON } from '../history/reasonOption.ts';
import { listTenantFiles } from '../loadTenants.ts';
import { findTenantFile } from '../readTenant.ts';
import type { SchemaNode } from '../tenantSchema.ts';
import { type Migration, migrateText } from './migrateText.ts';

interface MigrateOptions {
  /** The folder of tenant files. */
  readonly folder: string;
  readonly schema?: SchemaNode | undefined;
  readonly now: Date;
  readonly out: (line: string) => void;
  /** Takes the exit code. */
  readonly end: (code: number) => void;
}

interface Asked {
  readonly check?: boolean;
  readonly write?: boolean;
  readonly reason?: string;
}

/** The command `migrate`: takes the values of keys that have a successor to where they belong. */
export function addMigrateCommand(program: Command, options: MigrateOptions): void {
  program
    .command('migrate')
    .description('shows which keys of tenant files have a successor, and rewrites the files')
    .argument('[CODE|FILE...]', 'tenants; all when none is named')
    .addOption(new Option('--check', 'writes nothing, and ends with 1 when there is something to rewrite'))
    .addOption(
      new Option('--write', 'rewrites the files; all else in them stays as it is').conflicts('check'),
    )
    .option(...REASON)
    .action(async (names: string[], asked: Asked) => {
      const { folder, schema, now, out, end } = options;
      const writer = createFileWriter({ folder, now: () => now, reason: asked.reason });
      const files =
        names.length === 0
          ? [...(await listTenantFiles(folder)), ...(await listGroupFiles(folder))]
          : await Promise.all(names.map((name) => findTenantFile(name, folder)));
      // All are read before one is written: a file that is refused keeps the others as they are.
      const found = await Promise.all(
        files.map(async (file) => {
          const before = await readFile(file, 'utf8');
          return { file, before, ...migrateText(before, file, schema) };
        }),
      );
      const old = found.filter(({ migrations }) => migrations.length > 0);
      for (const { file, text, before, migrations } of old) {
        for (const each of migrations) out(describe(file, each));
        const reason = `Keys that have a successor: ${migrations.map(({ pointer }) => pointer).join(', ')}`;
        if (asked.write) await writer.write({ path: file, text, before, reason });
      }
      out(summarize(old.length, files.length, asked));
      end(asked.check && old.length > 0 ? INVALID : VALID);
    });
}

function describe(file: string, { line, column, pointer, target, successor }: Migration): string {
  return `${file}:${line}:${column} ${pointer} becomes ${target} (the old key is taken until ${successor.until})`;
}

function summarize(old: number, all: number, { check, write }: { check?: boolean; write?: boolean }): string {
  const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
  if (old === 0) return `${files(all)} looked at: no key has a successor.`;
  if (write) return `${files(old)} rewritten.`;
  return `${files(old)} to be rewritten${check ? '' : ': npm run tenant -- migrate --write'}.`;
}
