import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { fileSchema } from '../../compiler/fileSchema.ts';
import { followRef, type SchemaNode, tenantSchema } from '../../compiler/tenantSchema.ts';

interface Option {
  readonly path: string;
  readonly node: SchemaNode & { readonly default?: unknown; readonly required?: readonly string[] };
}

/** Every option that the schema describes, by its path. */
function listOptions(node: SchemaNode, path = ''): Option[] {
  const target = followRef(node);
  const inner = (target.anyOf ?? []).filter((each) => followRef(each).type !== 'null');
  return [
    { path, node: { ...target, ...node } },
    ...Object.entries(target.properties ?? {}).flatMap(([key, each]) => listOptions(each, `${path}/${key}`)),
    ...(typeof target.additionalProperties === 'object'
      ? listOptions(target.additionalProperties, `${path}/*`)
      : []),
    ...(target.items ? listOptions(target.items, `${path}/0`) : []),
    ...inner.flatMap((each) => listOptions(each, path)),
  ];
}

interface Bounds {
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
}

/** Patterns that allow a few characters only, such as `^[a-z]{2}$`. */
const FIXED_LENGTH = /^\^#?\[[^\]]+\]\{[0-9,]+\}\$$/;

const options = listOptions(tenantSchema).filter(({ path }) => path !== '');
const paths = (found: readonly Option[]) => [...new Set(found.map(({ path }) => path))];

describe('the schema of tenant files', () => {
  it('describes every option, so that an editor can explain it', () => {
    const silent = options.filter(({ path, node }) => !/\/(?:\*|0)$/.test(path) && !node.description);
    expect(paths(silent)).toEqual([]);
  });

  it('has an example that fits for whatever is refused by its form', () => {
    const formsIn = (value: unknown): { pattern: string; examples?: unknown[]; default?: unknown }[] => {
      if (value === null || typeof value !== 'object') return [];
      const own = 'pattern' in value && typeof value.pattern === 'string' ? [value as never] : [];
      return [...own, ...Object.values(value).flatMap(formsIn)];
    };
    const forms = formsIn(fileSchema);
    expect(forms.length).toBeGreaterThan(30);
    const fits = (pattern: string, example: unknown) => new RegExp(pattern, 'u').test(String(example ?? ''));
    const helpless = forms.filter((form) => !fits(form.pattern, form.examples?.[0] ?? form.default));
    expect(helpless.map(({ pattern }) => pattern)).toEqual([]);
  });

  it('knows every key of every block', () => {
    const open = options.filter(({ node }) => node.properties && node.additionalProperties !== false);
    expect(paths(open)).toEqual([]);
  });

  it('bounds every text and number, so that no value is endless', () => {
    const endless = options.filter(({ node }) => {
      const { type, pattern, maxLength, maximum } = node as Bounds;
      const types = [type].flat();
      if (types.includes('string')) return maxLength === undefined && !FIXED_LENGTH.test(pattern ?? '');
      return types.some((each) => each === 'integer' || each === 'number') && maximum === undefined;
    });
    expect(paths(endless)).toEqual(['/$schema']);
  });

  it('has no other block with the two keys of a dated value', () => {
    const alike = options.filter(({ node }) =>
      ['from', 'value'].every((key) => node.properties && Object.hasOwn(node.properties, key)),
    );
    expect(paths(alike)).toEqual([]);
  });

  it('lets currency, money, features, links, the footer, banners, contact and words be dated', () => {
    const dated = options.filter(({ path, node }) => node['x-dated'] && !path.startsWith('/features/'));
    expect(paths(dated).sort()).toEqual([
      '/banners',
      '/contact',
      '/currency',
      '/features',
      '/footer',
      '/home/banners',
      '/links',
      '/money',
      '/words',
    ]);
  });

  it('gives editors examples that the schema itself accepts', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    ajv.addSchema(fileSchema as object, 'file');
    const wrong = listExamples(fileSchema as Example).filter(({ schema, example }) => {
      const whole = { ...schema, $defs: (fileSchema as { $defs?: object }).$defs };
      return !isComplete(example, schema) ? false : !ajv.validate(whole, structuredClone(example));
    });
    expect(wrong.map(({ example }) => JSON.stringify(example))).toEqual([]);
  });
});

interface Example {
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
}

function listExamples(node: Example): { schema: Example; example: unknown }[] {
  const own = Array.isArray(node.examples) ? node.examples.map((example) => ({ schema: node, example })) : [];
  const inner = Object.entries(node)
    .filter(
      ([key, value]) =>
        key !== 'examples' && key !== 'default' && value !== null && typeof value === 'object',
    )
    .flatMap(([, value]) => listExamples(value as Example));
  return [...own, ...inner];
}

/** Examples of large blocks show single keys only. */
function isComplete(example: unknown, { required = [] }: Example): boolean {
  return (
    example === null || typeof example !== 'object' || required.every((key) => Object.hasOwn(example, key))
  );
}
