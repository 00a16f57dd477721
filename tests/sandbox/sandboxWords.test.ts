/** The sandbox speaks as the portal does, for it stands in for systems that people meet in the middle of a visit. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mailWords } from '../../sandbox/mail/mailWords.ts';
import { pageWords } from '../../sandbox/pages/pageWords.ts';
import { signInWords } from '../../sandbox/provider/signInWords.ts';

/** The words of the portal, with ordinary spaces. */
async function portalWords(language: string) {
  const path = new URL(`../../tenant-config/languages/${language}.json`, import.meta.url);
  return JSON.parse((await readFile(path, 'utf8')).replaceAll('\u00a0', ' '));
}

describe('the sandbox', () => {
  it('greets in Polish mails as the portal does', async () => {
    const { cards } = await portalWords('pl');
    const greeting = cards.greeting.replace('{{name}}', 'Anna');
    const kinds = ['verify-email', 'reset-password', 'change-email', 'verify-card', 'deleted'] as const;
    for (const kind of kinds)
      expect(mailWords('pl', kind).text('Anna', '').startsWith(greeting), kind).toBe(true);
  });

  it('writes PIN as the portal does, in Latin letters in Ukrainian', async () => {
    const { actions } = await portalWords('uk');
    const [name = '?'] = /\S+-код/.exec(actions.pinReveal) ?? [];
    expect(pageWords('uk').revealTitle).toContain(name);
    expect(JSON.stringify(pageWords('uk'))).not.toContain('ПІН');
  });

  it('calls the login so on every line of its English page', () => {
    const { words } = signInWords(['en']);
    expect(Object.values(words).join()).toContain('demo login');
    expect(Object.values(words).join()).not.toMatch(/sign.in/i);
  });
});
