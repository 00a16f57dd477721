import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { ENVIRONMENTS, readEnvironment } from '../../compiler/environment.ts';
import { manifests } from '../../screens/index.ts';
import { compileText, problemsOf, TENANT_TEXT, WORDS } from './support/compileText.ts';

function compiled(options: Parameters<typeof compileText>[1] = {}) {
  const result = compileText(TENANT_TEXT, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('compileTenant', () => {
  it('accepts every shipped tenant file', async () => {
    const words = wordsOf(await loadWordsFiles('tenant-config/languages'));
    const files = readdirSync('tenant-config').filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      const text = readFileSync(`tenant-config/${file}`);
      expect(compileText(text, { words, screens: manifests }), file).toMatchObject({ ok: true });
    }
  });

  it('fills in the defaults of the schema', () => {
    const { tenant } = compiled();
    expect(tenant.toast).toEqual({ duration: 8450, fallback: 10_000 });
    expect(tenant.card.display).toEqual({
      number: true,
      pan: true,
      expiry: true,
      balance: true,
      fancyCard: true,
    });
    expect(tenant.currency.secondary?.rate).toBe(1.95583);
  });

  it('picks the connections of the environment [CFG-03 CFG-34 CFG-38]', () => {
    const variables = {
      GATEWAY_URL: 'https://gw.example',
      APP_BACKEND_URL: 'https://app.example',
      SSO_AUTHORITY: 'https://sso.example',
    };
    const dev = compiled();
    const uat = compiled({ environment: 'uat', variables });
    const prod = compiled({ environment: 'prod', variables });
    expect(dev.hostConnection.gateway.rootUrl).toBe('http://localhost:4100/xx/gateway/v1');
    expect(uat.hostConnection.gateway.rootUrl).toBe('https://gw.example/v1');
    expect(prod.hostConnection.gateway.rootUrl).toBe('https://api.example/v1');
    expect(uat.publicTenant.connection.sso.authority).toBe('https://sso.example');
    expect(uat.publicTenant.environment).toBe('uat');
  });

  it('refuses an environment that does not exist, and names those that do [CFG-03]', () => {
    expect(() => readEnvironment('produ')).toThrow(
      /"produ"; allowed are dev, test, uat, prod\..*mean "prod"/,
    );
    expect(ENVIRONMENTS.map(readEnvironment)).toEqual(['dev', 'test', 'uat', 'prod']);
    expect(readEnvironment(undefined)).toBe('dev');
  });

  it('reads the sandbox port in dev, and an address that is set wins', () => {
    expect(compiled({ variables: { SANDBOX_PORT: '5100' } }).publicTenant.connection.sso.authority).toBe(
      'http://localhost:5100/xx/sso',
    );
    expect(
      compiled({ variables: { SANDBOX_URL: 'https://box.example' } }).publicTenant.connection.sso,
    ).toMatchObject({
      authority: 'https://box.example/xx/sso',
      clientId: 'xx-portal',
    });
  });

  it('keeps host-only keys out of the public part [CFG-46 H4]', () => {
    const { publicTenant, tenant } = compiled();
    const text = JSON.stringify(publicTenant);
    expect(text).not.toContain('GATEWAY');
    expect(text).not.toContain('gateway');
    expect(Object.keys(publicTenant)).not.toContain('connections');
    expect(tenant.connections.dev.gateway.clientId).toBe('XX_GATEWAY_CLIENT_ID');
    expect(publicTenant.words).toEqual({ en: { 'home.title': 'Hello' } });
  });

  it('freezes what it returns, all the way down', () => {
    const { tenant, publicTenant, hostConnection } = compiled();
    for (const value of [
      tenant.links,
      tenant.languages,
      publicTenant.connection.sso,
      hostConnection.gateway,
    ]) {
      expect(Object.isFrozen(value)).toBe(true);
    }
  });

  it('gives the same tenant whatever the order of keys and the white space', () => {
    const reversed = Object.fromEntries(Object.entries(JSON.parse(TENANT_TEXT)).reverse());
    const first = compiled();
    const second = compileText(JSON.stringify(reversed).replaceAll('",', '"\r\n,'));
    expect(second.ok && second.publicTenant).toEqual(first.publicTenant);
  });

  it('accepts again what it has accepted, with every default written out', () => {
    const { tenant } = compiled();
    const again = compileText(JSON.stringify(tenant));
    expect(again.ok && again.tenant).toEqual(tenant);
  });

  it('names all problems in one run, from top to bottom', () => {
    const text = TENANT_TEXT.replace('"MM/YYYY"', '"MM/YYY"')
      .replace('https://www.sorvia.example/bg/faq', 'javascript:alert(1)')
      .replace('myCardAcceptance', 'myCardAcceptence')
      .replace('Europe/Sofia', 'Europe/Sophia');
    const problems = problemsOf(text);
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/timeZone',
      '/card/expiryFormat',
      '/navigation/ourNetwork',
      '/links/faq',
    ]);
    expect(problems.every(({ file }) => file === 'xx.json')).toBe(true);
  });
});

/** The tenant with another language in the place of its second one, which has words. */
const offering = (language: string) => {
  const text = TENANT_TEXT.replaceAll('"uk"', `"${language}"`);
  return { text, words: new Map([...WORDS, [language, WORDS.get('uk') ?? new Map()]]) };
};

it.each(['pt-BR', 'sr-Latn', 'zh-Hant-TW', 'es-419', 'fil', 'en-XA', 'ar-XB'])(
  'a tenant may offer the language %s, in all that it says by language',
  (language) => {
    const { text, words } = offering(language);
    expect(text).toContain(`"${language}":`);
    expect(compileText(text, { words })).toMatchObject({ ok: true });
  },
);

it.each(['PT-BR', 'pt-br', 'pt_BR', 'SR', 'sr-latn', 'en-x-own', 'english', 'e'])(
  'a tag that is not in its canonical form is refused: %s',
  (language) => {
    const { text, words } = offering(language);
    expect(problemsOf(text, { words }).map(({ pointer }) => pointer)).toContain('/languages/1');
  },
);
