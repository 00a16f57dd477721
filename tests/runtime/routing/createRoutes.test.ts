import { createStore } from 'jotai';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { ServerData } from '../../../runtime/data/createServerData.ts';
import { type Card, readCard } from '../../../runtime/gateway/cards.ts';
import {
  createRoutes,
  type LoadedScreen,
  loaderDataOf,
  type ScreenLoader,
} from '../../../runtime/routing/createRoutes.tsx';
import type { Portal } from '../../../runtime/routing/Portal.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aServerCard } from '../../support/holderGateway.ts';
import { aScreen } from '../../support/screens.ts';

const part = () => null;
const Paused = () => null;
const Screen = () => null;
const frame = { Shell: part, RouteProblem: part, StartLoader: part, PausedScreen: Paused };

interface Setting {
  readonly screen?: Partial<Manifest>;
  readonly isSignedIn?: boolean;
  /** The screen has to come as a page of its own. */
  readonly isPageOfItsOwn?: boolean;
  readonly cardAcceptance?: 'on' | 'paused';
  /** What the screen's own loader answers. */
  readonly data?: unknown;
  readonly hasLoader?: boolean;
  readonly wordsFail?: boolean;
  readonly cards?: readonly Card[];
}

/** One screen's route, and what opening it has asked for, in order. */
function setUp(setting: Setting = {}) {
  const asked: string[] = [];
  const { hasLoader = true, cardAcceptance = 'on' } = setting;
  const loader: ScreenLoader = async ({ signal }) => {
    asked.push('data');
    if (signal.aborted) asked.push('left');
    return setting.data;
  };
  const screen = aScreen({
    id: 'myCardAcceptance',
    paths: ['acceptance'],
    feature: 'cardAcceptance',
    load: async () => {
      asked.push('screen');
      return { default: Screen, ...(hasLoader && { loader }) };
    },
    ...setting.screen,
  });
  const tenant = aTenant({ features: { cardAcceptance } });
  const parts: Partial<Portal> = {
    page: { base: '/xx' } as Portal['page'],
    tenant,
    thirdParties: {
      show: () => undefined,
      enter: ({ id }) => setting.isPageOfItsOwn === true && id === screen.id,
    },
    connection: { whenThere: async () => void asked.push('connection') } as Portal['connection'],
    translator: {
      complete: async () => {
        asked.push('words');
        if (setting.wordsFail) throw new Error('no words');
      },
    } as Portal['translator'],
    session: { isSignedIn: () => setting.isSignedIn ?? false } as Portal['session'],
    stored: { read: () => null, write: () => undefined, remove: () => undefined } as Partial<
      Portal['stored']
    > as Portal['stored'],
    serverData: async () => {
      asked.push('person');
      const data: Partial<ServerData> = { ensureCards: async () => setting.cards ?? [] };
      return data as ServerData;
    },
    isOffered: () => true,
    store: createStore(),
    switchLanguage: async (language) => void asked.push(`language ${language}`),
    href: (id) => `/xx/${id}`,
    loadChunk: (load) => load(),
  };
  const portal = parts as Portal;
  const descriptions = assembleRoutes(tenant, assembleScreens(tenant, [screen]));
  const [root] = createRoutes(portal, descriptions, frame);
  return { asked, portal, descriptions, routes: root?.children ?? [] };
}

async function enter(
  route: RouteObject | undefined,
  params: LoaderFunctionArgs['params'] = {},
  signal?: AbortSignal,
): Promise<LoadedScreen | Response> {
  if (typeof route?.loader !== 'function') throw new Error('The screen has no route.');
  const request = new Request('https://portal.example/xx/acceptance', signal ? { signal } : {});
  const call = { params, request } as LoaderFunctionArgs;
  return (await route.loader(call)) as LoadedScreen | Response;
}

async function open(setting: Setting = {}) {
  const { asked, routes } = setUp(setting);
  const loaded = await enter(routes[0]);
  return { loaded, asked };
}

