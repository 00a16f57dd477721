import { readFile, writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { INVALID, VALID } from '../exitCodes.ts';
import { listGroupFiles } from '../groupFiles.ts';
import { listTenantFiles } from '../loadTenants.ts';
import { findTenantFile } from '../readTenant.ts';
import type { SchemaNode } from '../tenantSchema.ts';
import { type Migration, migrateText } from './migrateText.ts';

interface MigrateOptions {
  /** The folder of tenant files. */
  readonly folder: string;
  readonly schema?: SchemaNode | undefined;
  readonly out: (line: string) => void;
  /** Takes the exit code. */
  readonly end: (code: number) => void;
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
    .action(async (names: string[], asked: { check?: boolean; write?: boolean }) => {
      const { folder, schema, out, end } = options;
      const files =
        names.length === 0
          ? [...(await listTenantFiles(folder)), ...(await listGroupFiles(folder))]
          : await Promise.all(names.map((name) => findTenantFile(name, folder)));
      // All are read before one is written: a file that is refused keeps the others as they are.
      const found = await Promise.all(
        files.map(async (file) => ({ file, ...migrateText(await readFile(file, 'utf8'), file, schema) })),
      );
      const old = found.filter(({ migrations }) => migrations.length > 0);
      for (const { file, text, migrations } of old) {
        for (const each of migrations) out(describe(file, each));
        if (asked.write) await writeFile(file, text);
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
