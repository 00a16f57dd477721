/** The programs of this project, by their entries. */
import type { ProgramName } from '../publish/build/buildInfo.ts';

export const PROGRAMS = {
  main: 'runtime/main.ts',
  home: 'runtime/home.ts',
  switcher: 'runtime/switcher.ts',
  application: 'runtime/application.ts',
  earlyForm: 'runtime/earlyForm.ts',
} as const satisfies Readonly<Record<ProgramName, string>>;

/** What draws pages, in Node. */
export const BUNDLES = { render: 'runtime/render.tsx', renderForms: 'runtime/renderForms.ts' } as const;
