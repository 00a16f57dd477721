import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt, type Options, stringify } from 'ajv';
import type { AssembledForm } from '../runtime/assemble/form.ts';
import { fieldRules } from '../runtime/format/fieldRules.ts';
import { declaredRules } from './formSources.ts';

/** What compiled code asks its `require` for: our own constraints, and ajv's count of characters. */
const RULES_MODULE = 'portal/rules';

const VALIDATOR_OPTIONS: Options = {
  strict: true,
  allErrors: true,
  // Messages are the portal's own words, by the name of the rule.
  messages: false,
  verbose: false,
  // Whether a keyword may have its value is asked by strict mode; the schema of schemas, compiled anew for each form,
  // took longer than all the rest. Tests hold every form to it.
  validateSchema: false,
  meta: false,
  code: { lines: false },
};

/** A constraint that JSON schema has no keyword for. Code, not a function: the text names it, and stands alone. */
function constraintKeyword(keyword: string, rule: unknown): CodeKeywordDefinition {
  return {
    keyword,
    type: keyword === 'chosenFirst' ? 'object' : 'string',
    code(context: KeywordCxt) {
      const { gen, data, schema, it } = context;
      const code = _`require(${RULES_MODULE})[${keyword}]`;
      const call = gen.scopeValue('func', { key: rule, ref: rule, code });
      context.fail(_`!${call}(${data}, ${stringify(schema)}, ${it.parentData})`);
    },
  };
}

interface RuleOfForm {
  readonly chosenFirst?: { readonly field: string };
  readonly 'x-about'?: string;
}

/** A rule: what breaks its constraint, however many keywords that has, is one error by the rule's name. */
function ruleKeyword(keyword: string): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: 'object',
    trackErrors: true,
    code(context: KeywordCxt) {
      const valid = context.gen.name('valid');
      context.subschema({ keyword, compositeRule: true, createErrors: false, allErrors: false }, valid);
      context.pass(valid, () => {
        context.reset();
        context.error();
      });
    },
    // A rule of the whole form says itself which field it is about.
    error: {
      message: keyword,
      params: ({ schema }) => {
        const { chosenFirst, 'x-about': about } = schema as RuleOfForm;
        const field = chosenFirst?.field ?? about;
        return field === undefined ? _`{}` : _`{field: ${field}}`;
      },
    },
  };
}

function addRules(ajv: Ajv): Ajv {
  ajv.addVocabulary(['x-about']);
  for (const [name, rule] of Object.entries(fieldRules)) ajv.addKeyword(constraintKeyword(name, rule));
  for (const name of new Set(Object.values(declaredRules).map((rule) => rule['x-rule']))) {
    // `minLength` is a keyword of JSON schema, and `required` one of whole forms.
    if (!ajv.getKeyword(name)) ajv.addKeyword(ruleKeyword(name));
  }
  return ajv;
}

/**
 * What a form's code comes from beside the form: goes into the names of the files that hold it, since a mended keyword or
 * another version of a library may make other code.
 */
export const COMPILER: readonly string[] = [
  'ajv 8.20.0',
  '@rjsf/validator-ajv8 6.11.1',
  JSON.stringify(VALIDATOR_OPTIONS),
  ...[RULES_MODULE, constraintKeyword, ruleKeyword, addRules, compileValidator].map(String),
];

/** The validators of one form as Node runs them: for pages that are prerendered. */
export function createValidators({ schema }: AssembledForm): ValidatorFunctions {
  const ajv = createAjvInstance(undefined, undefined, VALIDATOR_OPTIONS, false, undefined, addRules);
  return { [schema.$id]: ajv.compile(schema) };
}

/**
 * The text of an ES module for one form: `form` (its name and fields), its `schema`, and `create`, which gives the
 * validators of the schema once it has the functions that the text asks for. Nothing in it is evaluated from a string,
 * so the content security policy holds.
 */
export function compileValidator({ name, fields, schema }: AssembledForm): string {
  const code = compileSchemaValidatorsCode(schema, {
    ajvOptionsOverrides: VALIDATOR_OPTIONS,
    ajvFormatOptions: false,
    extenderFn: addRules,
  }).replace(/^"use strict";/, '');
  return [
    `export const form=${JSON.stringify({ name, fields })};`,
    `export const schema=${JSON.stringify(schema)};`,
    `export function create(require){const exports={};${code}\nreturn exports}`,
    '',
  ].join('\n');
}
