import type { Found } from './difference.ts';

/** How much a mistake in a change would cost card holders. */
export type Risk = 'high' | 'medium' | 'low';

export interface RatedRisk {
  readonly risk: Risk;
  /** As a sentence. */
  readonly why: string;
}

interface RiskRow extends RatedRisk {
  /** Options that it is about, with all that stands in them; `*` stands for any one key. */
  readonly at: string;
  /** Only some changes of them. */
  readonly when?: (found: Found) => boolean;
}

const row = (at: string, risk: Risk, why: string, when?: RiskRow['when']): RiskRow => ({
  at,
  risk,
  why,
  ...(when && { when }),
});

const isLost = ({ after }: Found) => after === 'absent' || after === null || after === false;
const isPaused = ({ after }: Found) => after === 'paused';
const isNarrower = (found: Found) => found.isNarrower === true;

const REFUSES = 'What people could type until now is refused.';
const ASKS_LESS = 'Nothing that people could type until now is refused.';
const LOSES_SCREEN = 'People lose a part of the portal, and links to it are not found.';
const PAUSES = 'People find a part of the portal and cannot use it.';
const GAINS = 'People find something more; what they have stays as it is.';
const MONEY = 'Every amount is read by it: a mistake shows people a wrong balance.';
const FOREIGN_CODE = 'Code of another company begins or ends to run in the portal.';
const LEGAL = 'The law or a contract asks for what stands behind it.';
const TEXT = 'Something reads or looks otherwise; what people can do stays as it is.';

/** The first row that fits an option says its risk. */
const ROWS: readonly RiskRow[] = [
  row('/code', 'high', 'Every address begins with it: links and bookmarks lead nowhere.'),
  row(
    '/identifier',
    'high',
    'Lists of towns and offers are asked for by it: a wrong one brings those of others.',
  ),
  row('/hosts', 'high', 'It decides whose portal opens at an address.'),
  row('/status', 'high', 'It decides whether card holders can open the portal at all.'),
  row('/compatibility', 'medium', 'A version of the portal that it leaves out refuses the file.'),
  row('/languages', 'high', 'Whoever reads in that language has to read in another one.', isNarrower),
  row('/languages', 'medium', 'Every text stands in one more language, or the portal opens in another one.'),
  row('/draftLanguages', 'low', 'Card holders do not see languages that are drafts.'),
  row('/name', 'low', TEXT),
  row('/timeZone', 'medium', 'Days and times of payments, and the day of dated values, move with it.'),
  row('/theme', 'low', 'The look changes; colours that cannot be read are refused by the compiler.'),
  row('/currency', 'high', MONEY),
  row('/money', 'medium', 'Amounts are written otherwise: a wrong mark turns 1,000 into 1.000.'),
  row('/formats', 'low', TEXT),
  row('/card/products', 'medium', 'People know their cards by the names of products.'),
  row('/card', 'low', TEXT),
  row('/transactions', 'low', 'An export holds more or fewer months.'),
  row('/features', 'high', LOSES_SCREEN, isLost),
  row('/features', 'medium', PAUSES, isPaused),
  row('/features', 'low', GAINS),
  row(
    '/profile/updateMethod',
    'high',
    'Changes of personal data are sent by it: with a wrong one none is saved.',
  ),
  row(
    '/profile/addressKeys',
    'high',
    'Addresses are sent under these names: with a wrong one they are not saved.',
  ),
  row('/profile', 'high', LOSES_SCREEN, isLost),
  row('/profile', 'medium', PAUSES, isPaused),
  row('/profile', 'low', GAINS),
  row('/terms', 'medium', LEGAL),
  row('/navigation', 'medium', 'People do not find something where it was.', isLost),
  row('/navigation', 'low', 'A menu is ordered otherwise; all of it can still be reached.'),
  row('/names', 'low', TEXT),
  row('/address/mode', 'high', 'Another address is asked for, and the gateway has to take it.'),
  ...['/address', '/dateOfBirth', '/phone', '/validation', '/forms'].flatMap((at) => [
    row(at, 'medium', REFUSES, isNarrower),
    row(at, 'low', ASKS_LESS),
  ]),
  ...['legal', 'privacy', 'gdpr', 'cookies', 'dataProtectionRights', 'accessibility'].map((link) =>
    row(`/links/${link}`, 'medium', LEGAL),
  ),
  ...['/links', '/footer', '/stores', '/home', '/banners', '/carousel', '/notices', '/toast'].map((at) =>
    row(at, 'low', TEXT),
  ),
  row('/contact/phoneLine', 'medium', 'Whoever has lost a card rings there.'),
  row('/contact', 'low', 'Messages to us are asked for otherwise.'),
  row('/blocking', 'medium', 'Reasons for a block are sent to the gateway, which has to know them.'),
  row('/replacement', 'medium', 'Kinds of cards are sent to the gateway, which has to know them.'),
  row('/pin', 'medium', 'It decides how a PIN is shown, and for how long.'),
  row('/declinedReasons', 'low', TEXT),
  row('/session', 'medium', 'Everybody who logs in or out comes to another page.'),
  row('/mailLinks', 'high', 'Links in mails that were sent already are read by it.'),
  row('/cache', 'low', 'What people see is fresher or older by minutes.'),
  row('/limits/idleMinutes', 'medium', 'It decides when somebody who left is logged out.'),
  row('/limits', 'medium', 'It decides how long people wait before they are told that something failed.'),
  row('/telemetry', 'low', 'Nobody sees it: pages tell the host more or less of themselves.'),
  row('/errors', 'medium', 'Errors on this list are told to nobody.'),
  row('/words', 'low', TEXT),
  row('/extends', 'high', 'The values of a whole group come or go with it.'),
  row('/inherited', 'low', 'It is a list for whoever configures the tenant.'),
  row('/$schema', 'low', 'Only editors read it.'),
  row('/connections/*/sso', 'high', 'Nobody can log in when it is wrong.'),
  row(
    '/connections/*/gateway',
    'high',
    'Cards and payments come from there: nothing loads when it is wrong.',
  ),
  row('/connections/*/revealOrigins', 'high', 'These sites may show a PIN or the number of a card.'),
  row('/connections/*/cookieConsent', 'high', `It asks for consent, and others wait for it. ${LEGAL}`),
  row('/connections/*/appBackend', 'medium', 'Lists of towns and offers come from there.'),
  row('/connections', 'medium', FOREIGN_CODE),
];

const UNKNOWN: RatedRisk = { risk: 'medium', why: 'Nothing is known of how much depends on it.' };

const ORDER: readonly Risk[] = ['high', 'medium', 'low'];

/** The highest of several risks. */
export function highest<Rated extends { readonly risk: Risk }>(rated: readonly Rated[]): Rated | undefined {
  return rated.toSorted((a, b) => ORDER.indexOf(a.risk) - ORDER.indexOf(b.risk))[0];
}

/** The risk of a difference: the highest of the options that cause it. */
export function riskOf(found: Found): RatedRisk {
  const pointers = [found.pointer, ...(found.otherPointers ?? [])];
  const rated = pointers.map((pointer) => {
    const fitting = ROWS.find(({ at, when }) => fits(at, pointer) && (when?.(found) ?? true));
    return fitting ? { risk: fitting.risk, why: fitting.why } : UNKNOWN;
  });
  return highest(rated) ?? UNKNOWN;
}

function fits(at: string, pointer: string): boolean {
  const keys = pointer.split('/');
  return at.split('/').every((part, index) => part === '*' || part === keys[index]);
}
