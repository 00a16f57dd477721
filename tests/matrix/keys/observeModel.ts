/**
 * What a tenant file makes, as far as it can be told without opening a screen: what is assembled, the pages and
 * headers that the host publishes, what the host sends and refuses, what the provider is asked. The file itself is
 * no part of it: a key that is only passed on has no effect.
 */
import { explainTenant } from '../../../compiler/explain/explainTenant.ts';
import { createGateway } from '../../../host/gateway/createGateway.ts';
import { createLimiter } from '../../../host/gateway/createLimiter.ts';
import { PASSING_TRACER, type Tracer } from '../../../host/observe/tracer.ts';
import { createSubDomainRule } from '../../../host/serve/subDomainRule.ts';
import { callLimits } from '../../../publish/gateway/callLimits.ts';
import { createSite } from '../../../publish/page/createSite.ts';
import { closedCalls } from '../../../runtime/assemble/closedCalls.ts';
import { createProvider } from '../../../runtime/session/provider.ts';
import { detectTenant } from '../../../runtime/tenant/detectTenant.ts';
import { PAGE_DATA_ID } from '../../../runtime/tenant/pageData.ts';
import { scriptAddresses } from '../../../runtime/third-party/scriptAddresses.ts';
import { declaredForms, declaredRules, type MatrixTenant, tenantOf, type World } from '../world.ts';
import type { Upstream } from './startUpstream.ts';

/** One for all calls: what differs between two tenant files has to come from these. */
const SAME_SPAN: ReturnType<Tracer['begin']> = {
  ...PASSING_TRACER.begin('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'),
  call: () => SAME_SPAN,
};

/** One thing to look at, as text, by name. */
export type Observed = Readonly<Record<string, string>>;
type Look = (each: MatrixTenant, around: Around) => unknown;

export interface Around {
  readonly world: World;
  readonly upstream: Upstream;
  readonly prerenderHome: Parameters<typeof createSite>[0]['build']['prerenderHome'];
  readonly renderSwitcher: (page: string) => string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  assembled: ({ compiled, written, tenant }, { world }) => {
    const { screens, menus, money, formats, cards, languages, changes } = explainTenant(compiled, {
      written,
      words: world.words,
      screens: world.manifests,
      environment: compiled.publicTenant.environment as 'dev',
      now: world.now,
      day: world.now.toISOString().slice(0, 10),
      language: tenant.languages[0],
      findCredential: () => null,
      sources: { own: { file: '', value: written }, group: null },
    });
    return { screens, menus, money, formats, cards, languages, changes };
  },
  forms: ({ tenant }, { world }) =>
    Object.values(declaredForms).map((form) => world.assembleForm(tenant, form, declaredRules)),
  'languages that are drafts': ({ compiled }) => compiled.draftLanguages,
  'calls that the host refuses': ({ tenant }, { world }) => [...closedCalls(tenant, world.manifests)],
  pages: ({ tenant, code }, around) => {
    const site = createSite(siteOptions(tenant, around));
    return [...site.publish(tenant, `/${code}`).pages].map(([name, page]) => [
      name,
      withoutData(page.text),
      page.policies,
    ]);
  },
  switcher: ({ tenant }, around) =>
    around.renderSwitcher(createSite(siteOptions(tenant, around)).portalPage().text),
  'scripts of others': ({ tenant }) => scriptAddresses(tenant.connection),
  'addresses of the tenant': ({ tenant, code }) => {
    const { singleTenant, domainExtension } = tenant.hosts;
    const sites = [{ code, singleTenantHosts: singleTenant, domainExtension }];
    const hosts = [`portal.example.${code}`, `${code}.portal.example`, 'localhost', ...OTHER_HOSTS];
    return hosts.flatMap((host) => [`/${code}/`, '/'].map((path) => detectTenant({ host, path, sites })));
  },
  'hosts below its own by https': ({ compiled }) => createSubDomainRule([compiled.tenant])(),
  'versions that take the file': ({ compiled }, { world }) =>
    VERSIONS.map((version) => world.compile(compiled.tenant, { version }).ok),
  'what the gateway receives': async ({ compiled, code }, { upstream }) => {
    const gateway = createGateway({
      credentials: { read: (key) => `value of ${key}` },
      timeoutMilliseconds: 2_000,
      limiter: createLimiter(() => new Date()),
      limits: callLimits('dev'),
    });
    const received = await upstream.receive(() =>
      gateway.answer({
        tenant: { code, connection: compiled.hostConnection.gateway, closed: new Map() },
        trace: { id: 'request', span: SAME_SPAN },
        clientAddress: '127.0.0.1',
        method: 'GET',
        address: '/v1/configurations/available-optins',
        headers: { 'x-portal-request': '1' },
        body: null,
        signal: AbortSignal.timeout(2_000),
      }),
    );
    gateway.close();
    return received;
  },
  'what the provider is asked': async ({ tenant }) => {
    const asked: unknown[] = [];
    const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
      asked.push(String(url), init?.body ? String(init.body) : null);
      return new Response('{}', { status: 400, headers: { 'content-type': 'application/json' } });
    };
    const { sso } = tenant.connection;
    const provider = createProvider(sso, 20, fetch as typeof globalThis.fetch);
    const { url } = await provider.createSignIn('https://portal.example/login', 'en', '');
    for (const name of ['state', 'nonce', 'code_challenge']) url.searchParams.delete(name);
    const callback = new URL(
      `https://portal.example/login?code=c&state=s&iss=${encodeURIComponent(sso.authority)}`,
    );
    const expected = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
    await provider.exchangeCode(callback, expected).catch(() => undefined);
    await provider.refresh('r', {}).catch(() => undefined);
    return [url.href, provider.endSessionUrl('hint', 'https://portal.example/').href, asked];
  },
};

