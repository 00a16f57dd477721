/** What every part of the console's server works with. */
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../compiler/environment.ts';
import type { FolderJudge } from '../../compiler/history/folderJudge.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';

export interface ConsoleContext {
  /** The folder of tenant files: the only one that the console reads and writes. */
  readonly tenantConfigDir: string;
  /** What `npm run build` wrote, for previews. */
  readonly distDir: string;
  readonly environment: Environment;
  readonly variables: Variables;
  readonly screens: readonly Manifest[];
  /** Of the product. */
  readonly version: string;
  /** The clock; the real one but in tests. */
  readonly now: () => Date;
  /** Judges a text beside the files of the folder; without it, one that reads and compiles them all for that. */
  readonly judge?: FolderJudge;
}

/** Adds the calls of one topic, each below `/api/`. Who may ask is settled before any of them is reached. */
export type ConsoleRoutes = (app: FastifyInstance, context: ConsoleContext) => void | Promise<void>;
