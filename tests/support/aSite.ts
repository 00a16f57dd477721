/** What pages are made from, for tests of publishing: a few screens, a few words, and a build that nobody has built. */
import type { WordsFile } from '../../compiler/builtInWords.ts';
import type { Program } from '../../publish/build/buildInfo.ts';
import type { Build } from '../../publish/build/loadBuild.ts';
import { hashOf } from '../../publish/page/hashOf.ts';
import { readSources, type SiteOptions, type SiteSources } from '../../publish/page/siteSources.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { aScreen } from './screens.ts';

/** @param words texts by key; what is served of them is `json` */
export function aWordsFile(
  language: string,
  words: Readonly<Record<string, string>>,
  json = '{}',
): WordsFile {
  return {
    language,
    json,
    words: new Map(Object.entries(words)),
    sources: new Map(),
    borrowed: new Map(),
  };
}

/** What names the words of a file all of whose groups come later. */
export const hashOfLater = (json: string) => hashOf(JSON.stringify(['{}', json]));

const program = (name: string, styles: string | null): Program => ({
  entry: `/static/${name}.js`,
  imports: [`/static/${name}-part.js`],
  styles,
});

/** What it prerenders says only what it was asked for. */
export function aBuild(changes: Partial<Build> = {}, info: Partial<Build['info']> = {}): Build {
  return {
    info: {
      version: '3.11.0',
      hash: 'built',
      programs: {
        main: program('main', '/static/main.css'),
        home: program('home', null),
        switcher: program('switcher', '/static/switcher.css'),
        application: program('application', '/static/application.css'),
        earlyForm: program('early', null),
      },
      inline: { main: 'startMain()', home: 'startHome()', switcher: 'startSwitcher()' },
      chunks: {},
      styles: { home: ['/static/home-screen.css'], login: ['/static/login.css', '/static/shared.css'] },
      screens: { home: ['/static/home-screen.js'], login: ['/static/login.js'] },
      render: '.build/render.js',
      renderForms: '.build/renderForms.js',
      homeStyles: { ltr: null, rtl: null },
      ...info,
    },
    homeStyles: { ltr: [], rtl: [] },
    prerenderHome: ({ language }) => ({
      html: `<main>home ${language}</main>`,
      waiting: `<i>${language}</i>`,
    }),
    prerenderedScreens: ['registration', 'accountValidation'],
    prerenderForm: ({ screen, language }) => `<form>${screen} ${language}</form>`,
    ...changes,
  };
}

export const SCREENS: readonly Manifest[] = [
  aScreen({ id: 'home', paths: [''], prerendered: 'page' }),
  aScreen({ id: 'login', paths: ['login/*', 'sign-in'], preload: ['login', 'accountHome'] }),
  aScreen({ id: 'accountHome', paths: ['account'] }),
  aScreen({ id: 'registration', paths: ['account-creation'], prerendered: 'firstLook' }),
  aScreen({ id: 'accountValidation', paths: ['app/activate', 'validation'], prerendered: 'mailedLink' }),
];

export const NOW = new Date('2026-03-04T12:00:00Z');

/** In English and Ukrainian, as `aTenant` has them. */
export function siteOptions(changes: Partial<SiteOptions> = {}): SiteOptions {
  const languages = [
    aWordsFile('en', { languageName: 'English', 'home.lead': 'Lead', 'screens.home': 'Home' }, '{"en":1}'),
    aWordsFile('uk', { languageName: 'Українська', 'home.lead': 'Вступ' }, '{"uk":1}'),
  ];
  return {
    build: aBuild(),
    tenants: [],
    languages: new Map(languages.map((file) => [file.language, file])),
    screens: SCREENS,
    now: NOW,
    ...changes,
  };
}

export function siteSources(changes: Partial<SiteOptions> = {}): SiteSources {
  return readSources(siteOptions(changes));
}
