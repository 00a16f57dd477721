// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { programScript } from '../../../runtime/inline/programScript.ts';

const PROGRAM = '/static/main-AAAAAAAA.js';

describe('the script of a program', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a module at the address of the program', () => {
    const script = programScript(PROGRAM, {}).scriptOf(PROGRAM);
    expect([script.type, script.getAttribute('src')]).toEqual(['module', PROGRAM]);
    expect(script.isConnected).toBe(false);
  });

  it('is made through the one policy that the page allows, which lets no other address in', () => {
    const policies: { name: string; rules: Record<string, (asked: string) => string> }[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: Record<string, (asked: string) => string>) => {
        policies.push({ name, rules });
        return {
          createScriptURL(...asked: string[]) {
            // As in browsers (W3C, Trusted Types): the argument is not optional.
            const [address] = asked;
            if (address === undefined) throw new TypeError('1 argument required, but only 0 present.');
            return `trusted ${rules.createScriptURL?.(address)}`;
          },
        };
      },
    });
    const script = programScript(PROGRAM, {}).scriptOf(PROGRAM);
    expect(policies.map(({ name }) => name)).toEqual(['boot']);
    expect(script.getAttribute('src')).toBe(`trusted ${PROGRAM}`);
    const rules = policies[0]?.rules;
    expect(rules?.createScriptURL?.('https://x.example/a.js'), 'whatever is asked for').toBe(PROGRAM);
    expect(rules?.createScriptURL?.(''), 'not even nothing').toBe(PROGRAM);
    expect(Object.keys(rules ?? {}), 'no text, unless the page puts one in').toEqual(['createScriptURL']);
  });

  it('lets in the one other address that it is made with', () => {
    const { scriptOf } = programScript(PROGRAM, {}, '/static/earlyForm-AAAAAAAA.js');
    const addresses = ['/static/earlyForm-AAAAAAAA.js', '/static/home-AAAAAAAA.js'].map((address) =>
      scriptOf(address).getAttribute('src'),
    );
    expect(addresses).toEqual(['/static/earlyForm-AAAAAAAA.js', PROGRAM]);
  });
});
