/** A tenant made at random within the schema validates and assembles. Its seed makes it again. */
import { checkAvailability } from '../assembled/checkAvailability.ts';
import { checkForms } from '../assembled/checkForms.ts';
import { checkGuards } from '../assembled/checkGuards.ts';
import { checkScreens } from '../assembled/checkScreens.ts';
import { type Check, createRecorder } from '../check.ts';
import { type MatrixTenant, tenantOf, type World } from '../world.ts';
import { randomTenant } from './randomTenant.ts';

export async function checkRandom(
  world: World,
  { code }: MatrixTenant,
  file: unknown,
  seed: number,
): Promise<readonly Check[]> {
  const record = createRecorder('random', code);
  const { file: made, changed } = randomTenant(world, file, seed);
  const compiled = world.compile(made);
  const named = { key: changed.at(-1) ?? '/' };
  record.none(
    named,
    `seed ${seed}: a tenant with ${changed.length} keys changed is valid`,
    compiled.ok ? [] : compiled.problems.map(({ pointer, message }) => `${pointer} ${message}`),
  );
  if (!compiled.ok) return record.checks;
  const tenant = tenantOf(code, compiled, made);
  const checks = [
    ...checkScreens(world, tenant),
    ...(await checkGuards(world, tenant)),
    ...(await checkAvailability(world, tenant)),
    ...(await checkForms(world, tenant, 'toCheck')),
  ];
  const failed = checks.filter(({ verdict }) => verdict === 'failed');
  for (const { screen, key, language, title, verdict, expected, actual } of checks) {
    if (verdict !== 'failed' && verdict !== 'toCheck') continue;
    const where = { ...(screen && { screen }), ...(key && { key }), ...(language && { language }) };
    record.report(where, `seed ${seed}: ${title}`, verdict, { expected, actual });
  }
  if (failed.length === 0)
    record.report(named, `seed ${seed}: ${checks.length} checks of what is assembled hold`, 'passed');
  return record.checks;
}
