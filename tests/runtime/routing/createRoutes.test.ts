import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import { createRoutes, type LoadedScreen } from '../../../runtime/routing/createRoutes.tsx';
import type { Portal } from '../../../runtime/routing/Portal.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

const part = () => null;
const Paused = () => null;
const Screen = () => null;
const frame = { Shell: part, RouteProblem: part, StartLoader: part, PausedScreen: Paused };

/** What opens at the address of a screen with a switch, and what it asked for. */
async function open(cardAcceptance: 'on' | 'paused') {
  const asked: string[] = [];
  const screen = aScreen({
    id: 'myCardAcceptance',
    paths: ['acceptance'],
    feature: 'cardAcceptance',
    load: async () => ({ default: Screen, loader: async () => void asked.push('data') }),
  });
  const tenant = aTenant({ features: { cardAcceptance } });
  const parts: Pick<Portal, 'loadChunk'> & Record<'thirdParties' | 'translator' | 'session', object> = {
    thirdParties: { enter: () => false },
    translator: { complete: async () => undefined },
    session: { isSignedIn: () => false },
    loadChunk: (load) => load(),
  };
  const [root] = createRoutes(
    parts as Portal,
    assembleRoutes(tenant, assembleScreens(tenant, [screen])),
    frame,
  );
  const loader = root?.children?.[0]?.loader;
  if (typeof loader !== 'function') throw new Error('The screen has no route.');
  const call = { params: {}, request: new Request('https://portal.example/xx/acceptance') };
  const loaded = (await loader(call as LoaderFunctionArgs)) as LoadedScreen;
  return { shown: loaded.Screen, asked };
}

describe('the route of a screen that a tenant can pause', () => {
  it('shows the screen with its data where it is on', async () => {
    expect(await open('on')).toEqual({ shown: Screen, asked: ['data'] });
  });

  it('shows that it is paused, and asks for nothing', async () => {
    expect(await open('paused')).toEqual({ shown: Paused, asked: [] });
  });
});
