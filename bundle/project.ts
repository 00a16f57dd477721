import { join } from 'node:path';

/** The project's root. */
export const PROJECT_ROOT = join(import.meta.dirname, '..');

export const DIST_DIR = join(PROJECT_ROOT, 'dist');
