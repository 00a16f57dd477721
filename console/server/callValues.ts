/** Values of calls, read once where they enter. */

/** As the schema has codes: nothing that could lead out of the folder. */
const CODE = /^[a-z]{2,12}$/;

export function isCode(code: string | null): code is string {
  return code !== null && CODE.test(code);
}

/** A text of a body or an address; null where there is none. */
export function readBody(body: unknown, key: string): string | null {
  const value =
    body !== null && typeof body === 'object' ? Object.getOwnPropertyDescriptor(body, key)?.value : null;
  return typeof value === 'string' ? value : null;
}

/** A whole number from 0 on; null where there is none. */
export function readOffset(body: unknown, key: string): number | null {
  const value =
    body !== null && typeof body === 'object' ? Object.getOwnPropertyDescriptor(body, key)?.value : null;
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}
