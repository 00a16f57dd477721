import { readFileSync } from 'node:fs';

export interface Operation {
  readonly operationId: string;
  /** Codes of the error catalogue that the call can raise. */
  readonly 'x-error-codes': readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly in?: string;
    readonly name?: string;
    readonly required?: boolean;
    readonly schema?: object;
  }[];
  readonly requestBody?: object;
}

/** One call of a document. */
export interface Call {
  readonly method: string;
  /** As in the document, `/users/{user}`. */
  readonly path: string;
  readonly operation: Operation;
}

/** An OpenAPI 3.1 document of `schemas/`. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** @param name file in `schemas/` */
export function readDocument(name: 'gateway.openapi.json' | 'app-backend.openapi.json'): Document {
  return JSON.parse(readFileSync(new URL(`../../schemas/${name}`, import.meta.url), 'utf8'));
}

/** Every call of a document, in its order. */
export function callsOf(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** `/cards/{ref}-{card}` as a route: a two-part identifier is one segment, split by the gateway. */
export function routeOf(path: string): string {
  return path
    .replace(/\{(?:ref|a)\}-\{(?:card|b)\}|\{id\}/g, ':pair')
    .replace(/\{(?:user|email)\}/g, ':user')
    .replace(/\{(\w+)\}/g, ':$1');
}
