// Generated from the definitions of the screens by `npm run generate`. Do not edit.
import type { DrawnScreen } from '../runtime/assemble/manifest.ts';
import Screen from './home/Home.tsx';
import manifest from './home/manifest.ts';

/** The screen that is drawn when a tenant is published, and brought to life in the browser. */
export const drawnScreen: DrawnScreen | null = { manifest, Screen };
