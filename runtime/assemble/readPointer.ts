/** What a JSON pointer leads to (RFC 6901); undefined where it leads nowhere. */
export function readPointer(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const isThere = node !== null && typeof node === 'object' && Object.hasOwn(node, key);
      return isThere ? (node as Readonly<Record<string, unknown>>)[key] : undefined;
    }, value);
}
