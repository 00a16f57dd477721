import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { compileForms } from '../../compiler/compileForms.ts';
import { type CompiledTenant, compileTenant } from '../../compiler/compileTenant.ts';
import type { Problem } from '../../compiler/problem.ts';
import { assembleMenu } from '../../runtime/assemble/assembleMenu.ts';
import { assembleRoutes } from '../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import { formatMoney } from '../../runtime/format/formatMoney.ts';
import { themeCss } from '../../runtime/theme/themeCss.ts';
import { manifests } from '../../screens/index.ts';
import { aCard } from '../support/screens.ts';
import { TODAY } from './support/compileText.ts';
import { linesOf } from './support/linesOf.ts';
import { aMutant, type Mutant } from './support/mutateTenant.ts';
import { numberOfMutants } from './support/numberOfMutants.ts';

const SEED = 20261121;
const MUTANTS = numberOfMutants(500);

const files = ['bg', 'pl', 'ro'].map((code) =>
  JSON.parse(readFileSync(`tenant-config/${code}.json`, 'utf8')),
);
const words = wordsOf(await loadWordsFiles('tenant-config/languages'));
// Screens that are not built yet are assembled as well: a file that is accepted now is one of theirs, too.
const screens = manifests.map((manifest) => ({
  ...manifest,
  load: manifest.load ?? (() => Promise.resolve({ default: () => null })),
}));

const compile = (text: string) =>
  compileTenant({
    text,
    file: 'mutant.json',
    environment: 'dev',
    variables: {},
    words,
    screens,
    version: '3.10.4',
    today: () => TODAY,
  });

/**
 * One problem is at the change, in it, or at what holds it, at most a line off. Or it names what was changed, as a
 * menu entry does whose feature is gone.
 */
function isFound({ kind, value, pointer }: Mutant, problems: readonly Problem[]): boolean {
  const lines = linesOf(value);
  const lineOf = (place: string): number =>
    lines.get(place) ?? lineOf(place.slice(0, place.lastIndexOf('/')));
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  // Two members have changed places: either may be the one at fault.
  const root = kind === 'swap' ? parent : pointer;
  // An item of a list is named by its list, as a language is whose own words are left.
  const name = pointer
    .slice(1)
    .replaceAll('/', '.')
    .replace(/\.\d+$/, '');
  return problems.some(({ pointer: place, line, message }) => {
    const isAt = [pointer, parent].includes(place) || place.startsWith(`${root}/`);
    const isNamed = message.includes(`${name}.`) || message.includes(`${name} `);
    return isNamed || (isAt && Math.abs(line - lineOf(place)) <= 1);
  });
}

/** What the browser and the host do with a tenant before anything is shown. @returns all paths and links */
function start({ publicTenant: tenant }: CompiledTenant): string[] {
  const offered = assembleScreens(tenant, screens);
  const routes = assembleRoutes(tenant, offered);
  const entries = (['top', 'account', 'cards', 'card', 'default'] as const).flatMap((menu) =>
    [aCard(), undefined].flatMap((card) =>
      assembleMenu(menu, {
        tenant,
        screens: offered,
        base: `/${tenant.code}`,
        currentScreen: tenant.session.startScreen,
        isCardRoute: card !== undefined,
        ...(card ? { card } : {}),
      }),
    ),
  );
  compileForms(tenant);
  themeCss(tenant.theme);
  formatMoney(123_456, tenant.currency, tenant.money);
  return [...routes.map(({ path }) => path), ...entries.flatMap(({ href }) => href ?? [])];
}

describe(`${MUTANTS} tenant files with one thing changed`, () => {
  it('are refused where the change is, or start', { timeout: 200 * MUTANTS }, () => {
    const seen = { refused: 0, started: 0 };
    fc.assert(
      fc.property(aMutant(files), (mutant) => {
        const result = compile(JSON.stringify(mutant.value, null, 2));
        if (result.ok) {
          const paths = start(result);
          seen.started += 1;
          return paths.length > 0 && paths.every((path) => !/^(?:javascript|data):|^\/\//i.test(path));
        }
        seen.refused += 1;
        const isPlain = result.problems.every(({ message }) => !/\n\s+at |undefined|\[object/.test(message));
        return isPlain && isFound(mutant, result.problems);
      }),
      { seed: SEED, numRuns: MUTANTS },
    );
    expect(seen.refused + seen.started).toBe(MUTANTS);
    expect(seen.refused).toBeGreaterThan(MUTANTS / 2);
    expect(seen.started).toBeGreaterThan(MUTANTS / 20);
  });

  it('are judged the same whatever the white space', () => {
    fc.assert(
      fc.property(aMutant(files), ({ value }) => {
        const [wide, narrow] = [JSON.stringify(value, null, 2), JSON.stringify(value)].map(compile);
        return wide?.ok === narrow?.ok;
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('are refused, and never thrown about, when the text was cut or bytes were changed', () => {
    const text = readFileSync('tenant-config/pl.json');
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(255), fc.boolean(), (place, byte, isCut) => {
        const changed = isCut ? text.subarray(0, place) : Buffer.from(text).fill(byte, place, place + 1);
        const result = compileTenant({
          text: changed,
          file: 'mutant.json',
          environment: 'dev',
          variables: {},
          words,
          screens,
          version: '3.10.4',
          today: () => TODAY,
        });
        return result.ok ? start(result).length > 0 : result.problems.every(({ line }) => line >= 1);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
