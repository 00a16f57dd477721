/** Texts and styles as they go into a page: what is escaped, filled, named by its hash, kept and left out. */
import { describe, expect, it } from 'vitest';
import type { StylePiece } from '../../../publish/build/buildInfo.ts';
import { escapeHtml, toJsonBlock } from '../../../publish/page/escapeHtml.ts';
import { hashOf } from '../../../publish/page/hashOf.ts';
import { draftCss, loaderCss, themesCss } from '../../../publish/page/pageCss.ts';
import { stylesFor } from '../../../publish/page/stylesFor.ts';
import { createTextOf, FALLBACK_LANGUAGE, namedText } from '../../../publish/page/textOf.ts';
import { withoutUnread } from '../../../publish/page/withoutUnread.ts';
import { aTenant } from '../../support/aTenant.ts';

describe('a text in a page', () => {
  it.each([
    ['a & b', 'a &amp; b'],
    ['<b>&amp;</b>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
    [`"it's"`, '&quot;it&#39;s&quot;'],
    ['Баланс: 5 €', 'Баланс: 5 €'],
    ['', ''],
  ])('%j stands there as %j', (text, html) => expect(escapeHtml(text)).toBe(html));

  it.each([
    [{ a: '</script><!--' }, '{"a":"\\u003c/script>\\u003c!--"}'],
    [['\u2028\u2029', '\u2028'], '["\\u2028\\u2029","\\u2028"]'],
    [null, 'null'],
    [{ a: [1, true, ">&'"] }, '{"a":[1,true,">&\'"]}'],
  ])('%j is data that cannot end their script', (value, json) => {
    expect(toJsonBlock(value)).toBe(json);
    expect(JSON.parse(json)).toEqual(value);
  });

  it.each([
    ['', 'e3b0c44298fc1c14'],
    ['abc', 'ba7816bf8f01cfea'],
    [new TextEncoder().encode('abc'), 'ba7816bf8f01cfea'],
    ['ä', '33e6d73fee82904c'],
  ])('%j is named by the begin of its hash', (content, hash) => expect(hashOf(content)).toBe(hash));
});

describe('a text that the host writes', () => {
  const words = new Map([
    [
      'en',
      new Map([
        ['common.loading', 'Loading'],
        ['home.lead', 'Lead'],
        ['screens.home', 'Home {{ name }}'],
      ]),
    ],
    [
      'uk',
      new Map([
        ['home.lead', 'Вступ'],
        ['common.noScript', ''],
      ]),
    ],
  ]);
  const tenant = aTenant({
    words: { uk: { 'screens.home': 'Own', 'common.close': '' }, en: { 'home.lead': 'Own' } },
  });

  it.each([
    ['uk', 'screens.home', 'Own'],
    ['uk', 'common.close', ''],
    ['uk', 'home.lead', 'Вступ'],
    ['uk', 'common.noScript', ''],
    ['uk', 'common.loading', 'Loading'],
    ['uk', 'none', ''],
    ['uk', 'toString', ''],
    ['pl', 'common.loading', 'Loading'],
    ['en', 'home.lead', 'Own'],
  ])('in %s of %s is the tenant’s own, the language’s, or that of English: %j', (language, key, text) =>
    expect(namedText(words, language, tenant, key)).toBe(text),
  );

  it('without a tenant is the language’s, and in no language at all is nothing', () => {
    expect(namedText(words, 'uk', null, 'screens.home')).toBe('Home {{ name }}');
    expect(namedText(new Map(), 'uk', null, 'screens.home')).toBe('');
    expect(FALLBACK_LANGUAGE).toBe('en');
  });

  it.each([
    ['{{list}}', { list: 'a, b' }, 'a, b'],
    ['{{ list }}{{list}}', { list: 'a' }, 'aa'],
    ['{{-list}}|{{- list}}', { list: '<a>' }, '<a>|<a>'],
    ['{{list, number}}', { list: '1' }, '1'],
    ['{{list ,number(a: 1)}}', { list: '1' }, '1'],
    ['a {{none}}b', { list: '1' }, 'a b'],
    ['{list} {{}} {{a b}}', { list: '1' }, '{list} {{}} {{a b}}'],
    ['{{list}', { list: '1' }, '{{list}'],
    ['{{list}}', { list: '{{list}} $&' }, '{{list}} $&'],
  ])('%s with %j is %j', (said, values, text) => {
    const textOf = createTextOf(new Map([['en', new Map([['draftLanguage.borrowed', said]])]]), 'en', null);
    expect(textOf('draftLanguage.borrowed', values)).toBe(text);
  });

  it('without values has nothing in their places', () => {
    const textOf = createTextOf(words, 'en', null);
    expect(textOf('screens.home')).toBe('Home ');
  });
});

describe('the styles of what a page shows', () => {
  const pieces: readonly StylePiece[] = [
    { css: ':root{a:b}', needs: [] },
    { css: '.a{}', needs: [['a']] },
    { css: '.a .b{}', needs: [['a', 'b']] },
    { css: '.c,.b{}', needs: [['c'], ['b']] },
    { css: '.p{}', needs: [['a']], within: '@media print' },
    { css: '.q{}', needs: [['b']], within: '@media print' },
    { css: '.r{}', needs: [['b']], within: '@media(width<40em)' },
    { css: '.s{}', needs: [['c']] },
  ];

  it.each([
    ['', ':root{a:b}'],
    ['<p class="none">a b c</p>', ':root{a:b}'],
    ['<p class="a">', ':root{a:b}.a{}@media print{.p{}}'],
    ['<p class="b">', ':root{a:b}.c,.b{}@media print{.q{}}@media(width<40em){.r{}}'],
    [
      '<p class="a x"><i class="b">',
      ':root{a:b}.a{}.a .b{}.c,.b{}@media print{.p{}.q{}}@media(width<40em){.r{}}',
    ],
    ['<p class="c b">', ':root{a:b}.c,.b{}@media print{.q{}}@media(width<40em){.r{}}.s{}'],
    ['<p class="c">', ':root{a:b}.c,.b{}.s{}'],
    ['<p subclass="a" data-class="ab">', ':root{a:b}'],
  ])('%s are %s', (html, styles) => expect(stylesFor(html, pieces)).toBe(styles));

  it('are none of a page whose program has none', () => expect(stylesFor('<p class="a">', [])).toBe(''));
});

describe('custom properties', () => {
  it.each([
    [
      'that are read in the styles stay',
      ':root{--a:1;--b:2}p{top:var(--a)}',
      '',
      ':root{--a:1;}p{top:var(--a)}',
    ],
    [
      'that what is shown reads stay',
      ':root{--a:1;--b-2_c:2}',
      '<p style="top:var(--b-2_c,3px)">',
      ':root{--b-2_c:2}',
    ],
    ['whose names begin alike are told apart', ':root{--a:1;--ab:2}', 'var(--ab)', ':root{--ab:2}'],
    [
      'that nothing reads go, however long',
      ':root{--long-name:1;--a:2}p{top:var(--a)}',
      '',
      ':root{--a:2}p{top:var(--a)}',
    ],
    ['that are named and not read go', ':root{--a:1}', '--a:2 (--a)', ':root{}'],
    ['are no part of another name', 'p{x--a:1;top:0}', '', 'p{x--a:1;top:0}'],
  ])('%s', (_, styles, rest, kept) => expect(withoutUnread(styles, rest)).toBe(kept));
});

describe('the styles of a page before its program is there', () => {
  it.each([
    [
      'keep its loader still where somebody wants less motion',
      '@media (prefers-reduced-motion:reduce){#loader div::after{animation:none;width:100%}}',
    ],
    [
      'say that it loads without showing it',
      '#loader p{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
    ],
    [
      'show its error over all, in its colours or those of the browser',
      '#startup-error:not([hidden]){position:fixed;inset:0;overflow:auto;display:grid;align-content:center;justify-content:center;grid-template-columns:minmax(0,34rem);padding:24px;background:var(--canvas,Canvas);color:var(--ink,CanvasText);',
    ],
    ['hide the reference of an error that has none', '#startup-error p:has(bdi:empty){display:none}'],
  ])('%s', (_, rule) =>
    expect(loaderCss.split('\n').filter((line) => line.startsWith(rule))).toHaveLength(1),
  );
});

describe('the styles that a page has of its tenant', () => {
  const NOTE =
    '\n#draft,.draft{margin:0;padding:8px 16px;background:var(--warn-wash,#fdf3d7);color:var(--warn,#6b4a00);font:600 0.875rem/1.4 system-ui,sans-serif;text-align:center}';

  it.each([
    [[], ''],
    [
      ['uk', 'pt-BR'],
      '\nhtml:not([lang="uk"]) .draft[lang="uk"]{display:none}\nhtml:not([lang="pt-BR"]) .draft[lang="pt-BR"]{display:none}',
    ],
  ])('show of the notes about %j that of its own language', (languages, others) =>
    expect(draftCss(languages)).toBe(NOTE + others),
  );

  it('are its colours, under its code; on the switcher those of all', () => {
    const theme = { brand: '#112233', accent: '#445566' };
    const own = '[data-tenant="xx"]{--brand:#0C7A5B;--accent:#FFC145}';
    expect(themesCss([aTenant()])).toBe(own);
    expect(themesCss([aTenant(), aTenant({ code: 'yy', theme })])).toBe(
      `${own}\n[data-tenant="yy"]{--brand:#112233;--accent:#445566}`,
    );
    expect(themesCss([])).toBe('');
  });
});