describe('the route of a screen', () => {
  it('knows which screen it is, and by its id what a prerendered page holds for it', () => {
    const { routes, descriptions } = setUp();
    const [description] = descriptions;
    if (!description) throw new Error('There is no route.');
    expect(routes[0]).toMatchObject({ path: description.path, handle: { description } });
    const loaded = { Screen, data: null };
    expect(loaderDataOf(description, loaded)).toEqual({ [routes[0]?.id ?? '']: loaded });
    expect(routes[0]?.id).toBe('myCardAcceptance:acceptance');
  });

  it('is the first page where its path is empty', () => {
    const { routes } = setUp({ screen: { paths: [''] } });
    expect([routes[0]?.index, routes[0]?.path]).toEqual([true, undefined]);
  });

  it('shows the screen with what its loader answers', async () => {
    const { loaded } = await open({ data: 'read' });
    expect(loaded).toEqual({ Screen, data: 'read', isUnchecked: false });
  });

  it('shows a screen without a loader, or whose loader answers nothing', async () => {
    const nothing = { Screen, data: null, isUnchecked: false };
    expect((await open({ hasLoader: false })).loaded).toEqual(nothing);
    expect((await open()).loaded).toEqual(nothing);
  });

  it('says to the loader of the screen that somebody has gone elsewhere meanwhile', async () => {
    const { asked, routes } = setUp();
    const leaving = new AbortController();
    leaving.abort();
    await enter(routes[0], {}, leaving.signal);
    expect(asked).toContain('left');
  });

  it('goes where the loader of the screen leads', async () => {
    const elsewhere = new Response(null, { status: 302, headers: { location: '/account' } });
    expect((await open({ data: elsewhere })).loaded).toBe(elsewhere);
  });

  it('asks for all words while the screen is on its way, and has them before it is shown', async () => {
    expect((await open()).asked).toEqual(['screen', 'words', 'words', 'data']);
  });

  it('waits for no more words than the screen needs', async () => {
    expect((await open({ screen: { words: 'first' } })).asked).toEqual(['screen', 'data']);
  });

  it('fails with its words, and leaves no failure behind that nobody hears of', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    await expect(open({ wordsFail: true })).rejects.toThrow('no words');
    const { routes } = setUp({
      screen: { load: () => Promise.reject(new Error('no screen')), guards: ['signedIn'] },
    });
    // The guard leads away before anybody waits for the screen.
    expect(await enter(routes[0])).toBeInstanceOf(Response);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('has the person at hand where somebody is signed in, on public pages too', async () => {
    expect((await open({ isSignedIn: true })).asked).toEqual(['screen', 'words', 'person', 'words', 'data']);
  });

  it('goes where a guard leads, and shows nothing of the screen', async () => {
    const { loaded, asked } = await open({ screen: { guards: ['signedIn'] } });
    expect(loaded).toMatchObject({ status: 302 });
    expect(asked).not.toContain('data');
  });

  it('says so of a screen that was never built', async () => {
    const { portal, descriptions } = setUp();
    const unbuilt = descriptions.map((description) => {
      const { load: _, ...screen } = description.screen;
      return { ...description, screen };
    });
    const [root] = createRoutes(portal, unbuilt, frame);
    await expect(enter(root?.children?.[0])).rejects.toThrow('"myCardAcceptance"');
  });
});

describe('the route of a page of one language', () => {
  it('switches to that language before it is shown, and others leave it', async () => {
    const { asked, descriptions, routes } = setUp({ screen: { paths: [''], hasLanguagePaths: true } });
    await enter(routes[0]);
    expect(asked).toEqual(['screen', 'words', `language ${descriptions[0]?.language}`, 'words', 'data']);
    expect((await open()).asked.join()).not.toContain('language');
  });
});

describe('the route of a screen that a tenant can pause', () => {
  it('shows the screen with its data where it is on', async () => {
    const { loaded, asked } = await open({ cardAcceptance: 'on' });
    expect([(loaded as LoadedScreen).Screen, asked.includes('data')]).toEqual([Screen, true]);
  });

  it('shows that it is paused, and asks for nothing of it', async () => {
    const { loaded, asked } = await open({ cardAcceptance: 'paused' });
    expect([(loaded as LoadedScreen).Screen, asked.includes('data')]).toEqual([Paused, false]);
  });
});

describe('the route of a screen whose card is not at hand [RTE-65]', () => {
  it('is shown, and asked about again', async () => {
    const { routes } = setUp({ isSignedIn: true, screen: { isAvailable: () => true } });
    expect(await enter(routes[0], { cardId: 'A' })).toMatchObject({ Screen, isUnchecked: true });
  });

  it('leads to the page of a card that does not offer it', async () => {
    const card = readCard(aServerCard({ card_ref: 'A', card_number: '1' }));
    const { routes } = setUp({ isSignedIn: true, cards: [card], screen: { isAvailable: () => false } });
    const answer = await enter(routes[0], { cardId: card.id });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/cardDetails');
  });
});

describe('the route of a page that third parties may have touched [P4]', () => {
  it('waits for the connection, and lets whoever has gone elsewhere stay there', async () => {
    const { asked, routes } = setUp({ isPageOfItsOwn: true });
    const reason = new DOMException('left', 'AbortError');
    await expect(enter(routes[0], {}, AbortSignal.abort(reason))).rejects.toThrow('left');
    expect(asked).toEqual(['connection']);
  });
});
