/** Keys of which no effect can be found here, each with the reason. Reviewed by hand; one that has an effect is told. */
export interface KeyException {
  /** Name of a key, or what its name begins with where it ends in `/`. */
  readonly key: string;
  /**
   * `browser`: the program reads it, but what it does shows in a browser alone. `notBuilt`: nothing in this version
   * reads it, which somebody should look at. `onPurpose`: it is there for whoever writes the file.
   */
  readonly kind: 'browser' | 'notBuilt' | 'onPurpose';
  readonly reason: string;
}

const notBuilt = (reason: string, ...keys: readonly string[]): KeyException[] =>
  keys.map((key) => ({ key, kind: 'notBuilt', reason }));
const browser = (reason: string, ...keys: readonly string[]): KeyException[] =>
  keys.map((key) => ({ key, kind: 'browser', reason }));

export const keyExceptions: readonly KeyException[] = [
  { key: '/$schema', kind: 'onPurpose', reason: 'tells editors where the schema is' },
  ...browser('the notice stands between the home page and the login', '/features/newUserNotice'),
  ...browser('for messages that come without a duration', '/toast/fallback'),
  ...browser('how far the clock of the device may be off', '/connections/*/sso/clockToleranceSeconds'),
  ...browser('only a subject that is offered is chosen at first', '/forms/contact/subject/default'),
  ...browser('follows the subject as it is chosen', '/contact/placeholderBySubject'),
  ...notBuilt('the logo of a tenant is drawn nowhere', '/theme/logo', '/theme/logo/'),
  ...notBuilt('pictures of cards are drawn nowhere', '/theme/cards/'),
  ...notBuilt('sections about the app are drawn nowhere', '/home/appSections', '/home/appSections/'),
  ...notBuilt('reasons go by the portal’s own names alone', '/declinedReasons', '/declinedReasons/'),
  ...notBuilt('there is no export yet', '/transactions/exportMonths', '/features/exportTransactions'),
  ...notBuilt('there are no carousels yet', '/banners/', '/carousel/', '/cache/marketingMinutes'),
  ...notBuilt('cards are not blocked or replaced yet', '/blocking/temporaryReason', '/replacement/'),
  ...notBuilt('PIN and activation are not there yet', '/pin/'),
  ...notBuilt(
    'scripts of third parties are not loaded yet',
    '/connections/*/tagManager/provider',
    '/connections/*/tagManager/id',
    '/connections/*/cookieConsent/siteKey',
    '/connections/*/analytics/provider',
    '/connections/*/analytics/id',
    '/connections/*/chat/key',
  ),
  ...notBuilt('login and logout lead to fixed screens', '/session/startScreen', '/session/endScreen'),
  ...notBuilt('the map is not shown yet', '/connections/*/merchantMap/key'),
];

export function exceptionOf(name: string): KeyException | undefined {
  return keyExceptions.find(({ key }) => key === name || (key.endsWith('/') && name.startsWith(key)));
}
