/** The rules of one field: by name, with the tenant's numbers, as schema and as what their messages need. */
import type { AppliedRule, DeclaredField, DeclaredRule, DeclaredRules } from './form.ts';
import { readPointer } from './readPointer.ts';

interface RuleOverride {
  readonly isRequired: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly rules?: readonly string[];
  readonly options: readonly string[] | null;
}

export interface AppliedConstraint {
  readonly isRequired: boolean;
  /** In the order in which they are reported. */
  readonly rules: readonly AppliedRule[];
  /** One keyword a rule, by the rule's name, so that an error says which one failed. */
  readonly keywords: Readonly<Record<string, unknown>>;
  /** The same for rules that look at the whole form. */
  readonly ofForm: Readonly<Record<string, unknown>>;
}

/** @throws Error when a form names a rule that is not there: a mistake of ours, found by any test */
export function applyRules(
  field: string,
  declared: DeclaredField,
  override: RuleOverride,
  tenant: object,
  known: DeclaredRules,
): AppliedConstraint {
  const applied = wantedRules(declared, override, known).flatMap((wanted) => {
    const { rule: name, ...given } = typeof wanted === 'string' ? { rule: wanted } : wanted;
    const definition = known[name];
    if (!definition) throw new Error(`No rule has the name "${name}".`);
    if (definition['x-requires'] && !override.isRequired) return [];
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
    keywords: joinKeywords(ofField.map(({ definition, parameters }) => keywordOf(definition, parameters))),
    ofForm: joinKeywords(
      ofForm.map(({ definition, parameters }) =>
        keywordOf(definition, { ...parameters, [FIELD_OF_RULE]: field }),
      ),
    ),
  };
}

/** The form's rules, with the tenant's bounds in place of their own, and the tenant's further ones. */
function wantedRules(declared: DeclaredField, override: RuleOverride, known: DeclaredRules): DeclaredRule[] {
  const bounds = { minLength: override.minLength, maxLength: override.maxLength };
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
  const choice =
    override.options && override.options.length > 0 ? [{ rule: 'fromList', options: override.options }] : [];
  return [...bounded, ...added, ...(override.rules ?? []).filter(isMissing), ...choice];
}

function parameterOf(value: unknown, key: string, tenant: object): unknown {
  // The only texts that are no pointers are names of fields.
  return typeof value === 'string' && key !== 'field' ? readPointer(tenant, value) : value;
}

/** The parameter of a rule of the whole form that says which field it is about. */
const FIELD_OF_RULE = 'about';

/**
 * The rule as the one keyword that it is in a field's schema. A rule that is a keyword of JSON schema already, such as
 * `minLength`, stands as that; one that only asks for a value stands in the form's `required`.
 */
function keywordOf(
  definition: DeclaredRules[string],
  parameters: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const name = definition['x-rule'];
  const constraint: Record<string, unknown> = Object.fromEntries(
    Object.entries(definition).filter(([key]) => !key.startsWith('x-') && key !== 'description'),
  );
  for (const [parameter, value] of Object.entries(parameters)) {
    for (const place of definition['x-parameters']?.[parameter] ?? []) {
      const [keyword = '', member] = place.split('/');
      constraint[keyword] =
        member === undefined ? value : { ...(constraint[keyword] as object), [member]: value };
    }
  }
  if (Object.keys(constraint).length === 0) return {};
  return { [name]: constraint[name] ?? constraint };
}

function joinKeywords(keywords: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  return Object.assign({}, ...keywords) as Record<string, unknown>;
}
