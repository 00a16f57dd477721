/** What the editor of JSON offers while somebody types. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Completion, Hover, TenantText } from '../../../console/server/answers.ts';
import { startTestConsole, type TestConsole } from '../support/startTestConsole.ts';

let running: TestConsole;
beforeAll(async () => {
  running = await startTestConsole();
});
afterAll(() => running.stop());

const ask = async (path: string, text: string, offset: number) => {
  const answer = await running.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, offset }),
  });
  return answer.json();
};
/** At the bar. */
const complete = (text: string): Promise<Completion[]> =>
  ask('/api/complete', text.replace('|', ''), text.indexOf('|'));

describe('completion', () => {
  it('offers the keys of an object that it has not yet, with what they mean', async () => {
    const offered = await complete('{ "code": "zz", "|" }');
    const labels = offered.map(({ label }) => label);
    expect(labels).toContain('theme');
    expect(labels).not.toContain('code');
    expect(offered.find(({ label }) => label === 'theme')).toMatchObject({
      kind: 'property',
      from: 16,
      to: 18,
      detail: expect.stringMatching(/^Two colours/),
    });
    expect(offered.every(({ insert }) => !insert.includes('$1'))).toBe(true);
  });

  it('offers the values of an option', async () => {
    const offered = await complete('{ "features": { "balances": | } }');
    expect(offered.map(({ insert }) => insert)).toEqual(
      expect.arrayContaining(['"on"', '"paused"', '"off"']),
    );
  });

  it.each(['profile', 'currency', 'features', 'stores', 'theme', 'timeZone'])(
    'offers values of %s that make JSON where they are put',
    async (key) => {
      const text = `{ "${key}": | }`;
      const offered = await complete(text);
      const bare = text.replace('|', '');
      expect(offered.length).toBeGreaterThan(0);
      for (const { insert, from, to } of offered)
        expect(() => JSON.parse(bare.slice(0, from) + insert + bare.slice(to)), insert).not.toThrow();
    },
  );

  it('knows dated options', async () => {
    const offered = await complete('{ "features": { "balances": [{ "|" }] } }');
    expect(offered.map(({ label }) => label)).toEqual(['from', 'value']);
  });
});

describe('hover', () => {
  it('says what an option means, in plain text', async () => {
    const { text }: TenantText = await (await running.fetch('/api/tenants/pl')).json();
    const at = text.indexOf('"timeZone"') + 3;
    const { hover }: { hover: Hover } = await ask('/api/hover', text, at);
    expect(hover.text).toBe('IANA time zone in which dates are shown and dated values change.');
    expect(text.slice(hover.from, hover.to)).toContain('timeZone');
  });

  it('says nothing where there is nothing to say', async () => {
    expect(await ask('/api/hover', '{', 40)).toEqual({ hover: null });
  });
});
