/** The files of words that browsers load: named by what they hold, in two parts. */
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../publish/page/hashOf.ts';
import { firstAddresses, wordsFiles } from '../../../publish/page/wordsFiles.ts';
import { aWordsFile } from '../../support/aSite.ts';

const EN = '{"common":{"close":"Close"},"help":{"title":"Help"},"screens":{"help":"Help"}}';
const EN_PARTS = ['{"common":{"close":"Close"},"screens":{"help":"Help"}}', '{"help":{"title":"Help"}}'];
const UK = '{"contact":{"title":"Контакти"}}';
const languages = new Map([
  ['en', aWordsFile('en', {}, EN)],
  ['uk', aWordsFile('uk', {}, UK)],
]);

describe('words', () => {
  it('lie under their language and the hash of both parts', () => {
    const addresses = firstAddresses(languages);
    const expected = [
      ['en', `/static/words/en-${hashOf(JSON.stringify(EN_PARTS))}.json`],
      ['uk', `/static/words/uk-${hashOf(JSON.stringify(['{}', UK]))}.json`],
    ];
    expect([...addresses]).toEqual(expected);
    expect([...firstAddresses(languages)]).toEqual(expected);
  });

  it('lie at one address exactly where what is sent is alike, however the file stands', () => {
    const [common, help, screens] = [
      '"common":{"close":"Close"}',
      '"help":{"title":"Help"}',
      '"screens":{"help":"Help"}',
    ];
    const addressOf = (...groups: string[]) =>
      firstAddresses(new Map([['en', aWordsFile('en', {}, `{${groups.join()}}`)]])).get('en');
    expect(addressOf(help, common, screens)).toBe(addressOf(common, help, screens));
    // Either part alone gives both another name.
    expect(new Set([addressOf(common, help), addressOf(common), addressOf(help), addressOf()]).size).toBe(4);
  });

  it('come in two parts, the frame’s first, each under an address of its own', () => {
    const addresses = new Map([
      ['en', '/static/words/en-1.json'],
      ['uk', '/static/words/uk-2.json'],
    ]);
    const expected = [
      ['/static/words/en-1.json', EN_PARTS[0]],
      ['/static/words/en-1-later.json', EN_PARTS[1]],
      ['/static/words/uk-2.json', '{}'],
      ['/static/words/uk-2-later.json', '{"contact":{"title":"Контакти"}}'],
    ];
    expect([...wordsFiles(languages, addresses)]).toEqual(expected);
    expect([...wordsFiles(languages, addresses)]).toEqual(expected);
  });

  it('are taken apart once for each file: tenants change more often than words do', () => {
    let reads = 0;
    const file = {
      ...aWordsFile('en', {}),
      get json() {
        reads += 1;
        return EN;
      },
    };
    const one = new Map([['en', file]]);
    for (let times = 0; times < 3; times += 1) wordsFiles(one, firstAddresses(one));
    expect(reads).toBe(1);
  });
});
