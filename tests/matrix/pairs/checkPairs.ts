/** Every pair of switches of a tenant stands together once, and what is assembled then holds. */

import { memberSchema, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import { isDatedList } from '../../../runtime/tenant/resolveDates.ts';
import { checkAvailability } from '../assembled/checkAvailability.ts';
import { checkForms } from '../assembled/checkForms.ts';
import { checkGuards } from '../assembled/checkGuards.ts';
import { checkScreens } from '../assembled/checkScreens.ts';
import { type Check, createRecorder } from '../check.ts';
import { changesOf } from '../keys/changeValue.ts';
import { joinPath, pathOf, put, wholeNode } from '../keys/schemaOf.ts';
import { type MatrixTenant, tenantOf, type World } from '../world.ts';
import { type Combination, type Factors, pairwise } from './pairwise.ts';

/** Choices that change which fields and screens there are, beside the switches themselves. */
const CHOICES = ['/address/mode', '/dateOfBirth/shown', '/contact/cardRequired', '/card/showExpiry'];

/** Every switch that the schema has (on, paused, off), and the choices above: found, so that a new one is paired at once. */
export function switchFactors(): Factors {
  const factors: Record<string, readonly unknown[]> = {};
  const visit = (node: SchemaNode, path: readonly string[]): void => {
    const whole = wholeNode(node);
    if (whole.enum?.includes('paused')) factors[joinPath(path)] = whole.enum;
    else if (CHOICES.includes(joinPath(path))) factors[joinPath(path)] = changesOf(node, undefined);
    for (const key of Object.keys(whole.properties ?? {})) {
      const inner = memberSchema(node, key);
      if (inner && path[0] !== 'connections') visit(inner, [...path, key]);
    }
  };
  visit(tenantSchema, []);
  return factors;
}

/** @param file a valid tenant file, parsed, that the combinations are put into */
export async function checkPairs(
  world: World,
  { code }: MatrixTenant,
  file: unknown,
): Promise<readonly Check[]> {
  const record = createRecorder('pairs', code);
  const combinations = pairwise(switchFactors());
  for (const [index, combination] of combinations.entries()) {
    const made = combine(file, combination);
    const place = { key: Object.keys(combination)[0] ?? '' };
    const title = `combination ${index + 1} of ${combinations.length}`;
    const compiled = world.compile(made);
    if (!compiled.ok) {
      const [problem] = compiled.problems;
      const reported = {
        expected: 'a valid tenant',
        actual: compiled.problems.map(({ message }) => message),
      };
      record.report({ key: problem?.pointer ?? place.key }, `${title} is valid`, 'failed', {
        ...reported,
        ...{},
      });
      continue;
    }
    const tenant = tenantOf(code, compiled, made);
    const checks = [
      ...checkScreens(world, tenant),
      ...(await checkGuards(world, tenant)),
      ...(await checkAvailability(world, tenant)),
      ...(await checkForms(world, tenant)),
    ];
    const failed = checks.filter(({ verdict }) => verdict === 'failed');
    for (const { screen, key, language, title: what, expected, actual } of failed) {
      const where = { ...(screen && { screen }), ...(key && { key }), ...(language && { language }) };
      const reported = { expected, actual: { found: actual, combination: describeChanges(combination) } };
      record.report(where, `${title}: ${what}`, 'failed', reported);
    }
    if (failed.length === 0) {
      record.report(
        { key: 'switches' },
        `${title}: ${checks.length} checks of what is assembled hold`,
        'passed',
      );
    }
  }
  return record.checks;
}

/** The combination, and without what would name a screen that it switches off. */
function combine(file: unknown, combination: Combination): unknown {
  const made = Object.entries(combination).reduce((value, [pointer, member]) => {
    const path = pathOf(pointer);
    const part = (value as Record<string, unknown>)[path[0] ?? ''];
    // A part that has dates would have to be switched on each of them.
    return isDatedList(part)
      ? put(value, [path[0] ?? ''], { [path[1] ?? '']: member })
      : put(value, path, member);
  }, file);
  const features = (made as { readonly features: Readonly<Record<string, unknown>> }).features;
  const withoutMenu = put(
    made,
    ['navigation', 'ourNetwork'],
    features.cardAcceptance === 'off' ? null : 'myCardAcceptance',
  );
  const isSingle = put(withoutMenu, ['terms', 'cardTerms'], 'single');
  return put(put(isSingle, ['notices'], []), ['navigation', 'hideRules'], []);
}

function describeChanges(combination: Combination): string {
  return Object.entries(combination)
    .map(([pointer, value]) => `${pointer} ${String(value)}`)
    .join(', ');
}
