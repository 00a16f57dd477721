// Generated from the definitions of the screens by `npm run generate`. Do not edit.
import type { PrerenderedScreen } from '../runtime/assemble/manifest.ts';
import Screen from './home/Home.tsx';
import manifest from './home/screen.ts';

/** The screen that is prerendered when a tenant is published, and hydrated in the browser. */
export const prerenderedScreen: PrerenderedScreen | null = { manifest, Screen };
