import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** Every language that has a words file, so that a new one is looked at without being named. */
export const BUILT_IN_LANGUAGES: readonly string[] = readdirSync('tenant-config/languages')
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));
