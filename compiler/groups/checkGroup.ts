import { Ajv } from 'ajv';
import { SCHEMA_VOCABULARY } from '../checkStructure.ts';
import { describeErrors } from '../describeErrors.ts';
import type { GroupFile } from '../groupFiles.ts';
import { mendsOf, takeOut } from '../mend.ts';
import { takeOldKeys } from '../migrate/successors.ts';
import { once } from '../once.ts';
import { parseSource } from '../parseSource.ts';
import { type Finding, type Problem, placeFinding, sortProblems } from '../problem.ts';
import { unreadable } from '../readRegularFile.ts';
import type { SchemaNode } from '../tenantSchema.ts';
import { groupSchema, NOT_SHARED } from './groupSchema.ts';

export interface CheckedGroup {
  /** What it says, without old keys; undefined for what is no JSON. Shared by all that extend it. */
  readonly value: unknown;
  /** Of the file by itself, whoever extends it. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** A finding about a value that is the group's. */
  place(finding: Finding): Problem;
}

export interface CheckGroupOptions {
  /** Of the portal. */
  readonly version: string;
  /** Says which keys have a successor; that of the portal unless given. */
  readonly schema?: SchemaNode | undefined;
}

/** At the first group: most folders have none. */
const createValidator = once(() => {
  const options = { allErrors: true, strict: true, allowUnionTypes: true, verbose: true };
  const ajv = new Ajv({ ...options, code: { optimize: false } });
  ajv.addVocabulary([...SCHEMA_VOCABULARY, 'x-merged']);
  return ajv.compile(groupSchema);
});

/** Of each group once, however many tenants extend it: a process has one version and one schema. */
const checked = new WeakMap<GroupFile, CheckedGroup>();

/** Whether a group is sound by itself: its keys are known, and each value in it is of the right kind. */
export function checkGroup(group: GroupFile, options: CheckGroupOptions): CheckedGroup {
  const known = checked.get(group) ?? check(group, options);
  checked.set(group, known);
  return known;
}

function check({ file, content }: GroupFile, options: CheckGroupOptions): CheckedGroup {
  if (!content.ok) {
    const problem = unreadable(file, content.reason);
    return {
      value: undefined,
      problems: [problem],
      warnings: [],
      place: (finding) => ({ ...problem, ...finding }),
    };
  }
  const { document, findings } = parseSource(content.bytes);
  const taken = takeOldKeys(document?.value, options);
  const place = (finding: Finding): Problem => {
    const pointer = taken.placeInFile(finding.pointer);
    const found = finding.at ?? document?.positionOf(pointer, finding.isAboutKey) ?? { line: 1, column: 1 };
    return placeFinding({ ...finding, pointer }, file, found);
  };
  const mistakes = document ? findMistakes(document.value) : [];
  return {
    value: document?.value,
    problems: sortProblems([...findings, ...taken.problems, ...mistakes].map(place)),
    warnings: sortProblems(taken.warnings.map(place)),
    place,
  };
}

function findMistakes(value: unknown): Finding[] {
  const validate = createValidator();
  const found = validate(value) ? [] : describeErrors(validate.errors ?? []);
  return found.map((finding) => {
    const key = finding.pointer.slice(1);
    if (!Object.hasOwn(NOT_SHARED, key)) return finding;
    const mend = key === 'extends' ? 'Write what they share into both.' : 'Write it into each tenant file.';
    const message = `"${key}" cannot stand in a group: ${NOT_SHARED[key]}. ${mend}`;
    const mends = mendsOf(takeOut('Take it out of the group'));
    return { ...finding, rule: 'group', message, ...mends };
  });
}
