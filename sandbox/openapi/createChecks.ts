import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Call, Document } from './document.ts';

/** Problems found, as `/place what is wrong`; none means that it fits. */
export interface Checks {
  /** Fills defaults and turns text into numbers, in place. */
  query(call: Call, query: unknown): string[];
  body(call: Call, body: unknown): string[];
  answer(call: Call, answer: unknown): string[];
}

const FORMATS = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: (text: string) => URL.canParse(text),
};

/**
 * Checks requests and answers against the document itself. An own 40 lines: what generates routes from a document
 * serializes answers instead of checking them.
 */
export function createChecks(document: Document): Checks {
  const options = { strict: false, allErrors: true, formats: FORMATS };
  // Text in a query becomes a number; an answer must be right as it is.
  const requests = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
  const bodies = new Ajv2020(options);
  requests.addSchema(document, 'api');
  bodies.addSchema(document, 'api');
  const queries = new Map<Call, ValidateFunction>();
  const found = (check: ValidateFunction | undefined, value: unknown): string[] =>
    check === undefined || check(value) ? [] : (check.errors ?? []).map(problemOf);

  return {
    query(call, query) {
      let check = queries.get(call);
      if (!check) {
        check = requests.compile(querySchema(call));
        queries.set(call, check);
      }
      return found(check, query);
    },
    body: (call, body) => found(bodies.getSchema(pointer(call, 'requestBody')), body),
    answer: (call, answer) => found(bodies.getSchema(pointer(call, 'responses', '200')), answer),
  };
}

function querySchema({ operation }: Call): object {
  const own = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

function pointer(call: Call, ...parts: string[]): string {
  const all = [
    'paths',
    call.path,
    call.method.toLowerCase(),
    ...parts,
    'content',
    'application/json',
    'schema',
  ];
  return `api#/${all.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

function problemOf({ instancePath, message, params }: ErrorObject): string {
  const extra = params.missingProperty ?? params.additionalProperty;
  return `${instancePath || '/'} ${message ?? 'is wrong'}${extra && !message?.includes(extra) ? ` (${extra})` : ''}`;
}
