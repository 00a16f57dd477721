/**
 * How many mutants a test tries: few in `npm test`, and as many as somebody asks for by `MUTANTS`
 * (docs/development.md).
 */
export function numberOfMutants(few: number): number {
  const asked = Number(process.env.MUTANTS);
  return Number.isInteger(asked) && asked > 0 ? asked : few;
}
