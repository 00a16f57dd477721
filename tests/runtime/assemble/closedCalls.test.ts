import { describe, expect, it } from 'vitest';
import { closedCalls } from '../../../runtime/assemble/closedCalls.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import gateway from '../../../schemas/gateway.openapi.json' with { type: 'json' };
import { manifests } from '../../../screens/index.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

const acceptance = aScreen({
  id: 'acceptance',
  paths: ['acceptance'],
  feature: 'cardAcceptance',
  calls: ['GET /shared', 'GET /own'],
});
const replace = aScreen({
  id: 'replace',
  paths: ['replace'],
  feature: 'blockAndReplace',
  calls: ['GET /shared', 'POST /block'],
});
const block = aScreen({ id: 'block', paths: ['block'], calls: ['POST /block'] });
const profile = aScreen({
  id: 'profile',
  paths: ['profile'],
  parts: [
    { section: 'changeEmail', calls: ['POST /email'] },
    { section: 'changePhone', calls: ['POST /phone', 'PATCH /me'] },
    { section: 'personalInfo', calls: ['PATCH /me'] },
  ],
});

type Changes = Parameters<typeof aTenant>[0];
const closed = (changes: Changes, screens: readonly Manifest[] = [acceptance, replace, block, profile]) =>
  Object.fromEntries(closedCalls(aTenant(changes), screens));

describe('the calls that a tenant’s switches close', () => {
  it('are those that every screen declares in vain, and no others', () => {
    expect(closed({ features: { cardAcceptance: 'on', blockAndReplace: 'on' } })).toEqual({});
    expect(closed({ features: { cardAcceptance: 'paused', blockAndReplace: 'on' } })).toEqual({
      'GET /own': 'paused',
    });
    expect(closed({ features: { cardAcceptance: 'paused', blockAndReplace: 'off' } })).toEqual({
      'GET /own': 'paused',
      'GET /shared': 'paused',
    });
    expect(closed({ features: { cardAcceptance: 'off', blockAndReplace: 'off' } })).toEqual({
      'GET /own': 'off',
      'GET /shared': 'off',
    });
  });

  it('count screens that are not built yet', () => {
    const { load: _, ...unbuilt } = replace;
    const features = { cardAcceptance: 'paused', blockAndReplace: 'on' } as const;
    expect(closed({ features }, [acceptance, unbuilt])).not.toHaveProperty('GET /shared');
  });

  it('count a screen that the tenant is not offered for another reason', () => {
    const other = aScreen({ id: 'other', paths: ['other'], isOffered: () => false, calls: ['GET /own'] });
    expect(closed({ features: { cardAcceptance: 'paused' } }, [acceptance, other])).toMatchObject({
      'GET /own': 'paused',
    });
  });

  it('follow the switches of a screen’s parts', () => {
    const features = { cardAcceptance: 'on', blockAndReplace: 'on' } as const;
    expect(closed({ features, profile: { changeEmail: 'paused', changePhone: 'paused' } })).toEqual({
      'POST /email': 'paused',
      'POST /phone': 'paused',
    });
    expect(closed({ features, profile: { changeEmail: 'off' } })).toEqual({ 'POST /email': 'off' });
  });

  it('are closed with the whole screen', () => {
    const whole: Manifest = { ...profile, feature: 'balances' };
    expect(closed({ features: { balances: 'paused' } }, [whole])).toEqual({
      'POST /email': 'paused',
      'POST /phone': 'paused',
      'PATCH /me': 'paused',
    });
  });
});

describe('the calls that screens declare', () => {
  const declared = manifests.flatMap(({ id, calls = [], parts = [] }) =>
    [...calls, ...parts.flatMap((part) => part.calls)].map((call) => ({ id, call })),
  );

  it.each(declared)('$id: $call is a call of the gateway', ({ call }) => {
    const [method = '', template = ''] = call.split(' ');
    const paths: Readonly<Record<string, object>> = gateway.paths;
    expect(paths[template]).toHaveProperty(method.toLowerCase());
  });

  it('leave a temporary block open while block and replace is paused', () => {
    const tenant = aTenant({ features: { blockAndReplace: 'paused' } });
    expect(closedCalls(tenant, manifests).has('POST /users/{user}/cards/{ref}-{card}/actions/block')).toBe(
      false,
    );
  });
});
