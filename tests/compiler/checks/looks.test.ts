/** Pictures and colours of a theme, and what a connection names: each is refused with its place, and what would do. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { checkConnections } from '../../../compiler/checks/checkConnections.ts';
import { checkContrast } from '../../../compiler/checks/checkContrast.ts';
import { checkPictures } from '../../../compiler/checks/checkPictures.ts';
import { checkTags } from '../../../compiler/checks/checkTags.ts';
import { makePicture } from '../../../compiler/pictures.ts';
import { findingsOf, replacedBy } from '../support/findingsOf.ts';

const bytes = (text: string, length = text.length) => Buffer.alloc(length, text, 'latin1');
const picturesOf = (files: Readonly<Record<string, Uint8Array>>) =>
  new Map(Object.entries(files).map(([name, content]) => [name, makePicture(name, content)]));

describe('a picture of a theme', () => {
  const of = (files: Readonly<Record<string, Uint8Array>>, name: string) =>
    findingsOf(
      checkPictures,
      { code: 'bg', theme: { logo: { file: name } } },
      { pictures: picturesOf(files) },
    );
  const refused = (message: string, ...mends: readonly object[]) => [
    {
      pointer: '/theme/logo/file',
      rule: 'picture',
      message,
      ...(mends.length > 0 && { mends }),
    },
  ];

  it.each<[string, string]>([
    ['a.svg', '<svg>'],
    ['a.svg', `<?xml version="1.0"?>\n<svg xmlns="a">`],
    ['a.svg', `${' '.repeat(1000)}<svg `],
    ['a.png', '\x89PNG\r\n'],
    ['a.jpg', '\xff\xd8\xff\xe0'],
    ['a.webp', 'RIFF1234WEBPVP8'],
    ['a.webp', 'RIFF\n\n\n\nWEBPVP8'],
    ['a.avif', '\x00\x00\x00\x1cftypavif'],
    ['a.avif', '\n\x00\x00\x1cftypavis'],
    ['a.b.png', '\x89PNG'],
  ])('%s may begin with %j', (name, start) => expect(of({ [name]: bytes(start) }, name)).toEqual([]));

  it.each<[string, string]>([
    ['a.svg', '<svga>'],
    ['a.svg', `${' '.repeat(1001)}<svg `],
    ['a.png', ' \x89PNG'],
    ['a.png', 'PNG'],
    ['a.jpg', ' \xff\xd8\xff'],
    ['a.jpg', '\xff\xd8'],
    ['a.webp', ' RIFF1234WEBP'],
    ['a.webp', 'RIFF123WEBP'],
    ['a.avif', '\x00\x00\x00\x1cftypavix'],
    ['a.avif', '\x00\x00\x00\x00\x1cftypavif'],
    ['a.gif', 'GIF89a'],
  ])('%s does not begin with %j', (name, start) => {
    const kind = name.slice(2).toUpperCase();
    expect(of({ [name]: bytes(start) }, name)).toEqual(
      refused(`The content of "${name}" is not what its ending says: no ${kind}.`),
    );
  });

  it('is there', () => {
    expect(of({}, 'logo.svg')).toEqual(
      refused('There is no picture "logo.svg" in tenant-config/assets/bg/. There are none.'),
    );
    expect(of({ 'cards.png': bytes('a'), 'x.png': bytes('a') }, 'logo.svg')).toEqual(
      refused('There is no picture "logo.svg" in tenant-config/assets/bg/. There are cards.png, x.png.'),
    );
    expect(of({ 'logos.svg': bytes('a') }, 'logo.svg')).toEqual(
      refused(
        'There is no picture "logo.svg" in tenant-config/assets/bg/. There are logos.svg. Did you mean "logos.svg"?',
        replacedBy('logos.svg', true),
      ),
    );
    expect(findingsOf(checkPictures, { code: 'bg', theme: { cards: { virtual: 'a.png' } } })).toEqual([
      {
        pointer: '/theme/cards/virtual',
        rule: 'picture',
        message: 'There is no picture "a.png" in tenant-config/assets/bg/. There are none.',
      },
    ]);
  });

  it('weighs at most what a phone takes', () => {
    expect(of({ 'a.png': bytes('\x89PNG', 200_000) }, 'a.png')).toEqual([]);
    expect(of({ 'a.png': bytes('\x89PNG', 200_600) }, 'a.png')).toEqual(
      refused('"a.png" weighs 201 kB; at most 200 kB are taken.'),
    );
  });
});

describe('the colours of a theme', () => {
  const theme = { brand: '#0C7A5B', accent: '#FFC145' };
  const of = (shades: object) => findingsOf(checkContrast, { theme: { ...theme, shades } });

  it('are read by everybody', () => expect(of({ 20: '#E3F3EE', 40: '#101010' })).toEqual([]));

  it.each([
    ['#572A38', '#D49CAB', 'pink'],
    ['#5A2A2B', '#D79D9C', 'pink'],
    ['#5A2A2A', '#D79D9A', 'red'],
    ['#572E15', '#D3A186', 'red'],
    ['#572F15', '#D1A184', 'orange'],
    ['#4C3703', '#C2AA7A', 'orange'],
    ['#4A3702', '#BFA979', 'yellow'],
    ['#3A3E0B', '#AAB07D', 'yellow'],
    ['#393F0C', '#A7B07C', 'green'],
    ['#074631', '#7FB89E', 'green'],
    ['#064632', '#7FB89F', 'turquoise'],
    ['#004450', '#7BB4C2', 'turquoise'],
    ['#004351', '#7CB5C5', 'blue'],
    ['#37355D', '#A7A7D7', 'blue'],
    ['#37345D', '#A9A8D9', 'purple'],
    ['#4C2D4F', '#C49FC7', 'purple'],
    ['#4D2D4F', '#C69FC7', 'pink'],
    ['#572A39', '#D39CAC', 'pink'],
    ['#2F3C49', '#9DADBC', 'grey'],
    ['#2F3C4A', '#9DADBE', 'blue'],
  ])('on which nobody reads, such as %s, are %s where they may be: %s', (shade, value, name) => {
    const mends = [{ ...replacedBy(value), title: `Use ${value}, the nearest ${name} that passes` }];
    expect(of({ 20: shade }).map((each) => [each.pointer, each.rule, each.mends])).toEqual([
      ['/theme/shades/20', 'contrast', mends],
      ['/theme/shades/20', 'contrast', mends],
    ]);
    expect(of({ 20: value })).toEqual([]);
  });

  it('say how far they are from what is needed, in each scheme', () => {
    const message = (scheme: string) =>
      `With this colour card-deep on brand-20 reaches a contrast of 1.57:1 in the ${scheme} scheme; 4.5:1 is needed.`;
    expect(of({ 20: '#202020', 40: '#202020' }).map((each) => each.message)).toEqual([
      message('light'),
      message('dark'),
    ]);
  });
});

/** A connection with the credentials that each has. */
const gateway = { clientId: 'XX_CLIENT_ID', clientSecret: 'XX_CLIENT_SECRET' };
const connectionsOf = (more: Readonly<Record<string, object>>) =>
  Object.fromEntries(['dev', 'test', 'uat', 'prod'].map((each) => [each, { gateway, ...more[each] }]));

