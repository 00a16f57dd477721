/** The rules of one field: by name, with the tenant's numbers, as schema and as what their messages need. */
import type { PublicTenant } from '../tenant/pageData.ts';
import type { AppliedRule, DeclaredField, DeclaredRule, DeclaredRules } from './form.ts';
import { readPointer } from './readPointer.ts';

interface RuleSay {
  readonly isRequired: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly rules?: readonly string[];
  readonly options: readonly string[] | null;
}

export interface AppliedConstraint {
  readonly isRequired: boolean;
  /** In the order of `constraints`: an error's place in the schema leads to its name here. */
  readonly rules: readonly AppliedRule[];
  /** One schema a rule: flat, so that an error says which one failed (design, "Forms"). */
  readonly constraints: readonly object[];
  /** Rules that look at the whole form. */
  readonly ofForm: readonly object[];
}

/** @throws Error when a form names a rule that is not there: a mistake of ours, found by any test */
export function applyRules(
  field: string,
  declared: DeclaredField,
  say: RuleSay,
  tenant: PublicTenant,
  known: DeclaredRules,
): AppliedConstraint {
  const applied = wantedRules(declared, say, known).flatMap((wanted) => {
    const { rule: name, ...given } = typeof wanted === 'string' ? { rule: wanted } : wanted;
    const definition = known[name];
    if (!definition) throw new Error(`No rule has the name "${name}".`);
    if (definition['x-requires'] && !say.isRequired) return [];
    const parameters = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, parameterOf(value, key, tenant)]),
    );
    return [{ definition, parameters }];
  });
  const ofField = applied.filter(({ definition }) => !definition['x-of-form']);
  const ofForm = applied.filter(({ definition }) => definition['x-of-form']);
  return {
    isRequired: ofField.some(({ definition }) => definition['x-requires']),
    rules: ofField.map(({ definition, parameters }) => ({
      name: definition['x-rule'],
      ...(definition['x-listed'] && { isListed: true as const }),
      ...(Object.keys(parameters).length > 0 && { parameters }),
    })),
    constraints: ofField.map(({ definition, parameters }) => constrain(definition, parameters)),
    ofForm: ofForm.map(({ definition, parameters }) => {
      const own = constrain(definition, parameters) as Record<string, object>;
      return { ...own, chosenFirst: { ...own.chosenFirst, field } };
    }),
  };
}

/** The form's rules, with the tenant's bounds in place of their own, and the tenant's further ones. */
function wantedRules(declared: DeclaredField, say: RuleSay, known: DeclaredRules): DeclaredRule[] {
  const bounds = { minLength: say.minLength, maxLength: say.maxLength };
  const nameOf = (rule: DeclaredRule) => (typeof rule === 'string' ? rule : rule.rule);
  const own = declared['x-rules'];
  const bounded = own.map((rule) => {
    const bound = bounds[nameOf(rule) as keyof typeof bounds];
    return bound === undefined ? rule : { rule: nameOf(rule), n: bound };
  });
  // By the name that people are told: digits of a phone are digits already, spaces and all.
  const isMissing = (name: string) => own.every((rule) => known[nameOf(rule)]?.['x-rule'] !== name);
  const added = Object.entries(bounds).flatMap(([rule, n]) =>
    n !== undefined && isMissing(rule) ? [{ rule, n }] : [],
  );
  const choice = say.options && say.options.length > 0 ? [{ rule: 'fromList', options: say.options }] : [];
  return [...bounded, ...added, ...(say.rules ?? []).filter(isMissing), ...choice];
}

function parameterOf(value: unknown, key: string, tenant: PublicTenant): unknown {
  // The only texts that are no pointers are names of fields.
  return typeof value === 'string' && key !== 'field' ? readPointer(tenant, value) : value;
}

/** The rule's keywords with the parameters in their places; annotations other than the name are gone. */
function constrain(definition: DeclaredRules[string], parameters: Readonly<Record<string, unknown>>): object {
  const kept = Object.entries(definition).filter(
    ([key]) => key === 'x-rule' || !(key.startsWith('x-') || key === 'description'),
  );
  const schema: Record<string, unknown> = Object.fromEntries(kept);
  for (const [parameter, value] of Object.entries(parameters)) {
    for (const place of definition['x-parameters']?.[parameter] ?? []) {
      const [keyword = '', member] = place.split('/');
      schema[keyword] = member === undefined ? value : { ...(schema[keyword] as object), [member]: value };
    }
  }
  return schema;
}
