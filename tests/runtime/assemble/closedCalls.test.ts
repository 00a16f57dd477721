import { describe, expect, it } from 'vitest';
import { closedCalls } from '../../../runtime/assemble/closedCalls.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import gateway from '../../../schemas/gateway.openapi.json' with { type: 'json' };
import { manifests } from '../../../screens/index.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

/** Any calls will do. */
const SHARED = 'GET /users/{user}/cards';
const OWN = 'GET /users/{user}/cards/{id}/acceptance-categories';
const BLOCK = 'POST /users/{user}/cards/{ref}-{card}/actions/block';
const EMAIL = 'POST /users/{user}/actions/request-change-email';
const PHONE = 'POST /users/{user}/actions/request-change-phone-number';
const PERSON = 'PATCH /users/{user}';

const acceptance = aScreen({
  id: 'myCardAcceptance',
  paths: ['acceptance'],
  feature: 'cardAcceptance',
  calls: [SHARED, OWN],
});
const replace = aScreen({
  id: 'myCardBlockReplace',
  paths: ['replace'],
  feature: 'blockAndReplace',
  calls: [SHARED, BLOCK],
});
const block = aScreen({ id: 'myCardBlock', paths: ['block'], calls: [BLOCK] });
const profile = aScreen({
  id: 'myProfile',
  paths: ['profile'],
  parts: [
    { section: 'changeEmail', calls: [EMAIL] },
    { section: 'changePhone', calls: [PHONE, PERSON] },
    { section: 'personalInfo', calls: [PERSON] },
  ],
});

type Changes = Parameters<typeof aTenant>[0];
const closed = (changes: Changes, screens: readonly Manifest[] = [acceptance, replace, block, profile]) =>
  Object.fromEntries(closedCalls(aTenant(changes), screens));

describe('the calls that a tenant’s switches close', () => {
  it('are those that every screen declares in vain, and no others', () => {
    expect(closed({ features: { cardAcceptance: 'on', blockAndReplace: 'on' } })).toEqual({});
    expect(closed({ features: { cardAcceptance: 'paused', blockAndReplace: 'on' } })).toEqual({
      [OWN]: 'paused',
    });
    expect(closed({ features: { cardAcceptance: 'paused', blockAndReplace: 'off' } })).toEqual({
      [OWN]: 'paused',
      [SHARED]: 'paused',
    });
    expect(closed({ features: { cardAcceptance: 'off', blockAndReplace: 'off' } })).toEqual({
      [OWN]: 'off',
      [SHARED]: 'off',
    });
  });

  it('count screens that are not built yet', () => {
    const { load: _, ...unbuilt } = replace;
    const features = { cardAcceptance: 'paused', blockAndReplace: 'on' } as const;
    expect(closed({ features }, [acceptance, unbuilt])).not.toHaveProperty([SHARED]);
  });

  it('count a screen that the tenant is not offered for another reason', () => {
    const other = aScreen({ id: 'help', paths: ['other'], isOffered: () => false, calls: [OWN] });
    expect(closed({ features: { cardAcceptance: 'paused' } }, [acceptance, other])).toMatchObject({
      [OWN]: 'paused',
    });
  });

  it('follow the switches of a screen’s parts', () => {
    const features = { cardAcceptance: 'on', blockAndReplace: 'on' } as const;
    expect(closed({ features, profile: { changeEmail: 'paused', changePhone: 'paused' } })).toEqual({
      [EMAIL]: 'paused',
      [PHONE]: 'paused',
    });
    expect(closed({ features, profile: { changeEmail: 'off' } })).toEqual({ [EMAIL]: 'off' });
  });

  it('are closed with the whole screen', () => {
    const whole: Manifest = { ...profile, feature: 'balances' };
    expect(closed({ features: { balances: 'paused' } }, [whole])).toEqual({
      [EMAIL]: 'paused',
      [PHONE]: 'paused',
      [PERSON]: 'paused',
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
