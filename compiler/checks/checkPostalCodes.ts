import { assembleForm } from '../../runtime/assemble/assembleForm.ts';
import type { AppliedRule, CountryFormat } from '../../runtime/assemble/form.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { declaredForms, declaredRules } from '../formSources.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { refuseCountry } from './checkStandards.ts';
import { FORM_PARTS } from './formParts.ts';
import type { TenantCheck } from './tenantCheck.ts';

const PLACE = '/address/postalCodes';

/** Postal codes: of countries that there are, each format of its own, and none that the rules of the fields refuse. */
export const checkPostalCodes: TenantCheck = {
  reads: FORM_PARTS,
  run: (tenant) => {
    const { postalCodes } = tenant.address;
    const own = Object.entries(postalCodes).flatMap(([country, said]) => {
      const pointer = joinPointer(PLACE, country);
      const unknown = refuseCountry(pointer, country);
      return unknown.length > 0 ? unknown : refuseTwins([said ?? []].flat(), placesIn(pointer, said));
    });
    if (own.length > 0 || Object.keys(postalCodes).length === 0) return own;
    const found = refuseUnreachable(tenant);
    // Several forms ask for the same address.
    return [...new Map(found.map((each) => [`${each.pointer} ${each.message}`, each])).values()];
  },
};

type Said = Tenant['address']['postalCodes'][string] | undefined;

/** Where each format stands: in a list, or alone. */
function placesIn(pointer: string, said: Said): (index: number) => string {
  return (index) => (Array.isArray(said) ? joinPointer(pointer, index) : pointer);
}

/** The letters and digits alone decide: a second format for the same ones would never be taken. */
function refuseTwins(formats: readonly string[], placeOf: (index: number) => string): Finding[] {
  const signs = formats.map((format) => format.replace(/[ -]/g, ''));
  return signs.flatMap((each, index) => {
    const first = signs.indexOf(each);
    if (first === index) return [];
    const message = `"${formats[index]}" is for the same letters and digits as "${formats[first]}", so it would never be taken.`;
    return [{ pointer: placeOf(index), rule: 'postal-code', message }];
  });
}

/** A code written as its country does passes the other rules of its field. */
function refuseUnreachable(tenant: Tenant): Finding[] {
  return Object.values(declaredForms).flatMap((form) =>
    assembleForm(tenant, form, declaredRules).fields.flatMap(({ formats, rules }) =>
      Object.entries(formats?.of ?? {}).flatMap(([by, said]) => {
        const country = by || (tenant.address.defaultCountry ?? '');
        const pointer = joinPointer(PLACE, country);
        const placeOf = placesIn(pointer, tenant.address.postalCodes[country]);
        return said === null ? [] : refuseFormats(said, rules, placeOf);
      }),
    ),
  );
}

function refuseFormats(
  { format: formats }: CountryFormat,
  rules: readonly AppliedRule[],
  placeOf: (index: number) => string,
): Finding[] {
  const boundOf = (name: string) => rules.find((rule) => rule.name === name)?.parameters?.n;
  const [least, most] = [boundOf('minLength'), boundOf('maxLength')];
  const has = (name: string) => rules.some((rule) => rule.name === name);
  return formats.flatMap((shown, index) => {
    const format = shown.replaceAll('0', '9');
    const refuse = (why: string) => [
      { pointer: placeOf(index), rule: 'postal-code', message: `A code written as "${format}" ${why}` },
    ];
    const { length } = format;
    if (typeof most === 'number' && length > most)
      return refuse(
        `has ${length} characters, but the field takes ${most} at most: see validation.postalCode.max.`,
      );
    if (typeof least === 'number' && length < least)
      return refuse(
        `has ${length} characters, but the field wants ${least} at least: see validation.postalCode.min.`,
      );
    if (has('onlyDigits') && /[^9]/.test(format))
      return refuse('has more than digits in it, but a form has the rule "onlyDigits" for its field.');
    if (has('noUppercase') && /[A-Z]/.test(format))
      return refuse('has capital letters, but a form has the rule "noUppercase" for its field.');
    return [];
  });
}
