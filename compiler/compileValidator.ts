import { Ajv, type KeywordCxt, type ValidateFunction } from 'ajv';
import { _, type Code as CodeParts, stringify } from 'ajv/dist/compile/codegen/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import type { AssembledForm } from '../runtime/assemble/form.ts';
import { fieldRules } from '../runtime/format/fieldRules.ts';

/** What compiled code asks its `require` for: our own rules, and ajv's count of characters. */
export const RULES_MODULE = 'portal/rules';

/** ajv's export is the function in one module system and a namespace around it in the other. */
const generate: typeof standalone =
  (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

function createCompiler(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    code: { source: true, lines: false },
  });
  ajv.addVocabulary(['x-rule']);
  for (const [keyword, rule] of Object.entries(fieldRules)) {
    ajv.addKeyword({
      keyword,
      type: keyword === 'chosenFirst' ? 'object' : 'string',
      // A rule of the whole form says itself which field it is about.
      ...(keyword === 'chosenFirst' && { error: { message: keyword, params: paramsOfForm } }),
      // Code, not a function: the compiled text names the rule and stands alone (stack, section 2).
      code(context: KeywordCxt) {
        const { gen, data, schema, it } = context;
        const code = _`require(${RULES_MODULE})[${keyword}]`;
        const call = gen.scopeValue('func', { key: rule, ref: rule, code });
        context.fail(_`!${call}(${data}, ${stringify(schema)}, ${it.parentData})`);
      },
    });
  }
  return ajv;
}

function paramsOfForm({ schema, parentSchema }: KeywordErrorCxt): CodeParts {
  return _`{field: ${(schema as { field: string }).field}, rule: ${parentSchema?.['x-rule']}}`;
}

/** The validator of one form as Node runs it: for pages that are drawn beforehand. */
export function createValidator({ schema }: AssembledForm): ValidateFunction {
  return createCompiler().compile(schema);
}

/**
 * The text of an ES module for one form: `form` (its name and fields) and `create`, which gives the validator
 * once it has the functions that the text asks for. Nothing in it is evaluated from a string, so the content
 * security policy holds (design, "Forms").
 */
export function compileValidator({ name, fields, schema }: AssembledForm): string {
  const ajv = createCompiler();
  const code = generate(ajv, ajv.compile(schema)).replace(/^"use strict";/, '');
  return [
    `export const form=${JSON.stringify({ name, fields })};`,
    `export function create(require){const module={exports:{}};${code}\nreturn module.exports}`,
    '',
  ].join('\n');
}
