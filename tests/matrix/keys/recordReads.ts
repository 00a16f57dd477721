/** The same value, and every place in it that has been read (a JSON pointer for each). */
export function recordReads<Value extends object>(
  value: Value,
): {
  readonly value: Value;
  readonly reads: ReadonlySet<string>;
} {
  const reads = new Set<string>();
  const watch = (node: unknown, pointer: string): unknown => {
    if (node === null || typeof node !== 'object') return node;
    const placeOf = (key: string) => `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    // A copy whose members are watched already: whoever freezes it finds what was there (the rules of Proxy).
    const copy: object = Array.isArray(node)
      ? node.map((member, index) => watch(member, placeOf(String(index))))
      : Object.fromEntries(Object.entries(node).map(([key, member]) => [key, watch(member, placeOf(key))]));
    return new Proxy(copy, {
      get(target, key, receiver) {
        if (typeof key === 'string' && Object.hasOwn(target, key)) reads.add(placeOf(key));
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  };
  return { value: watch(value, '') as Value, reads };
}
