/** Keys of which no effect can be found here, each with the reason. Reviewed by hand; one that has an effect is told. */
export interface KeyException {
  /** Name of a key, or what its name begins with where it ends in `/`. */
  readonly key: string;
  /**
   * `browser`: the program reads it, but what it does shows in a browser alone. `onPurpose`: it is there for whoever
   * writes the file.
   */
  readonly kind: 'browser' | 'onPurpose';
  readonly reason: string;
}

const browser = (reason: string, ...keys: readonly string[]): KeyException[] =>
  keys.map((key) => ({ key, kind: 'browser', reason }));

export const keyExceptions: readonly KeyException[] = [
  { key: '/$schema', kind: 'onPurpose', reason: 'tells editors where the schema is' },
  ...browser('the notice stands between the home page and the login', '/features/newUserNotice'),
  ...browser('for messages that come without a duration', '/toast/fallback'),
  ...browser('how far the clock of the device may be off', '/connections/*/sso/clockToleranceSeconds'),
  ...browser('sent when a page is left', '/telemetry'),
  ...browser('only a subject that is offered is chosen at first', '/forms/contact/subject/default'),
  ...browser('slides move in a browser', '/carousel/duration', '/carousel/swipe'),
  ...browser('told to whoever measures, once a browser has the consent', '/connections/*/analytics/id'),
  ...browser('for phones alone', '/banners/home/small', '/banners/transactions/small'),
  ...browser(
    'sent when the last step of a replacement is confirmed',
    '/replacement/formFactors/plastic',
    '/replacement/formFactors/virtual',
  ),
  ...browser('follows the subject as it is chosen', '/contact/placeholderBySubject'),
];

export function exceptionOf(name: string): KeyException | undefined {
  return keyExceptions.find(({ key }) => key === name || (key.endsWith('/') && name.startsWith(key)));
}