describe('the connections of a tenant', () => {
  const of = (more: Readonly<Record<string, object>>, beside: object = {}) =>
    findingsOf(checkConnections, { code: 'xx', connections: connectionsOf(more) }, beside);
  const at = (rootUrl: string) => ({ appBackend: { rootUrl } });

  it('are each checked, with the variables of the one that is used', () => {
    const variable = at('${XX_APP_BACKEND_URL}');
    const found = of({ dev: variable, test: variable, prod: at('ftp://x.example') }, { environment: 'test' });
    expect(found).toEqual([
      {
        pointer: '/connections/test/appBackend/rootUrl',
        rule: 'variable',
        message: 'The environment variable XX_APP_BACKEND_URL is not set.',
      },
      {
        pointer: '/connections/prod/appBackend/rootUrl',
        rule: 'address',
        message: '"ftp://x.example" is no full https address.',
      },
    ]);
    const variables = { XX_APP_BACKEND_URL: 'https://x.example' };
    expect(of({ dev: variable, test: variable }, { environment: 'test', variables })).toEqual([]);
  });
});

describe('the id of a tag manager or of analytics', () => {
  const of = (part: string, provider: string, id: string, variables: object = {}) =>
    findingsOf(
      checkTags,
      { code: 'xx', connections: connectionsOf({ uat: { [part]: { provider, id } } }) },
      { variables: { ...variables } },
    );

  it.each([
    ['tagManager', 'googleTagManager', 'GTM-AB12', 'GTM-ABCDEFGH1234'],
    ['tagManager', 'matomoTagManager', 'aB3dE5', 'aB3dE5fGaB3d'],
    ['analytics', 'googleAnalytics', 'G-AB12CD', 'G-AB12CD34EF56'],
    ['analytics', 'matomo', '1', '900000'],
    ['analytics', 'plausible', 'cards.x', 'my-cards.sorvia.example'],
    ['analytics', 'unknown', '', '?'],
  ])('in %s of %s may be %s and %s', (part, provider, least, most) => {
    expect([...of(part, provider, least), ...of(part, provider, most)]).toEqual([]);
  });

  it.each([
    [
      'tagManager',
      'googleTagManager',
      'GTM-AB12CD3',
      ['GTM-AB1', 'GTM-ABCDEFGH12345', 'GTM-ab12', 'xGTM-AB12', 'GTM-AB12 '],
    ],
    ['tagManager', 'matomoTagManager', 'aB3dE5fG', ['aB3dE', 'aB3dE5fGaB3dE', 'aB-dE5', ' aB3dE5']],
    ['analytics', 'googleAnalytics', 'G-AB12CD34EF', ['G-AB12C', 'G-AB12CD34EF567', 'G-ab12cd', 'xG-AB12CD']],
    ['analytics', 'matomo', '12', ['0', '1000000', 'a', '1a', 'a1', '']],
    [
      'analytics',
      'plausible',
      'cards.sorvia.example',
      ['cards', 'Cards.x', '.x', 'a..b', 'a.b/', '/a.b', 'a.'],
    ],
  ])('in %s of %s is like %s', (part, provider, example, ids) => {
    for (const id of ids)
      expect(of(part, provider, id)).toEqual([
        {
          pointer: `/connections/uat/${part}/id`,
          rule: 'tag',
          message: `"${id}" is no id of ${provider}. For example "${example}".`,
        },
      ]);
  });

  it('may stand in a variable, of which the host knows the value', () => {
    const id = '${PUBLIC_TAG_ID}';
    const set = (value?: string) => of('tagManager', 'googleTagManager', id, { PUBLIC_TAG_ID: value });
    const found = (part: string) => set(part).map(({ message }) => message);
    expect([set(), set('GTM-AB12CD3'), of('tagManager', 'googleTagManager', '${SECRET}')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(found('x')).toEqual([
      '"${PUBLIC_TAG_ID}", with its variables filled in, is no id of googleTagManager. For example "GTM-AB12CD3".',
    ]);
  });
});
