/**
 * Whole pages, line by line: the document around what is rendered, its notes about languages, home pages, and all that a
 * tenant is published as. Over 250 lines: each kind of page is written out, and all of them are in one file since whoever
 * renders a page imports the English words.
 */
import { describe, expect, it } from 'vitest';
import type { WordsFile } from '../../../compiler/builtInWords.ts';
import { appIcons } from '../../../publish/page/appIcons.ts';
import { brandMark, faviconAddress } from '../../../publish/page/brandMark.ts';
import { contentPolicies } from '../../../publish/page/contentPolicy.ts';
import { createSite, SHELL } from '../../../publish/page/createSite.ts';
import { escapeHtml, toJsonBlock } from '../../../publish/page/escapeHtml.ts';
import { hashOf } from '../../../publish/page/hashOf.ts';
import { homeData, sharedData } from '../../../publish/page/homeData.ts';
import { languageNotes } from '../../../publish/page/languageNotes.ts';
import { draftCss, loaderCss, themesCss } from '../../../publish/page/pageCss.ts';
import { pageData, preloadsOf } from '../../../publish/page/pageData.ts';
import { NO_ORIGINS, policyOrigins } from '../../../publish/page/policyOrigins.ts';
import { prerenderScreens } from '../../../publish/page/prerenderScreens.ts';
import { type DocumentOptions, renderDocument } from '../../../publish/page/renderDocument.ts';
import { hasHomePage, homePageName, renderHomePage } from '../../../publish/page/renderHomePage.ts';
import { readSources, type SiteOptions } from '../../../publish/page/siteSources.ts';
import { summariseTenant } from '../../../publish/page/tenantSummary.ts';
import { renderWebManifest } from '../../../publish/page/webManifest.ts';
import type { PageData, PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aBuild, aWordsFile, hashOfLater, SCREENS, siteOptions, siteSources } from '../../support/aSite.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

function aFile(language: string, name: string, borrowed: Record<string, readonly string[]> = {}): WordsFile {
  const words = {
    languageName: name,
    'draftLanguage.notice': `${language}: a draft.`,
    'draftLanguage.borrowed': `${language}: {{list}}.`,
  };
  return { ...aWordsFile(language, words), borrowed: new Map(Object.entries(borrowed)) };
}

const FILES = [
  aFile('en', 'English'),
  aFile('uk', 'Ukrainian', { en: ['home.lead', 'home.title'] }),
  aFile('pt-BR', 'Brazilian', { pt: ['home.lead'] }),
  aFile('pt', 'Portuguese'),
];
const byLanguage = new Map(FILES.map((file) => [file.language, file]));
const theirWords = new Map(FILES.map((file) => [file.language, file.words]));

