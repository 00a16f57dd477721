/** Answers of the gateway made from its document: right ones, and each way in which one place of them can be wrong. */
import { readFileSync } from 'node:fs';

interface Schema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly format?: string;
}

interface Responses {
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  };
}

const gateway = JSON.parse(readFileSync('schemas/gateway.openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Responses & { operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** Every operation of the document, with the schema of the data that it answers. */
export const ANSWERS: ReadonlyMap<string, Schema> = new Map(
  Object.values(gateway.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, responses }) => {
      const { properties } = resolve(responses[200].content['application/json'].schema);
      if (!properties?.data) throw new Error(`${operationId} answers no data.`);
      return [operationId, properties.data];
    }),
);

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve(gateway.components.schemas[name] ?? {});
}

/** Values of fields by name, where a call holds its answer to what was asked for. */
export type Known = Readonly<Record<string, unknown>>;

/** Data as the schema wants them. @param isFull with all that may be left out */
export function sampleOf(schema: Schema, known: Known, isFull: boolean): unknown {
  const { type, properties = {}, required = [], items, format } = resolve(schema);
  switch (type) {
    case 'object': {
      const names = Object.keys(properties).filter((name) => isFull || required.includes(name));
      return Object.fromEntries(
        names.map((name) => [name, known[name] ?? sampleOf(properties[name] ?? {}, known, isFull)]),
      );
    }
    case 'array':
      return [sampleOf(items ?? {}, known, isFull)];
    case 'integer':
      return 4200;
    case 'boolean':
      return true;
    default:
      return format?.startsWith('date')
        ? '2026-03-05T00:00:00Z'
        : format === 'uri'
          ? 'https://x.example/'
          : 'T1';
  }
}

/** One place of an answer, as keys from its data on. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly isRequired: boolean;
  readonly type: Schema['type'];
}

/** Every place below the data that a full sample has. */
export function placesOf(schema: Schema, path: Place['path'] = []): Place[] {
  const { type, properties = {}, required = [], items } = resolve(schema);
  if (type === 'array' && items) {
    const inner = [...path, 0];
    return [{ path: inner, isRequired: true, type: resolve(items).type }, ...placesOf(items, inner)];
  }
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = [...path, name];
    const isRequired = required.includes(name);
    return [{ path: inner, isRequired, type: resolve(field).type }, ...placesOf(field, inner)];
  });
}

/** Stands for a field that is not there. */
export const MISSING = Symbol('missing');

const OF_EACH_TYPE: readonly (readonly [type: string, value: unknown])[] = [
  ['object', {}],
  ['array', []],
  ['array', [null]],
  ['string', 'text'],
  ['integer', 7],
  ['boolean', true],
];

/** Values that are wrong in that place. */
export function wrongValues({ type, isRequired, path }: Place): readonly unknown[] {
  const absent = isRequired ? [null, ...(typeof path.at(-1) === 'string' ? [MISSING] : [])] : [];
  return [...absent, ...OF_EACH_TYPE.filter(([own]) => own !== type).map(([, value]) => value)];
}

/** A copy with another value in one place. */
export function withValue(data: unknown, path: Place['path'], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
  const holder = copy as Record<string | number, unknown>;
  if (rest.length === 0 && value === MISSING) delete holder[key];
  else holder[key] = withValue(holder[key], rest, value);
  return copy;
}
