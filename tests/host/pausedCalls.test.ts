import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assembleMenu } from '../../runtime/assemble/assembleMenu.ts';
import { assembleRoutes } from '../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import type { FeatureName, Manifest, ScreenPart } from '../../runtime/assemble/manifest.ts';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { createTranslator } from '../../runtime/messages/createTranslator.ts';
import { errorMessage } from '../../runtime/messages/errorMessage.ts';
import type { PageData, PublicTenant } from '../../runtime/tenant/pageData.ts';
import { manifests } from '../../screens/index.ts';
import { aCard } from '../support/screens.ts';
import { requestRaw } from './support/requestRaw.ts';
import { startTestHost, type TestHost } from './support/startTestHost.ts';
import { startUpstream, type Upstream } from './support/startUpstream.ts';

type Switch = 'on' | 'paused' | 'off';
const FEATURES = ['cardAcceptance', 'balances', 'merchandisingPartners', 'blockAndReplace'] as const;
const SECTIONS: readonly ScreenPart['section'][] = [
  'personalInfo',
  'changePassword',
  'changeEmail',
  'changePhone',
];
const STATES: readonly Switch[] = ['on', 'paused', 'off'];

let upstream: Upstream;
let test: TestHost;
beforeAll(async () => {
  upstream = await startUpstream();
  const text = await readFile('tenant-config/ro.json', 'utf8');
  // One tenant for each state, on which every switch stands.
  test = await startTestHost({}, async (folder) => {
    for (const state of STATES) {
      const tenant = JSON.parse(text);
      tenant.code = state;
      tenant.features = Object.fromEntries(FEATURES.map((name) => [name, state]));
      tenant.profile = Object.fromEntries(SECTIONS.map((name) => [name, state]));
      tenant.navigation = {};
      tenant.connections.dev.gateway.rootUrl = `${upstream.url}/v1`;
      await writeFile(join(folder, `${state}.json`), JSON.stringify(tenant, null, 2));
    }
  });
});
afterAll(async () => {
  await test.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.received.length = 0;
});

async function tenantOf(state: Switch): Promise<PublicTenant> {
  const html = await (await test.get(`/${state}/login`)).text();
  const json = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  const { tenant } = JSON.parse(json) as PageData;
  if (!tenant) throw new Error(`There is no tenant ${state}.`);
  return tenant;
}

async function callOf(state: Switch, call: string) {
  const [method = '', template = ''] = call.split(' ');
  const path = `/${state}/gateway/v1${template.replace(/\{(\w+)\}/g, 'a')}`;
  const { status, body } = await requestRaw(test.host.url, path, {
    method,
    headers: { 'x-portal-request': '1' },
  });
  return { status, code: /"code":"(\w+)"/.exec(body)?.[1] ?? null, asked: upstream.received.length };
}

const OUTCOMES = {
  on: { status: 200, code: null, asked: 1 },
  paused: { status: 503, code: 'SERVICE_PAUSED', asked: 0 },
  off: { status: 404, code: 'NOT_FOUND', asked: 0 },
} as const;

/** Calls that nothing but switchable screens and parts declare. */
const switchable = (() => {
  const always = new Set(manifests.flatMap(({ feature, calls = [] }) => (feature ? [] : calls)));
  const declared = manifests.flatMap(({ feature, calls = [], parts = [] }) => [
    ...(feature ? calls : []),
    ...parts.flatMap((part) => part.calls),
  ]);
  return [...new Set(declared)].filter((call) => !always.has(call));
})();

describe('a switch holds for the host as for the portal', () => {
  it.each(switchable.flatMap((call) => STATES.map((state) => ({ call, state }))))(
    '$call while $state',
    async ({ call, state }) => {
      expect(await callOf(state, call)).toEqual(OUTCOMES[state]);
    },
  );

  it('leaves open what a screen without a switch needs too', async () => {
    for (const state of STATES) {
      upstream.received.length = 0;
      const answer = await callOf(state, 'POST /users/{user}/cards/{ref}-{card}/actions/block');
      expect(answer).toEqual(OUTCOMES.on);
    }
  });

  it('keeps the entry and pauses the screen while paused, and has neither while off', async () => {
    // As if every screen were built: the menu entries and the gates are what is compared.
    const built: Manifest[] = manifests.map((manifest) => ({
      load: () => Promise.reject(new Error('not opened here')),
      ...manifest,
    }));
    for (const state of STATES) {
      const tenant = await tenantOf(state);
      const screens = assembleScreens(tenant, built);
      const routes = assembleRoutes(tenant, screens);
      const { flags, ...rest } = aCard();
      const card = { ...rest, flags: { ...flags, isPermanentBlockDisplayed: true } };
      const context = {
        tenant,
        screens,
        base: `/${tenant.code}`,
        currentScreen: 'cardDetails',
        card,
        isCardRoute: true,
      } as const;
      const entries = (['card', 'cards'] as const).flatMap((menu) => assembleMenu(menu, context));
      for (const manifest of built.filter(({ feature }) =>
        FEATURES.some((each: FeatureName) => each === feature),
      )) {
        const route = routes.find(({ screen }) => screen.id === manifest.id);
        expect(route?.isPaused, `${manifest.id} ${state}`).toBe(
          { on: false, paused: true, off: undefined }[state],
        );
        if (!manifest.menuEntries) continue;
        const entry = entries.find(({ id }) => id === manifest.id);
        expect(entry?.href ?? null, `${manifest.id} ${state}`).toEqual(
          state === 'off' ? null : expect.stringContaining(`/${state}/my-cards/`),
        );
      }
    }
  });

  it.each(['bg', 'pl', 'ro', 'uk', 'en'])('says why in the tenant’s own words: %s', async (language) => {
    const words = JSON.parse(await readFile(`tenant-config/languages/${language}.json`, 'utf8'));
    const translatorWith = (own: Record<string, string>) =>
      createTranslator({
        i18n: createI18n(),
        tenantWords: { [language]: own },
        loadBuiltIn: async () => words,
        loadServer: async () => ({}),
        warn: () => undefined,
      });
    const textWith = async (own: Record<string, string>) => {
      const translator = translatorWith(own);
      await translator.use(language);
      return errorMessage(translator.i18n, {
        code: 'SERVICE_PAUSED',
        original: 'This service is paused.',
        status: 503,
        reference: 'ref-7',
      }).text;
    };
    expect(await textWith({})).toBe(`${words.paused.title}. ${words.paused.text}`);
    expect(await textWith({ 'paused.text': 'Back on Monday.' })).toBe(
      `${words.paused.title}. Back on Monday.`,
    );
  });
});
