import type { Defect } from './defect.ts';
import { ofScreens } from './ofScreens.ts';
import { ofTenants } from './ofTenants.ts';
import { ofTheRuntime } from './ofTheRuntime.ts';

/** Every defect that is planted by `npm run defects`. */
export const defects: readonly Defect[] = [...ofTheRuntime, ...ofScreens, ...ofTenants];
