/** Engines beside Chromium that people come with: which there are, and where this machine has them. */
import { existsSync } from 'node:fs';

export type Engine = 'firefox' | 'webkit';

interface EngineFacts {
  /** As reports call it. */
  readonly name: string;
  /** Names the program where it is none of the known ones. */
  readonly variable: string;
  readonly known: readonly string[];
  /** The package of Debian that has it. */
  readonly debian: string;
}

export const ENGINES: Readonly<Record<Engine, EngineFacts>> = {
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    known: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debian: 'firefox-esr',
  },
  webkit: {
    name: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    known: ['/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
};

/**
 * @returns the path of Firefox, or of WebKit's driver; null where there is none
 * @throws Error where a variable names a file that is not there
 */
export function findEngine(
  engine: Engine,
  variables: Readonly<Record<string, string | undefined>> = process.env,
  known = ENGINES[engine].known,
): string | null {
  const { variable } = ENGINES[engine];
  const named = variables[variable];
  if (!named) return known.find((path) => existsSync(path)) ?? null;
  if (existsSync(named)) return named;
  throw new Error(`${variable} names ${named}, and there is no such file.`);
}

/** One line for whoever has not got it. */
export function missingLine(engine: Engine): string {
  const { name, variable, debian } = ENGINES[engine];
  return `${name} is not found, so nothing is tried in it: install it (Debian: ${debian}), or name it by ${variable}`;
}
