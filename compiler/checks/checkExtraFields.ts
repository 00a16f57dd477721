import type { ExtraField, FormWithExtras } from '../../runtime/assemble/extraFields.ts';
import gateway from '../../schemas/gateway.openapi.json' with { type: 'json' };
import type { ExtraOption } from '../../schemas/tenant.gen.ts';
import { declaredForms } from '../formSources.ts';
import { nearestValues } from '../mend.ts';
import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { TenantCheck } from './tenantCheck.ts';

const { NewUser, User, PersonalInfo } = gateway.components.schemas;
const { put, patch } = gateway.paths['/users/{user}'];
const contact = gateway.paths['/users/{user}/actions/contact-us'].post;

/** What the gateway's document has in what each form sends, and in what the profile reads. */
const TAKEN: Readonly<Record<FormWithExtras, ReadonlySet<string>>> = {
  registration: keysOf(NewUser),
  personalInfo: keysOf(User, PersonalInfo, bodyOf(put), bodyOf(patch)),
  contact: keysOf(bodyOf(contact)),
};

interface Body {
  readonly type?: string;
  readonly $ref?: string;
  readonly properties?: object;
}

interface Operation {
  readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: Body } } };
}

function bodyOf({ requestBody }: Operation): Body {
  return requestBody.content['application/json'].schema;
}

function keysOf(...schemas: readonly Body[]): ReadonlySet<string> {
  const known: Readonly<Record<string, Body>> = gateway.components.schemas;
  return new Set(
    schemas.flatMap((schema) => {
      const named = schema.$ref === undefined ? schema : known[schema.$ref.split('/').at(-1) ?? ''];
      return Object.keys(named?.properties ?? {});
    }),
  );
}

/** More would be a form of its own, and no page grows without end. */
const MOST = 10;

/** Fields of a tenant's own: each has a name and a place in the call that nothing else has, and what it says fits its kind. */
export const checkExtraFields: TenantCheck = {
  reads: ['forms'],
  run: ({ forms }) =>
    (['registration', 'personalInfo', 'contact'] as const).flatMap((form) => {
      const extras = forms[form].extra ?? [];
      if (extras.length > MOST) {
        const message = `A form takes ${MOST} fields of a country's own, and these are ${extras.length}.`;
        return [{ pointer: `/forms/${form}/extra`, rule: 'extra-field', message }];
      }
      return extras.flatMap((extra, index) => {
        const at = (key: string, message: string): Finding => ({
          pointer: `/forms/${form}/extra/${index}/${key}`,
          rule: 'extra-field',
          message,
        });
        return [...checkNames(form, extra, extras.slice(0, index), at), ...checkKind(extra, at)];
      });
    }),
};

type At = (key: string, message: string) => Finding;

function checkNames(
  form: FormWithExtras,
  extra: ExtraField,
  before: readonly ExtraField[],
  at: At,
): Finding[] {
  const { name, sentAs, after } = extra;
  const own = Object.values(declaredForms)
    .filter((declared) => declared['x-override'] === form)
    .flatMap((declared) => Object.keys(declared.properties));
  const places = Object.values(declaredForms)
    .filter((declared) => declared['x-extra'] === form)
    .flatMap((declared) => Object.keys(declared.properties));
  const known = [...places, ...before.map((each) => each.name)];
  return [
    ...(own.includes(name)
      ? [at('name', `The form has a field "${name}" already; call this one otherwise.`)]
      : []),
    ...(before.some((each) => each.name === name)
      ? [at('name', `Another field of this list is called "${name}" already.`)]
      : []),
    ...(['name', 'sentAs'] as const).flatMap((key) =>
      extra[key] in Object.prototype
        ? [at(key, `Every object of a program has a "${extra[key]}" already; take another name.`)]
        : [],
    ),
    ...(TAKEN[form].has(sentAs)
      ? [
          at(
            'sentAs',
            `The portal sends "${sentAs}" already, with a value of its own; name what the gateway expects beside it.`,
          ),
        ]
      : []),
    ...(before.some((each) => each.sentAs === sentAs)
      ? [at('sentAs', `Another field of this list is sent as "${sentAs}" already.`)]
      : []),
    ...(after === undefined || known.includes(after)
      ? []
      : [
          {
            ...at('after', `The form has no field "${after}" before this one.${didYouMean(after, known)}`),
            ...nearestValues(after, known),
          },
        ]),
  ];
}

function checkKind({ kind, options, minLength, maxLength, rules, ...extra }: ExtraField, at: At): Finding[] {
  const isTyped = kind === 'text' || kind === 'digits';
  const typed = { minLength, maxLength, rules, autocomplete: extra.autocomplete };
  const values = (options ?? []).map(({ value }) => value);
  return [
    ...(kind === 'choice' && options === undefined
      ? [at('kind', 'A choice needs options, for example [{ "value": "yes", "label": { "en": "Yes" } }].')]
      : []),
    ...(kind !== 'choice' && options !== undefined
      ? [at('options', `Options belong to the kind "choice", not to "${kind}".`)]
      : []),
    ...values.flatMap((value, index) =>
      values.indexOf(value) === index
        ? []
        : [at(`options/${index}/value`, `The option "${value}" stands here twice.`)],
    ),
    ...refuseTwinLabels(options ?? [], at),
    ...(rules?.includes('namePattern') && (kind === 'digits' || rules.includes('onlyDigits'))
      ? [at('rules', 'A name has no digits, and this field takes nothing else: nobody could fill it in.')]
      : []),
    ...Object.entries(typed).flatMap(([key, said]) =>
      said === undefined || isTyped
        ? []
        : [at(key, `Nothing is typed into a field of the kind "${kind}", so this has no meaning.`)],
    ),
    ...(minLength !== undefined && maxLength !== undefined && minLength > maxLength
      ? [at('minLength', `The least, ${minLength}, is more than the most, ${maxLength}.`)]
      : []),
  ];
}

/** Two options that are called the same in a language are one to whoever chooses. */
function refuseTwinLabels(options: readonly ExtraOption[], at: At): Finding[] {
  return options.flatMap(({ label }, index) =>
    Object.entries(label).flatMap(([language, text]) => {
      const isTwin = options.slice(0, index).some((each) => each.label[language]?.trim() === text.trim());
      return isTwin
        ? [at(`options/${index}/label/${language}`, `Another option is called "${text}" already.`)]
        : [];
    }),
  );
}