/** Host names that the values of `hosts` may be changed to. */
const OTHER_HOSTS = [
  'cards.sorvia.example',
  'other.example',
  'home',
  'xcards.sorvia.example',
  'cards.sorvia.examplex',
];
const VERSIONS = ['2.0.0', '3.10.3', '3.10.4', '3.10.5', '3.11.0', '4.0.0', '4.0.1', '5.0.0'];

export const LOOK_NAMES = Object.keys(LOOKS);

/** @returns what was seen; a look that fails is seen as its error */
export async function observe(name: string, each: MatrixTenant, around: Around): Promise<string> {
  try {
    return JSON.stringify(await LOOKS[name]?.(each, around));
  } catch (error) {
    return `error: ${error}`;
  }
}

export { tenantOf };

function siteOptions(
  tenant: MatrixTenant['tenant'],
  { world, prerenderHome }: Around,
): Parameters<typeof createSite>[0] {
  const program = { entry: '/static/entry.js', imports: [], styles: null };
  const programs = {
    main: program,
    home: program,
    switcher: program,
    application: program,
    earlyForm: program,
  };
  return {
    build: {
      info: {
        version: '3.10.4',
        hash: 'h',
        programs,
        inline: { main: '', home: '', switcher: '' },
        chunks: {},
        screens: {},
        styles: {},
        render: '',
        renderForms: '',
        homeStyles: { ltr: null, rtl: null },
      },
      homeStyles: { ltr: [], rtl: [] },
      prerenderHome,
      prerenderedScreens: [],
      prerenderForm: () => '',
    },
    tenants: [tenant],
    languages: world.wordsFiles,
    screens: world.manifests,
    now: world.now,
  };
}

/** Without the block in which a page hands the tenant on. */
function withoutData(html: string): string {
  const start = html.indexOf(`<script type="application/json" id="${PAGE_DATA_ID}">`);
  return html.slice(0, start) + html.slice(html.indexOf('</script>', start));
}
