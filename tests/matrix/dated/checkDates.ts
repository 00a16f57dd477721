/**
 * Both sides of every date (docs/tenant-config.md): of the dates that a tenant file has, and of one in each
 * option that may have dates, given the tenant's own value before and another one after.
 */
import { isDated, memberSchema, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import { startOfDay, todayAt } from '../../../compiler/today.ts';
import { isDatedList, listBoundaries } from '../../../runtime/tenant/resolveDates.ts';
import { checkForms } from '../assembled/checkForms.ts';
import { checkScreens } from '../assembled/checkScreens.ts';
import { type Check, createRecorder } from '../check.ts';
import { changeFile } from '../keys/changeFile.ts';
import { get, joinPath, put, wholeNode } from '../keys/schemaOf.ts';
import { type MatrixTenant, tenantOf, type World } from '../world.ts';

/** Far enough away for every tenant, in a year whose clocks change as they do now. */
const DAY = '2027-03-28';
const EVER = '0001-01-01';

/** @param file the tenant file, parsed, as it is written */
export async function checkDates(world: World, each: MatrixTenant, file: unknown): Promise<readonly Check[]> {
  const record = createRecorder('dated', each.code);
  const own = listBoundaries(each.written);
  if (own.length === 0) record.report({ key: '/' }, 'the file has no dates of its own', 'notApplicable');
  for (const day of own.filter((boundary) => boundary !== EVER)) {
    for (const [side, instant] of sidesOf(day, each)) {
      const compiled = each.compiled.onDay(todayAt(instant));
      const tenant = tenantOf(each.code, compiled, each.written);
      const checks = [...checkScreens(world, tenant), ...(await checkForms(world, tenant))];
      const failed = checks.filter(({ verdict }) => verdict === 'failed');
      const found = failed.map(({ title, screen, key }) => `${screen ?? key}: ${title}`);
      record.none({ key: '/' }, `${side} ${day}: ${checks.length} checks of what is assembled hold`, found);
    }
  }
  for (const path of datedPaths(file)) checkOption(world, each, file, path, record);
  return record.checks;
}

function checkOption(
  world: World,
  each: MatrixTenant,
  file: unknown,
  path: readonly string[],
  record: ReturnType<typeof createRecorder>,
): void {
  const key = joinPath(path);
  const node = datedNode(path);
  const before = get(each.written, path);
  // What the file does not have, and has no default, has no value from before.
  if (!node || before === undefined || isDatedList(before)) return;
  const [change] = changesOfPart(world, put(file, path, before), path, node);
  if (!change) {
    record.report({ key }, 'another value is known', 'failed', {
      expected: 'a second valid value',
      actual: 'none',
    });
    return;
  }
  const after = get(change.file, path);
  const entries = [
    { from: EVER, value: before },
    { from: DAY, value: after },
  ];
  const compiled = world.compile(put(change.file, path, entries));
  if (!compiled.ok) {
    const actual = compiled.problems.map(({ message }) => message);
    record.report({ key }, 'may be given by dates', 'failed', { expected: 'a valid tenant', actual });
    return;
  }
  for (const [side, instant] of sidesOf(DAY, each)) {
    const actual = get(compiled.onDay(todayAt(instant)).tenant, path);
    const plain = world.compile(side === 'before' ? put(change.file, path, before) : change.file);
    const expected = plain.ok ? get(plain.tenant, path) : 'a valid tenant';
    record.equal({ key }, `${side} midnight of the day, in the tenant’s time zone`, actual, expected);
  }
  const today = todayAt(world.now)(each.tenant.timeZone);
  const expected = today < DAY ? startOfDay(DAY, each.tenant.timeZone) : null;
  record.equal({ key }, 'the host publishes anew at that midnight', compiled.changesAt, expected);
}

/** The last moment before a day begins where the tenant is, and the first of the day. */
function sidesOf(day: string, { tenant }: MatrixTenant): readonly (readonly ['before' | 'after', Date])[] {
  const start = startOfDay(day, tenant.timeZone);
  return [
    ['before', new Date(start - 1)],
    ['after', new Date(start)],
  ];
}

/** The first change of a part, or of something in it, that the compiler takes. */
function changesOfPart(world: World, file: unknown, path: readonly string[], node: SchemaNode) {
  const whole = wholeNode(node);
  const inner = Object.keys(whole.properties ?? {}).flatMap((key) => {
    const member = memberSchema(node, key);
    return member && !wholeNode(member).properties ? [{ path: [...path, key], node: member }] : [];
  });
  const places = inner.length > 0 ? inner : [{ path, node }];
  return places.flatMap((place) => {
    const next = changeFile(world, file, { name: '', ...place }).next();
    return next.done ? [] : [next.value];
  });
}

/** Every option of the schema that may be given by dates, outermost first. */
function datedPaths(file: unknown): string[][] {
  const visit = (node: SchemaNode, path: readonly string[]): string[][] => {
    const own = isDated(node) ? [[...path]] : [];
    const members = Object.keys(wholeNode(node).properties ?? {}).flatMap((key) => {
      const inner = memberSchema(node, key);
      return inner && path[0] !== 'connections' ? visit(inner, [...path, key]) : [];
    });
    return [...own, ...members];
  };
  // What a part with dates holds is dated by them already.
  return visit(tenantSchema, []).filter(
    (path) => !path.some((_, index) => index > 0 && isDatedList(get(file, path.slice(0, index)))),
  );
}

function datedNode(path: readonly string[]): SchemaNode | null {
  return path.reduce<SchemaNode | null>((node, key) => node && memberSchema(node, key), tenantSchema);
}
