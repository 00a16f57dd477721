// Over 250 lines: a table of what is joined and one of what is refused, a row each.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import type { Groups } from '../../compiler/groupFiles.ts';
import { groupSchema } from '../../compiler/groups/groupSchema.ts';
import { compileText, placeOf, problemsOf, TENANT_TEXT } from './support/compileText.ts';
import { runTenant } from './support/runTenant.ts';

const TENANT: Readonly<Record<string, unknown>> = JSON.parse(TENANT_TEXT);

function groupsOf(text: string | null, name = 'north'): Groups {
  const content =
    text === null
      ? ({ ok: false, reason: 'This is no regular file.' } as const)
      : ({ ok: true, bytes: Buffer.from(text) } as const);
  return new Map([[name, { name, file: `groups/${name}.json`, content }]]);
}

/** A tenant file that extends `north`, with some options changed; undefined leaves one out. */
function tenantText(options: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...TENANT, extends: 'north', ...options }, null, 2);
}

function compileBoth(
  shared: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): CompiledTenant {
  const result = compileText(tenantText(own), { groups: groupsOf(JSON.stringify(shared)) });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('a tenant file that extends a group', () => {
  it.each<
    [rule: string, shared: object, own: object, pick: (tenant: CompiledTenant) => unknown, found: unknown]
  >([
    [
      'what it says nothing of',
      { limits: { idleMinutes: 7 } },
      {},
      ({ written }) => written.limits.idleMinutes,
      7,
    ],
    [
      'a value that is required',
      { timeZone: 'Europe/Riga' },
      { timeZone: undefined },
      ({ written }) => written.timeZone,
      'Europe/Riga',
    ],
    [
      'no value that it gives itself',
      { limits: { idleMinutes: 7 } },
      { limits: { idleMinutes: 9 } },
      ({ written }) => written.limits.idleMinutes,
      9,
    ],
    [
      'the other keys of a block that both have',
      { links: { faq: '/shared', accessibility: 'https://www.sorvia.example/t' } },
      { links: { ...(TENANT.links as object), faq: '/own' } },
      ({ written: { links } }) => [links.faq, links.accessibility],
      ['/own', 'https://www.sorvia.example/t'],
    ],
    [
      'no entry of a list that both have',
      { navigation: { hideRules: [{ item: 'contactUs', screens: ['home'], category: 'gift-only' }] } },
      { navigation: { hideRules: [] } },
      ({ written }) => written.navigation.hideRules,
      [],
    ],
    [
      'no value of another day',
      { features: [{ from: '2027-01-01', value: { balances: 'off' } }] },
      { features: { cardAcceptance: 'on' } },
      ({ changesAt }) => changesAt,
      null,
    ],
    [
      'nothing where it says null',
      { currency: TENANT.currency as object },
      { currency: { code: 'EUR', symbol: '€', secondary: null } },
      ({ tenant }) => tenant.currency.secondary,
      null,
    ],
    [
      'null over what is usual',
      { address: { defaultCountry: null } },
      {},
      ({ written }) => written.address.defaultCountry,
      null,
    ],
  ])('has of it %s', (_, shared, own, pick, found) => {
    expect(pick(compileBoth({ ...shared }, { ...own }))).toEqual(found);
  });

  it('is otherwise the tenant that one file makes, and tells no browser of its group', () => {
    const { currency, theme, stores, ...own } = TENANT;
    const alone = compileText(TENANT_TEXT) as CompiledTenant;
    const both = compileText(JSON.stringify({ ...own, extends: 'north' }), {
      groups: groupsOf(JSON.stringify({ $schema: '../x.json', currency, theme, stores })),
    }) as CompiledTenant;
    expect(both.publicTenant).toEqual(alone.publicTenant);
    expect(JSON.stringify(both.publicTenant)).not.toContain('north');
  });

  it('is the same tenant with a group that says nothing', () => {
    expect(compileBoth({}, {}).publicTenant).toEqual(
      (compileText(TENANT_TEXT) as CompiledTenant).publicTenant,
    );
  });
});

interface Refusal {
  readonly name: string;
  /** Null is no regular file. */
  readonly shared: string | null;
  readonly own?: Readonly<Record<string, unknown>>;
  /** In which file, and at which piece of its text. */
  readonly file: 'groups/north.json' | 'xx.json';
  readonly at: string;
  readonly pointer: string;
  readonly message: RegExp;
}

const IN_GROUP = 'groups/north.json';

const refusals: readonly Refusal[] = [
  {
    name: 'an unknown key of the group',
    shared: '{\n  "card": { "showExpirry": true }\n}',
    file: IN_GROUP,
    at: '"showExpirry"',
    pointer: '/card/showExpirry',
    message: /^The key "showExpirry" is not known here\. Did you mean "showExpiry"\?$/,
  },
  {
    name: 'a value of the wrong type in the group',
    shared: '{\n  "limits": { "idleMinutes": "7" }\n}',
    file: IN_GROUP,
    at: '"7"',
    pointer: '/limits/idleMinutes',
    message: /^"7" is a text; a whole number is expected\.$/,
  },
  ...(
    [
      ['code', '"yy"', /the name of one tenant\. Write it into each tenant file\.$/],
      ['identifier', '"tenant:yy"', /the app backend tells tenants apart by it/],
      ['name', '"North"', /it is what one tenant is called/],
      ['status', '"live"', /each tenant goes live by itself/],
      ['inherited', 'null', /what one new tenant has copied/],
      ['hosts', '{}', /a host name belongs to one tenant/],
      ['connections', '{}', /credentials and addresses belong to one tenant/],
      ['extends', '"south"', /a group extends no other group\. Write what they share into both\.$/],
    ] as const
  ).map(
    ([key, value, message]): Refusal => ({
      name: `"${key}" in the group`,
      shared: `{\n  "languages": ["en"],\n  "${key}": ${value}\n}`,
      file: IN_GROUP,
      at: `"${key}"`,
      pointer: `/${key}`,
      message,
    }),
  ),
  {
    name: 'a group that is no JSON',
    shared: '{\n  "limits": 5,\n}',
    file: IN_GROUP,
    at: '}',
    pointer: '',
    message: /comma/,
  },
  {
    name: 'a key that stands twice in the group',
    shared: '{\n  "limits": {},\n  "limits" : {}\n}',
    file: IN_GROUP,
    at: '"limits" :',
    pointer: '/limits',
    message: /given twice/,
  },
  {
    name: 'a group that is no regular file',
    shared: null,
    file: IN_GROUP,
    at: '',
    pointer: '',
    message: /^This is no regular file\.$/,
  },
  {
    name: 'a value of the group that is wrong in this tenant',
    shared: '{\n  "session": {\n    "startScreen": "acountHome"\n  }\n}',
    file: IN_GROUP,
    at: '"acountHome"',
    pointer: '/session/startScreen',
    message: /acountHome.*Did you mean "accountHome"\?/,
  },
  {
    name: 'a key that a block of the group alone lacks',
    shared: '{\n  "theme": {\n    "brandName": "Sorvia", "brand": "#0C7A5B" }\n}',
    own: { theme: undefined },
    file: IN_GROUP,
    at: '{\n    "brandName"',
    pointer: '/theme/accent',
    message: /^The key "accent" is missing\.$/,
  },
  {
    name: 'a value of the tenant’s own in a block that both have',
    shared: '{ "session": { "startScreen": "home" } }',
    own: { session: { startScreen: 'acountHome' } },
    file: 'xx.json',
    at: '"acountHome"',
    pointer: '/session/startScreen',
    message: /acountHome/,
  },
  {
    name: 'an entry of a list that takes the place of the group’s',
    shared:
      '{ "navigation": { "hideRules": [{ "item": "contactUs", "screens": ["home"], "category": "gift-only" }] } }',
    own: { navigation: { hideRules: [{ item: 'contactUs', screens: ['nowhere'], category: 'gift-only' }] } },
    file: 'xx.json',
    at: '"nowhere"',
    pointer: '/navigation/hideRules/0/screens/0',
    message: /nowhere/,
  },
  {
    name: 'a key that an entry of such a list lacks',
    shared:
      '{ "navigation": { "hideRules": [{ "item": "contactUs", "screens": ["home"], "category": "gift-only" }] } }',
    own: { navigation: { hideRules: [{ item: 'contactUs', screens: ['home'] }] } },
    file: 'xx.json',
    at: '{\n        "item"',
    pointer: '/navigation/hideRules/0/category',
    message: /^The key "category" is missing\.$/,
  },
  {
    name: 'a key that neither has',
    shared: '{}',
    own: { timeZone: undefined },
    file: 'xx.json',
    at: '{',
    pointer: '/timeZone',
    message: /^The key "timeZone" is missing\.$/,
  },
  {
    name: 'a group that is not there, with the names of those that are',
    shared: '{}',
    own: { extends: 'nort' },
    file: 'xx.json',
    at: '"nort"',
    pointer: '/extends',
    message: /^There is no group "nort" in groups\/; there are north\. Did you mean "north"\?$/,
  },
];

describe('refused, in the file and at the place that is at fault, is', () => {
  it.each(refusals)('$name [CFG-49]', ({ shared, own = {}, file, at, pointer, message }) => {
    const text = tenantText(own);
    const problems = problemsOf(text, { groups: groupsOf(shared) });
    const place = placeOf(file === IN_GROUP ? (shared ?? '') : text, at);
    expect(problems).toEqual([
      expect.objectContaining({ file, ...place, pointer, message: expect.stringMatching(message) }),
    ]);
  });

  it('a group where there is none at all', () => {
    expect(problemsOf(tenantText({}))[0]?.message).toBe(
      'There is no group "north" in groups/; there is none.',
    );
  });
});

it('lets a group hold every section but those of one tenant alone', () => {
  const sections = Object.keys(groupSchema.properties ?? {});
  expect(sections).toContain('theme');
  expect(sections.filter((key) => key === 'hosts' || key === 'connections')).toEqual([]);
});

describe('the command', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenants-'));
    await cp('tenant-config', folder, { recursive: true });
    await mkdir(join(folder, 'groups'));
    for (const code of ['pl', 'ro']) await changeFile(`${code}.json`, '{', '{\n  "extends": "north",');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const group = () => join(folder, 'groups', 'north.json');
  async function changeFile(name: string, from: string, to: string): Promise<void> {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(path, text.replace(from, to));
  }

  it('validate tells a problem of a group once, with the tenants that have it [CFG-49]', async () => {
    await writeFile(group(), '{\n  "session": { "startScreen": "acountHome" }\n}');
    const { code, errors } = await runTenant(folder, ['validate']);
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/groups\/north\.json:2:31 \/session\/startScreen .* It concerns pl, ro\.$/);
    expect((await runTenant(folder, ['validate', group()])).errors).toEqual(errors);
    expect((await runTenant(folder, ['validate', join(folder, 'bg.json')])).code).toBe(0);
    const named = await runTenant(folder, ['validate', join(folder, 'pl.json')]);
    expect(named.errors).toEqual([expect.stringMatching(/groups\/north\.json:2:31 .* It concerns pl\.$/)]);
  });

  it('validate tells what is wrong with a group that nobody extends', async () => {
    await writeFile(group(), '{}');
    await writeFile(join(folder, 'groups', 'south.json'), '{ "hosts": {} }');
    const { code, errors } = await runTenant(folder, ['validate']);
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/groups\/south\.json:1:3 \/hosts "hosts" cannot stand in a group/),
    ]);
  });

  it('validate counts groups among what it has checked', async () => {
    await writeFile(group(), '{ "limits": { "idleMinutes": 7 } }');
    expect((await runTenant(folder, ['validate'])).out[0]).toMatch(
      /3 tenant files \(bg, pl, ro\), 1 group file \(north\)/,
    );
    expect((await runTenant(folder, ['validate', group()])).out[0]).toMatch(
      /^Checked 1 group file \(north\)/,
    );
    expect((await runTenant(folder, ['validate', join(folder, 'groups', 'no.json')])).code).toBe(2);
  });

  it('diff compares what both files say', async () => {
    await writeFile(group(), '{ "limits": { "idleMinutes": 7 } }');
    await cp(join(folder, 'pl.json'), join(folder, 'before', 'pl.json'));
    await cp(join(folder, 'groups'), join(folder, 'before', 'groups'), { recursive: true });
    await writeFile(group(), '{ "limits": { "idleMinutes": 8 } }');
    const { out } = await runTenant(folder, ['diff', join(folder, 'before', 'pl.json'), 'pl', '--json']);
    expect(JSON.parse(out.join(''))).toEqual([
      expect.objectContaining({ pointer: '/limits/idleMinutes', before: 7, after: 8 }),
    ]);
  });

  it('new copies the file and goes on extending its group', async () => {
    const { theme, ...rest } = JSON.parse(await readFile(join(folder, 'pl.json'), 'utf8'));
    await writeFile(group(), JSON.stringify({ theme }));
    await writeFile(join(folder, 'pl.json'), JSON.stringify(rest, null, 2));
    expect((await runTenant(folder, ['new', 'xx', '--from', 'pl'])).errors).toEqual([]);
    const copy = JSON.parse(await readFile(join(folder, 'xx.json'), 'utf8'));
    expect(copy).toMatchObject({ code: 'xx', extends: 'north', status: 'draft' });
    expect(copy.theme).toBeUndefined();
    expect(Object.keys(copy.inherited.unconfirmed).filter((each) => each.startsWith('/theme'))).toEqual([]);
    expect((await runTenant(folder, ['validate'])).code).toBe(0);
  });
  it('explain names the group, and in full what comes from where', async () => {
    await writeFile(group(), '{ "limits": { "idleMinutes": 7 }, "theme": { "brand": "#0C7A5B" } }');
    await changeFile('pl.json', '"brand": "#2A48E8",', '');
    const short = (await runTenant(folder, ['explain', 'pl'])).out.join('\n');
    expect(short).toMatch(/Group +north\n/);
    expect(short).not.toContain('Where values come from');
    const { out } = await runTenant(folder, ['explain', 'pl', '--json']);
    const { origins } = JSON.parse(out.join(''));
    expect(origins.group).toEqual({ file: group(), options: ['limits', 'theme.brand'] });
    expect(origins.file.file).toBe(join(folder, 'pl.json'));
    expect(origins.file.options).toEqual(expect.arrayContaining(['extends', 'theme.accent', 'connections']));
    expect(origins.defaults).toEqual(expect.arrayContaining(['money', 'theme.logo']));
    const full = (await runTenant(folder, ['explain', 'pl', '--full'])).out.join('\n');
    expect(full).toMatch(/Where values come from\n[\s\S]*north\.json\s+limits, theme\.brand\n/);
  });

  it('migrate looks at groups as well', async () => {
    await writeFile(group(), '{}');
    expect((await runTenant(folder, ['migrate'])).out).toEqual([
      '4 files looked at: no key has a successor.',
    ]);
  });
});
