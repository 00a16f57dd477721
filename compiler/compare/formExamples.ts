import type { AssembledForm, Field } from '../../runtime/assemble/form.ts';
import type { PhoneNumber } from '../../runtime/format/phoneNumber.ts';
import { createValidators } from '../compileValidator.ts';
import { type Candidate, candidatesFor } from './exampleValues.ts';

/** What a person could type that only one of two forms takes. */
export interface FormExamples {
  /** Sentences, such as `“Jo” is now accepted.` */
  readonly examples: readonly string[];
  /** Something that was taken before is refused. */
  readonly isNarrower: boolean;
}

type Values = Readonly<Record<string, string | PhoneNumber>>;

/** Forms are assembled once for each comparison, and the same form is asked about each of its fields. */
const validators = new WeakMap<AssembledForm, (values: Values) => readonly FieldFault[]>();

interface FieldFault {
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Values of a field that one form takes and the other refuses, by the validators that the portal itself runs: the first
 * that is newly accepted, and the first that is newly refused.
 */
export function findExamples(before: AssembledForm, after: AssembledForm, field: string): FormExamples {
  const [was, is] = [fieldOf(before, field), fieldOf(after, field)];
  if (!was || !is || was.type === 'boolean') return { examples: [], isNarrower: false };
  const judged = candidatesFor(was, is).map((candidate) => ({
    candidate,
    was: isTaken(before, field, candidate),
    is: isTaken(after, field, candidate),
  }));
  const gained = judged.find((each) => !each.was && each.is);
  const lost = judged.find((each) => each.was && !each.is);
  return {
    examples: [
      ...(gained ? [describeGained(gained.candidate)] : []),
      ...(lost ? [describeLost(lost.candidate)] : []),
    ],
    isNarrower: lost !== undefined,
  };
}

function describeGained({ value, shown }: Candidate): string {
  return value === null ? 'It may now stay empty.' : `${shown} is now accepted.`;
}

function describeLost({ value, shown }: Candidate): string {
  return value === null ? 'It may no longer stay empty.' : `${shown} is now refused.`;
}

function fieldOf({ fields }: AssembledForm, name: string): Field | undefined {
  return fields.find((each) => each.name === name);
}

/** Whether a form finds nothing wrong with this one field. */
function isTaken(form: AssembledForm, field: string, { value, beside }: Candidate): boolean {
  const faults = validatorOf(form)({ ...beside, ...(value !== null && { [field]: value }) });
  return !faults.some(
    ({ instancePath, params }) =>
      instancePath === `/${field}` ||
      instancePath.startsWith(`/${field}/`) ||
      (instancePath === '' && [params.missingProperty, params.field].includes(field)),
  );
}

function validatorOf(form: AssembledForm): (values: Values) => readonly FieldFault[] {
  const known = validators.get(form);
  if (known) return known;
  const validate = createValidators(form)[form.schema.$id];
  const check = (values: Values) => (validate?.(values) ? [] : (validate?.errors ?? []));
  validators.set(form, check);
  return check;
}
