import { describe, expect, it } from 'vitest';
import { contentPolicies } from '../../publish/page/contentPolicy.ts';
import { NO_ORIGINS, policyOrigins } from '../../publish/page/policyOrigins.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { aTenant } from '../support/aTenant.ts';

type Connection = PublicTenant['connection'];
const { connection } = aTenant();
const bare: Connection = { ...connection, revealOrigins: [] };

function directivesOf(changes: Partial<Connection>) {
  const origins = policyOrigins({ ...bare, ...changes });
  return contentPolicies({ boot: 'boot', style: 'style', origins }).map((policy) =>
    Object.fromEntries(
      policy.split('; ').map((directive): [string, string[]] => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    ),
  ) as [Record<string, string[]>, Record<string, string[]>];
}

const [plainFirst, plainSecond] = directivesOf({});

/** What a change opens: the values that are there now and were not before. */
function opened(changes: Partial<Connection>) {
  const [first, second] = directivesOf(changes);
  const added = (now: Record<string, string[]>, before: Record<string, string[]>) =>
    Object.entries(now).flatMap(([name, values]) => {
      const more = values.filter((value) => !before[name]?.includes(value));
      return more.length > 0 ? [[name, more] as const] : [];
    });
  return {
    first: Object.fromEntries(added(first, plainFirst)),
    second: Object.fromEntries(added(second, plainSecond)),
  };
}

const tags = ['https://more.example', 'https://tags.example'];
const scripted = {
  first: {
    'img-src': tags,
    'connect-src': tags,
    'frame-src': tags,
    'trusted-types': ['third-party', 'default'],
  },
  second: { 'script-src': tags },
};

describe('the content security policy', () => {
  it('opens nothing but app backend and provider for a tenant without third parties [P4]', () => {
    expect(plainFirst['connect-src']).toEqual(["'self'", 'http://localhost:1']);
    expect(plainFirst['frame-src']).toEqual(["'none'"]);
    expect(plainFirst['img-src']).toEqual(["'self'", 'data:']);
    expect(plainFirst['trusted-types']).toEqual(['boot']);
    expect(plainSecond['script-src']?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
  });

  it.each<[string, Partial<Connection>]>([
    [
      'tag manager',
      {
        tagManager: {
          provider: 'matomoTagManager',
          id: 'a',
          rootUrl: 'https://tags.example/x',
          origins: ['https://more.example'],
        },
      },
    ],
    [
      'cookie script',
      { cookieConsent: { scriptUrl: 'https://tags.example/c.js', origins: ['https://more.example'] } },
    ],
    [
      'analytics',
      {
        analytics: {
          provider: 'matomo',
          id: '1',
          rootUrl: 'https://tags.example',
          origins: ['https://more.example'],
        },
      },
    ],
    ['chat', { chat: { scriptUrl: 'https://tags.example/w.js', origins: ['https://more.example'] } }],
  ])('opens scripts, calls, pictures and frames of the %s that a tenant names [P4 P6]', (_, changes) => {
    expect(opened(changes)).toEqual(scripted);
  });

  it('opens frames, and nothing else, for the map and for what shows a PIN or a card [P2]', () => {
    expect(opened({ revealOrigins: ['https://pin.example'] })).toEqual({
      first: { 'frame-src': ['https://pin.example'] },
      second: {},
    });
    const merchantMap = { url: 'https://map.example/pl?x=1', origins: ['https://tiles.example'] };
    expect(opened({ merchantMap })).toEqual({
      first: { 'frame-src': ['https://map.example', 'https://tiles.example'] },
      second: {},
    });
  });

  it('opens calls, and nothing else, for the lookup of the country [K11]', () => {
    expect(opened({ ipLookup: { url: 'https://country.example/lookup' } })).toEqual({
      first: { 'connect-src': ['https://country.example'] },
      second: {},
    });
  });

  it('names origins only, each once, whatever an address holds beside it', () => {
    const chat = { scriptUrl: 'https://chat.example/a;script-src *', origins: ['https://chat.example'] };
    const [, second] = directivesOf({ chat });
    expect(second['script-src']?.at(-1)).toBe('https://chat.example');
    expect(Object.keys(second)).toEqual(Object.keys(plainSecond));
  });

  it('opens nothing on pages that belong to no tenant [P4]', () => {
    const [first, second] = contentPolicies({ boot: 'boot', style: 'style', origins: NO_ORIGINS });
    expect(first + second).not.toMatch(/https?:/);
    expect(first).toContain("frame-src 'none'");
  });
});

describe('a page of a preview', () => {
  const parts = { boot: 'boot', style: 'style', origins: NO_ORIGINS };
  const preview = { framedBy: 'http://localhost:4200', script: 'told' };

  it('is framed by the one origin that is named, and runs one script more', () => {
    const [first, second] = contentPolicies({ ...parts, preview });
    expect(first).toContain('frame-ancestors http://localhost:4200;');
    for (const policy of [first, second]) expect(policy.match(/'sha256-[^']+'/g)?.length).toBeGreaterThan(1);
  });

  it('differs from a published one in nothing else', () => {
    const [plain] = contentPolicies(parts);
    expect(plain).toContain("frame-ancestors 'none';");
    const withoutBoth = (policy: string) =>
      policy.replace(/frame-ancestors [^;]+/, '').replace(/script-src [^;]+/, '');
    expect(withoutBoth(contentPolicies({ ...parts, preview })[0])).toBe(withoutBoth(plain));
  });
});