describe('the note about the languages of a tenant', () => {
  const tenant = aTenant({
    languages: ['en', 'pt-BR', 'uk'],
    draftLanguages: ['uk'],
    // Said in English alone; and one text of its own, which borrows nothing.
    words: { uk: { 'products.own.a': '[en] Meal', 'home.title': 'Own' } },
  });
  const sources = { words: theirWords, languages: byLanguage };
  const textsOf = (...args: Parameters<typeof languageNotes>) =>
    languageNotes(...args).map(({ html }) => /lang="[^>]*>(.*)<\/p>/.exec(html)?.[1]);

  it.each([
    ['in dev', 'dev', undefined],
    ['in a preview of the console', 'prod', {}],
  ])(
    '%s says how many texts are in which other language, of drafts and of chains [LOV-66]',
    (_, environment, preview) => {
      expect(textsOf({ ...tenant, environment }, { ...sources, preview })).toEqual([
        'pt-BR: Portuguese (1).',
        'uk: a draft. uk: English (2).',
      ]);
    },
  );

  it('elsewhere says of a draft that it is one, and of others nothing', () => {
    expect(textsOf({ ...tenant, environment: 'uat' }, sources)).toEqual(['uk: a draft.']);
  });

  it('is of each language that is a draft, in that language and the way that its lines run', () => {
    const words = new Map([['ar', new Map([['draftLanguage.notice', '<ar> & draft']])]]);
    const drafts = aTenant({ languages: ['ar', 'uk'], draftLanguages: ['ar'], environment: 'prod' });
    expect(languageNotes(drafts, { words, languages: new Map() })).toEqual([
      {
        language: 'ar',
        html: '<p class="draft" role="note" lang="ar" dir="rtl">&lt;ar&gt; &amp; draft</p>',
      },
    ]);
  });

  it('lists each language that texts are from, by its tag where nobody knows its name', () => {
    const files = new Map([['uk', aFile('uk', 'Ukrainian', { en: ['home.lead'], be: ['a', 'b', 'c'] })]]);
    const { draftLanguages: _, ...plain } = tenant;
    expect(textsOf({ ...plain, languages: ['uk'] }, { words: theirWords, languages: files })).toEqual([
      'uk: English (1), be (3).',
    ]);
  });
});

const TEXTS = {
  languageName: 'English',
  'switcher.question': 'Where & what?',
  tabTitle: '{{page}} – {{brand}}',
  'screens.home': 'Home',
  'home.lead': 'Lead & more',
  'common.loading': 'Loading & more',
  'common.noScript': 'Scripts & more',
  'common.reference': 'Reference <{{id}}>.',
  'startupError.title': 'Not & started',
  'startupError.text': 'Try & try.',
  'startupError.button': 'Again & again',
  'draftTenant.notice': 'A draft & no more',
  'draftLanguage.notice': 'Words & drafts',
};
const LANGUAGES: SiteOptions['languages'] = new Map(
  [
    aWordsFile('en', TEXTS, '{"en":1}'),
    aWordsFile('uk', { languageName: 'Українська', 'startupError.title': 'Ні' }, '{"uk":1}'),
    aWordsFile('ar', { 'startupError.title': 'ا' }, '{"ar":1}'),
  ].map((file) => [file.language, file]),
);
const optionsOf = (changes: Partial<SiteOptions> = {}) => siteOptions({ languages: LANGUAGES, ...changes });
const sourcesOf = (changes: Partial<SiteOptions> = {}) => siteSources({ languages: LANGUAGES, ...changes });
const PROGRAM = { entry: '/static/p.js', imports: ['/static/q.js'], styles: '/static/p.css' };

function optionsFor(page: PageData): DocumentOptions {
  const { words, languages } = sourcesOf();
  return { page, program: PROGRAM, boot: 'start()', inlineStyles: null, content: null, words, languages };
}
const pageOf = (tenant: PublicTenant | null, language = 'en', base = '/xx') =>
  pageData(sourcesOf(), tenant, base, language);

/** A page without a tenant, or with one, as a program renders it: what differs is named. */
function expectedShell(page: PageData, { head = '', html = '', notes = '', style = '', before = '' } = {}) {
  const { tenant, language } = page;
  const theme = tenant?.theme ?? null;
  const said = sourcesOf().words.get(language)?.get('startupError.title') ?? TEXTS['startupError.title'];
  const second = language === 'en' ? '' : `<p lang="en"${html ? ' dir="ltr"' : ''}>Try &amp; try.</p>`;
  return `<!doctype html>
<html lang="${language}"${html} data-tenant="${tenant?.code ?? ''}">
<head>
<meta charset="utf-8">
${before}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tenant ? 'Home – Sorvia' : 'Where &amp; what?'}</title>
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${theme?.brand ?? '#46506B'}">
${head}<link rel="icon" type="image/svg+xml" href="${faviconAddress(theme)}">
${tenant ? `<link rel="manifest" href="/xx/manifest.webmanifest">\n<link rel="apple-touch-icon" href="${appIcons(tenant.theme).touchIcon}">\n` : ''}<link rel="modulepreload" media="not all" href="/static/p.js">
<link rel="modulepreload" media="not all" href="/static/q.js">
<script type="application/json" id="page">${toJsonBlock(page)}</script>
<script>start()</script>
<link id="styles" rel="stylesheet" href="/static/p.css">
<style>${style}</style>
<link rel="preload" as="fetch" crossorigin href="${page.words[language]}">
</head>
<body>
${notes}<div id="root"><div id="loader">${brandMark(theme)}<div></div><p role="status">Loading &amp; more</p></div></div>
<div id="startup-error" role="main" hidden><div role="alert">${brandMark(theme)}<h1>${escapeHtml(said)}</h1><p>Try &amp; try.</p>${second}<p><a href="">Again &amp; again</a></p><p aria-live="off">Reference &lt;<bdi></bdi>&gt;.</p></div></div>
<noscript><p>Scripts &amp; more</p></noscript>
</body>
</html>
`;
}

const plain = (page: PageData, tenant: PublicTenant) => {
  const style = `${themesCss([tenant])}\n${loaderCss}`;
  return { style, page, origins: policyOrigins(tenant.connection) };
};

describe('a page that a program renders', () => {
  it('of a tenant is its loader, its error and its data, and names what the program needs', () => {
    const tenant = aTenant({ environment: 'prod' });
    const { style, page, origins } = plain(pageOf(tenant), tenant);
    expect(renderDocument(optionsFor(page))).toEqual({
      text: expectedShell(page, { style }),
      policies: contentPolicies({ boot: 'start()', style, origins }),
    });
  });

  it('in another language says its error in English as well', () => {
    const tenant = aTenant({ languages: ['uk', 'en'], environment: 'prod' });
    const { style, page } = plain(pageOf(tenant, 'uk'), tenant);
    expect(renderDocument(optionsFor(page)).text).toBe(expectedShell(page, { style }));
  });

  it('says which way its lines run where that is from right to left', () => {
    const tenant = aTenant({ languages: ['ar', 'en'], environment: 'prod' });
    const { style, page } = plain(pageOf(tenant, 'ar'), tenant);
    expect(renderDocument(optionsFor(page)).text).toBe(expectedShell(page, { style, html: ' dir="rtl"' }));
  });

  it('of no tenant has the colours of all, asks its question and opens nothing', () => {
    const page = pageOf(null, 'en', '');
    const all = [aTenant(), aTenant({ code: 'yy', theme: { brand: '#112233' } })];
    const style = `${themesCss(all)}\n${loaderCss}`;
    expect(renderDocument({ ...optionsFor(page), all })).toEqual({
      text: expectedShell(page, { style }),
      policies: contentPolicies({ boot: 'start()', style, origins: NO_ORIGINS }),
    });
    expect(renderDocument(optionsFor(page)).text).toBe(expectedShell(page, { style: loaderCss }));
  });
});

describe('a page that a program renders marks what it is', () => {
  it('of a draft says that it is one, to people and to search engines', () => {
    const tenant = aTenant({ environment: 'prod', isDraft: true });
    const page = pageOf(tenant);
    const expected = expectedShell(page, {
      style: `${themesCss([tenant])}\n${loaderCss}\n${draftCss([])}`,
      head: '<meta name="robots" content="noindex">\n',
      notes: '<p id="draft" role="note" lang="en">A draft &amp; no more</p>\n',
    });
    expect(renderDocument(optionsFor(page)).text).toBe(expected);
  });

  it.each([
    ['en', '<meta name="robots" content="noindex">\n'],
    ['uk', ''],
  ])('of a tenant with a draft language has its note, here in %s', (language, head) => {
    const tenant = aTenant({ environment: 'prod', draftLanguages: ['en'] });
    const page = pageOf(tenant, language);
    const expected = expectedShell(page, {
      style: `${themesCss([tenant])}\n${loaderCss}\n${draftCss(['en'])}`,
      head,
      notes: '<p class="draft" role="note" lang="en" dir="ltr">Words &amp; drafts</p>\n',
    });
    expect(renderDocument(optionsFor(page)).text).toBe(expected);
  });

  it('of a preview tells the console first what is shown, and is framed by it', () => {
    const tenant = aTenant({ environment: 'prod' });
    const { style, page, origins } = plain(pageOf(tenant), tenant);
    const preview = { framedBy: 'http://localhost:4200', script: 'told()' };
    expect(renderDocument({ ...optionsFor(page), preview })).toEqual({
      text: expectedShell(page, { style, before: '<script>told()</script>\n' }),
      policies: contentPolicies({ boot: 'start()', style, origins, preview }),
    });
  });

  it('links no styles and no words where it has none', () => {
    const tenant = aTenant({ environment: 'prod' });
    const { style, page } = plain({ ...pageOf(tenant), words: {} }, tenant);
    const program = { ...PROGRAM, styles: null };
    expect(renderDocument({ ...optionsFor(page), program }).text).toBe(
      expectedShell(page, { style })
        .replace('<link id="styles" rel="stylesheet" href="/static/p.css">\n', '')
        .replace('<link rel="preload" as="fetch" crossorigin href="undefined">\n', ''),
    );
  });

  it('says that it did not start to whoever runs no scripts, where there are no words about these', () => {
    const words = new Map([['en', new Map([['startupError.title', 'Not & started']])]]);
    const { text } = renderDocument({ ...optionsFor(pageOf(null, 'en', '')), words });
    expect(text).toContain('\n<noscript><p>Not &amp; started</p></noscript>\n');
  });
});

describe('a page that is prerendered', () => {
  const tenant = aTenant({ environment: 'prod', languages: ['en', 'uk', 'ar'] });
  const prerendered = {
    path: '/xx/',
    screen: 'home',
    at: '2026',
    until: '2027',
    application: '/static/a.js',
    styles: [],
    data: '/static/d.json',
    preloads: [],
  } as const;
  const page: PageData = { ...pageOf(tenant), prerendered };
  const data = homeData(page, tenant, prerendered);
  const inlineStyles = ':root{--unread:1;--read:2;--shown:3;--waited:4;--loader:5}p{top:var(--read)}';
  const content = '<main style="top:var(--shown)">Home</main>';
  const waiting = '<i style="top:var(--waited)">Wait</i>';
  const own = themesCss([tenant]);

  it('stands in its document with its styles, its words in other languages and what is shown to whoever waits', () => {
    const style = `:root{--read:2;--shown:3;--waited:4;}p{top:var(--read)}\n${own}`;
    const options = { ...optionsFor(page), data, content, waiting, inlineStyles };
    expect(renderDocument(options)).toEqual({
      text: `<!doctype html>
<html lang="en" data-tenant="xx">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Home – Sorvia</title>
<meta name="description" content="Lead &amp; more">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0C7A5B">
<link rel="icon" type="image/svg+xml" href="${faviconAddress(tenant.theme)}">
<link rel="manifest" href="/xx/manifest.webmanifest">
<link rel="apple-touch-icon" href="${appIcons(tenant.theme).touchIcon}">
<link rel="alternate" hreflang="en" href="/xx/">
<link rel="alternate" hreflang="uk" href="/xx/uk/">
<link rel="alternate" hreflang="ar" href="/xx/ar/">
<style>${style}</style>
<link rel="modulepreload" href="/static/p.js">
<link rel="modulepreload" href="/static/q.js">
</head>
<body>
<div id="root">${content}</div>
<template id="waiting">${waiting}</template>
<noscript><p>Scripts &amp; more</p></noscript>
<script type="application/json" id="page">${toJsonBlock(data)}</script>
<script>start()</script>
</body>
</html>
`,
      policies: contentPolicies({
        boot: 'start()',
        style,
        origins: policyOrigins(tenant.connection),
      }),
    });
  });

  it('has its whole data, its tenant’s colours alone and no template where it is handed no more', () => {
    const { text } = renderDocument({ ...optionsFor(page), content, inlineStyles: '' });
    expect(text).toContain(`<script type="application/json" id="page">${toJsonBlock(page)}</script>`);
    expect(text).toContain(`<style>${own}</style>`);
    expect(text).not.toMatch(/<template|rel="stylesheet"/);
  });

  it('keeps the properties that its own styles read', () => {
    const drafts = { ...tenant, draftLanguages: ['uk'] };
    const { text } = renderDocument({
      ...optionsFor({ ...page, tenant: drafts }),
      content,
      inlineStyles: ':root{--warn:1;--brand-solid:2}',
    });
    expect(text).toContain(`<style>:root{--warn:1;}\n${own}\n${draftCss(['uk'])}</style>`);
  });
});

const EN = `/static/words/en-${hashOfLater('{"en":1}')}`;
const UK = `/static/words/uk-${hashOfLater('{"uk":1}')}`;
const AR = `/static/words/ar-${hashOfLater('{"ar":1}')}`;
const homeStyles = {
  ltr: [
    { css: '.home{a:l}', needs: [['home']] },
    { css: '.wait{}', needs: [['wait']] },
    { css: '.no{}', needs: [['no']] },
  ],
  rtl: [{ css: '.home{a:r}', needs: [['home']] }],
};
const rendered = { html: '<main class="home">Home</main>', waiting: '<i class="wait"></i>' };
const UNTIL = { at: '2025-12-31T22:00:00.000Z', until: '2026-12-31T22:00:00.000Z' };
const HOME_TENANT = aTenant({
  languages: ['en', 'uk', 'ar'],
  words: { uk: { 'home.lead': 'Своє' } },
  features: { exportTransactions: 'paused', cardAcceptance: 'off' },
});
const HOME_SCREENS = [
  ...SCREENS,
  aScreen({ id: 'cardDetails', paths: ['card/:id'] }),
  aScreen({ id: 'help', paths: ['help'], feature: 'cardAcceptance' }),
  aScreen({ id: 'logout', paths: ['logout'], feature: 'exportTransactions' }),
];
const PATHS = {
  login: 'login/',
  accountHome: 'account',
  registration: 'account-creation',
  accountValidation: 'app/activate',
  logout: 'logout',
};

/** What it is rendered from, and the page. */
function renderHome(language: string, base = '/xx', info = {}) {
  const asked: unknown[] = [];
  const prerenderHome: ReturnType<typeof aBuild>['prerenderHome'] = (...args) => {
    asked.push(args);
    return rendered;
  };
  const sources = sourcesOf({ build: aBuild({ homeStyles, prerenderHome }, info), screens: HOME_SCREENS });
  const page = renderHomePage(sources, HOME_TENANT, { base, language, data: '/static/d.json' });
  return { page, asked, plain: pageData(sources, HOME_TENANT, base, language) };
}

describe('a home page', () => {
  const tenant = HOME_TENANT;
  it.each([
    ['en', '/xx', '', EN, '.home{a:l}.wait{}', TEXTS],
    [
      'uk',
      '',
      'uk/',
      UK,
      '.home{a:l}.wait{}',
      { languageName: 'Українська', 'startupError.title': 'Ні', 'home.lead': 'Своє' },
    ],
    ['ar', '/xx', 'ar/', AR, '.home{a:r}', { 'startupError.title': 'ا' }],
  ])(
    'in %s below %j is the document around what is rendered',
    (language, base, home, address, styles, words) => {
      const { page, asked, plain } = renderHome(language, base);
      const prerendered = {
        path: `${base}/${home}`,
        screen: 'home',
        ...UNTIL,
        application: '/static/application.js',
        styles: ['/static/application.css', '/static/home-screen.css'],
        data: '/static/d.json',
        preloads: [
          '/static/application-part.js',
          '/static/home-screen.js',
          `${address}.json`,
          `${address}-later.json`,
        ],
      } as const;
      expect(asked).toEqual([[{ ...plain, prerendered }, tenant, { screens: { ...PATHS, home }, words }]]);
      const expected = renderDocument({
        ...optionsFor({ ...plain, prerendered }),
        data: homeData(plain, tenant, prerendered),
        program: { entry: '/static/home.js', imports: ['/static/home-part.js'], styles: null },
        boot: 'startHome()',
        inlineStyles: styles,
        content: rendered.html,
        waiting: rendered.waiting,
      });
      expect(page).toEqual(expected);
    },
  );
});

describe('a home page of another build, language or kind', () => {
  const tenant = HOME_TENANT;
  it('names no styles and scripts where the build has none', () => {
    const { programs } = aBuild().info;
    const application = { entry: '/static/x.js', imports: [], styles: null };
    const { asked } = renderHome('en', '/xx', {
      styles: {},
      screens: {},
      programs: { ...programs, application },
    });
    expect(asked).toMatchObject([
      [{ prerendered: { styles: [], preloads: [`${EN}.json`, `${EN}-later.json`] } }, {}, {}],
    ]);
  });

  it('has only the tenant’s own words in a language that has no others', () => {
    const asked: object[] = [];
    const prerenderHome: ReturnType<typeof aBuild>['prerenderHome'] = (_page, _tenant, { words }) => {
      asked.push(words);
      return rendered;
    };
    const polish = aTenant({ languages: ['pl'], words: { pl: { 'home.lead': 'Własny' } } });
    const sources = sourcesOf({ build: aBuild({ prerenderHome }) });
    renderHomePage(sources, polish, { base: '', language: 'pl', data: '/d.json' });
    expect(asked).toEqual([{ 'home.lead': 'Własny' }]);
  });

  it('of a preview is framed by the console', () => {
    const preview = { framedBy: 'http://localhost:4200', script: 'told()' };
    const { text, policies } = renderHomePage(sourcesOf({ preview }), tenant, {
      base: '',
      language: 'en',
      data: '/d.json',
    });
    expect(text).toContain('<meta charset="utf-8">\n<script>told()</script>\n');
    expect(policies[0]).toContain('frame-ancestors http://localhost:4200;');
  });

  it('is none where no screen is published as a page', () => {
    const others = SCREENS.filter(({ id }) => id !== 'home');
    const options = { base: '', language: 'en', data: '/d.json' };
    expect(() => renderHomePage(sourcesOf({ screens: others }), tenant, options)).toThrow(Error);
    const off = aScreen({ id: 'home', paths: [''], prerendered: 'page', isOffered: () => false });
    const offered = [SCREENS, others, [off, ...others]].map((each) =>
      hasHomePage(sourcesOf({ screens: each }), tenant),
    );
    expect(offered).toEqual([true, false, false]);
  });

  it.each([
    ['en', 'index.html'],
    ['uk', 'uk/index.html'],
  ])('in %s is called %s', (language, name) =>
    expect(homePageName(language, { languages: ['en', 'uk'] })).toBe(name),
  );
});

const PUBLISHED = aTenant({ environment: 'prod' });

/** As it is put together from the parts that are shown above. */
function expectedOf(options: SiteOptions) {
  const sources = readSources(options);
  const page = pageData(sources, PUBLISHED, '/xx', 'en');
  const shared = sharedData(page);
  const screens = prerenderScreens(sources, { page, content: shared.address, tenant: PUBLISHED });
  const { programs, inline } = options.build.info;
  const shell = renderDocument({
    ...optionsFor({
      ...page,
      preloads: preloadsOf(sources, PUBLISHED, '/xx'),
      firstLooks: screens.firstLooks,
    }),
    program: programs.main,
    boot: inline.main,
    preview: options.preview,
  });
  const { icons, renders } = appIcons(PUBLISHED.theme);
  const manifest = renderWebManifest(sources, PUBLISHED, '/xx', icons);
  const homeOf = (language: string) =>
    renderHomePage(sources, PUBLISHED, { base: '/xx', language, data: shared.address });
  return { sources, shared, screens, shell, manifest, homeOf, renders };
}
const finished = <Page extends { readonly text: string }>(page: Page, version: string) => ({
  ...page,
  text: page.text.replace('@version-of-this', version),
});

describe('a tenant that is published', () => {
  it('is a home page for each language, a page for the rest and a manifest, under the hash of all', () => {
    const options = optionsOf();
    const published = createSite(options).publish(PUBLISHED, '/xx');
    const { shared, screens, shell, manifest, homeOf, renders } = expectedOf(options);
    const pages = [
      ['index.html', homeOf('en')],
      ['uk/index.html', homeOf('uk')],
      ['shell.html', shell],
      ['manifest.webmanifest', manifest],
    ] as const;
    const version = hashOf(JSON.stringify(pages.map(([name, { text, policies }]) => [name, text, policies])));
    expect(published.version).toBe(version);
    expect([...published.pages]).toEqual(pages.map(([name, page]) => [name, finished(page, version)]));
    expect(published.pages.get(SHELL)?.text).toContain(`"tenantVersion":"${version}"`);
    expect(published.homeData).toBe(shared.address);
    expect([...published.prerenders.keys()]).toEqual([...screens.prerenders.keys(), shared.address]);
    expect(published.prerenders.get(shared.address)?.()).toBe(shared.json);
    expect([...published.icons.keys()]).toEqual([...renders.keys()]);
  });

  it('has the page of any other address as its home pages where no screen is one', () => {
    const options = optionsOf({ screens: SCREENS.filter(({ id }) => id !== 'home') });
    const { pages } = createSite(options).publish(PUBLISHED, '/xx');
    const shell = pages.get('shell.html');
    expect([pages.get('index.html'), pages.get('uk/index.html')]).toEqual([shell, shell]);
  });

  it('is rendered once for each language', () => {
    const languages: string[] = [];
    const build = aBuild({
      prerenderHome: ({ language }) => {
        languages.push(language);
        return { html: '', waiting: '' };
      },
    });
    const { pages } = createSite(optionsOf({ build })).publish(PUBLISHED, '/xx');
    for (const { text } of pages.values()) expect(text).not.toBe('');
    expect(languages).toEqual(['en', 'uk']);
  });

  it('in a preview is rendered when somebody asks for a page, and is named by what it is made from', () => {
    const languages: string[] = [];
    const prerenderHome: ReturnType<typeof aBuild>['prerenderHome'] = ({ language }) => {
      languages.push(language);
      return { html: `<main>${language}</main>`, waiting: '' };
    };
    const preview = { framedBy: 'http://localhost:4200', script: 'told()' };
    const options = optionsOf({ preview, build: aBuild({ prerenderHome }) });
    const { version, pages } = createSite(options).publish(PUBLISHED, '/xx');
    const home = pages.get('uk/index.html');
    expect(languages).toEqual([]);
    const seen = [home?.text, home?.policies, home?.text];
    expect(languages).toEqual(['uk']);
    const { sources, shell, homeOf } = expectedOf(options);
    const made = [
      [hashOf(shell.text), shell.policies],
      [...sources.addresses.values()],
      '2025-12-31T22:00:00.000Z',
    ];
    expect(version).toBe(hashOf(JSON.stringify(made)));
    expect(pages.get('shell.html')).toEqual(finished(shell, version));
    const { text, policies } = finished(homeOf('uk'), version);
    expect(seen).toEqual([text, policies, text]);
  });
});

describe('a site', () => {
  it('has the switcher as the page of no tenant, with all of them', () => {
    const tenants = [aTenant(), aTenant({ code: 'yy', name: 'Otherland' })];
    const options = optionsOf({ tenants });
    const { programs, inline } = options.build.info;
    const { words } = sourcesOf();
    const page = pageOf(null, 'en', '');
    const preview = { framedBy: 'http://localhost:4200', script: 'told()' };
    const expected = {
      ...optionsFor({ ...page, tenants: tenants.map((each) => summariseTenant(each, words)) }),
      program: programs.switcher,
      boot: inline.switcher,
      all: tenants,
    };
    expect(createSite(options).portalPage()).toEqual(renderDocument(expected));
    expect(createSite({ ...options, preview }).portalPage()).toEqual(
      renderDocument({ ...expected, preview }),
    );
  });

  it('has the words of each language at two addresses', () => {
    const { wordsAddresses, wordsFiles } = createSite(optionsOf());
    const expected = (['en', 'uk', 'ar'] as const).map((language) => {
      const first = `/static/words/${language}-${hashOfLater(`{"${language}":1}`)}`;
      return [language, [`${first}.json`, `${first}-later.json`]] as const;
    });
    expect([...wordsAddresses]).toEqual(expected);
    const texts = expected.flatMap(([language, [first = '', later = '']]) => [
      [first, '{}'],
      [later, `{"${language}":1}`],
    ]);
    expect([...wordsFiles]).toEqual(texts);
  });
});
