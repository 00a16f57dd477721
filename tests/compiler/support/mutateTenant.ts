// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import fc from 'fast-check';

/** A tenant file with one thing changed, and where. */
export interface Mutant {
  readonly kind: string;
  readonly value: unknown;
  /** Where the change is: of a key that was taken out or renamed, its new or former place. */
  readonly pointer: string;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const HOSTILE = [
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,<script>alert(1)</script>',
  'https://user:secret@evil.example',
  'http://evil.example',
  '__proto__',
  'constructor',
  'red;}body{background:url(//evil)',
  '</script><script>alert(1)</script>',
  '^(a+)+$',
  "GTM-X');alert(1)//",
  '${HOME}',
  '${',
  '../../etc/passwd',
  '',
  ' ',
  '\u202egnp.exe',
  '\u0000',
  '\ud800',
  'a'.repeat(10_000),
  '0001-01-01',
  'on',
  'zz',
  '=HYPERLINK("http://evil")',
];

const ODD_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  0.1,
  1e9,
  1e308,
  '',
  [],
  {},
  [null],
  [[]],
  [{ from: '2020-01-01', value: 'on' }],
  [{ from: '2020-01-01', value: {} }],
  [{ from: '2999-01-01', value: null }],
];

interface Place {
  readonly parent: { [key: string]: Json } | Json[];
  readonly key: string;
  readonly pointer: string;
}

function listPlaces(node: Json, pointer = ''): Place[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, member]) => {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [{ parent: node as Place['parent'], key, pointer: place }, ...listPlaces(member, place)];
  });
}

/** Changes the place in its own copy of the file. @returns pointer of the change */
type Change = (place: Place, pick: number) => string;

const put =
  (values: readonly Json[]): Change =>
  ({ parent, key, pointer }, pick) => {
    (parent as { [key: string]: Json })[key] = structuredClone(values[pick % values.length] ?? null);
    return pointer;
  };

const CHANGES: Readonly<Record<string, Change>> = {
  delete({ parent, key, pointer }) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return pointer;
  },
  rename({ parent, key, pointer }, pick) {
    if (Array.isArray(parent)) return pointer;
    const at = pick % (key.length + 1);
    const name = `${key.slice(0, at)}x${key.slice(at)}`;
    // Rebuilt, so that the renamed key stands where the old one stood.
    const members = Object.entries(parent);
    for (const each of Object.keys(parent)) delete parent[each];
    for (const [each, value] of members) parent[each === key ? name : each] = value;
    return pointer.slice(0, pointer.lastIndexOf('/') + 1) + name.replaceAll('~', '~0').replaceAll('/', '~1');
  },
  'odd value': put(ODD_VALUES),
  'hostile text': put(HOSTILE),
  double({ parent, key, pointer }) {
    const value = (parent as { [key: string]: Json })[key] ?? null;
    (parent as { [key: string]: Json })[key] = [structuredClone(value), structuredClone(value)];
    return pointer;
  },
  swap({ parent, key, pointer }, pick) {
    const keys = Object.keys(parent);
    const other = keys[pick % keys.length] ?? key;
    const object = parent as { [key: string]: Json };
    [object[key], object[other]] = [object[other] ?? null, object[key] ?? null];
    return pointer;
  },
};

/** Mutants of some tenant files; seeded by fast-check, so each run makes the same ones. */
export function aMutant(files: readonly Json[]): fc.Arbitrary<Mutant> {
  return fc
    .record({
      file: fc.constantFrom(...files),
      kind: fc.constantFrom(...Object.keys(CHANGES)),
      place: fc.nat(),
      pick: fc.nat(),
    })
    .map(({ file, kind, place, pick }) => {
      const value = structuredClone(file);
      const places = listPlaces(value);
      const chosen = places[place % places.length];
      const pointer = chosen ? (CHANGES[kind]?.(chosen, pick) ?? '') : '';
      return { kind, value, pointer };
    });
}
