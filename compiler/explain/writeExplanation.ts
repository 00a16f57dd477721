import { basename } from 'node:path';
import { formatLongDay } from '../../runtime/format/formatDate.ts';
import { groupAlike } from '../compare/groupAlike.ts';
import { writeDifference } from '../compare/writeDifferences.ts';
import { heading, rows, wrapText } from '../layOutText.ts';
import { listSources } from '../words/wordsFallback.ts';
import { listOrigins } from './listOrigins.ts';
import type { ConnectionExplanation, MenuEntryExplanation } from './parts/explanations.ts';
import { summarize } from './summarize.ts';
import type { NoticeExplanation, TenantExplanation } from './tenantExplanation.ts';

/** An explanation as a person reads it, on one page. */
export function writeShortExplanation(explanation: TenantExplanation): string[] {
  return [
    ...writeBeginning(explanation),
    ...heading('In short'),
    ...rows(summarize(explanation)),
    '',
    ...wrapText(
      `With --full, each screen with its addresses, each menu entry, each field with its rules and each connection follow.`,
    ),
  ];
}

/** All of it: plain text in sections. */
export function writeExplanation(explanation: TenantExplanation): string[] {
  const { screens } = explanation;
  return [
    ...writeBeginning(explanation),
    ...heading('In short'),
    ...rows(summarize(explanation)),
    ...heading('Notices'),
    ...orNone(explanation.notices.flatMap(writeNotice)),
    ...heading('Changes to come'),
    ...orNone(
      explanation.changes.flatMap(({ from, differences }) => [
        `  From ${formatLongDay(from, 'en')}`,
        ...orNone(groupAlike(differences).flatMap(writeDifference)),
      ]),
    ),
    ...heading('Parts'),
    ...explanation.parts.flatMap(({ option, title, state }) =>
      wrapText(`${title} (${option})`, `  ${SWITCHES[state]}`),
    ),
    ...heading('Screens'),
    ...screens.offered.flatMap(({ id, title, addresses, access, state }) => [
      `  ${title} (${id})${state === 'paused' ? ': paused, it says why' : ''}`,
      ...addresses.flatMap((address) => wrapText(shorten(address), '      ')),
      ...wrapText(`for ${access}`.replace('for anyone', 'open to anyone'), '      '),
    ]),
    ...heading('Switched on, but not built in this version'),
    ...orNone(screens.notBuilt.flatMap(writeScreen)),
    ...heading('Not offered'),
    ...orNone(screens.notOffered.flatMap(writeScreen)),
    ...heading('Menus'),
    ...explanation.menus.flatMap(({ title, entries }) => [
      `  ${title}`,
      ...(entries.length === 0 ? ['      none'] : numbered(entries.map(describeEntry))),
    ]),
    ...heading('Forms'),
    ...explanation.forms.flatMap(({ title, form, isBuilt, fields }) => [
      `  ${title} (${form})${isBuilt ? '' : ': its screen is not built in this version'}`,
      ...rows(
        fields.map(({ label, rules }) => [label, rules.join('; ')]),
        6,
      ),
    ]),
    ...heading(`Connections of ${explanation.environment}`),
    ...rows(listConnections(explanation.connection)),
    ...heading('Where values come from'),
    ...rows(listOrigins(explanation.origins)),
  ];
}

function writeBeginning(explanation: TenantExplanation): string[] {
  const { name, code, day, timeZone, environment, language } = explanation;
  return [
    ...heading(`${name} (${code})`, '=').slice(1),
    '',
    ...wrapText(
      `As it is on ${formatLongDay(day, 'en')} in ${timeZone}; connections of ${environment}. Labels are in the language “${language}”.`,
    ),
    ...writeDraft(explanation),
    ...explanation.draftLanguages.flatMap(writeDraftLanguage),
    ...heading('What card holders see'),
    ...rows(listFacts(explanation)),
  ];
}

function writeDraft({ status, openPoints }: TenantExplanation): string[] {
  if (status === 'live') return [];
  return [
    ...heading('A draft'),
    ...wrapText('Served only where drafts are asked for. Before it can be live, change or confirm:'),
    ...orNone(
      openPoints.flatMap(({ pointer, line, message }) =>
        wrapText(`${pointer} (line ${line}): ${message}`, '  - '),
      ),
    ),
  ];
}

/** More than these are for `words`, which counts them by their blocks. */
const MOST_POINTS = 20;

function writeDraftLanguage({
  code,
  name,
  home,
  openPoints,
}: TenantExplanation['draftLanguages'][number]): string[] {
  const more = openPoints.length - MOST_POINTS;
  const before =
    openPoints.length === 0
      ? 'It can stand in "languages".'
      : `Before it can stand in "languages", these texts must be there (${openPoints.length}):`;
  return [
    ...heading(`A draft language: ${name} (${home})`),
    ...wrapText(`Offered only where drafts are asked for. ${before}`),
    ...openPoints
      .slice(0, MOST_POINTS)
      .flatMap(({ file, line, message }) => wrapText(`${file}:${line}: ${message}`, '  - ')),
    ...(more > 0 ? [`  … and ${more} more: npm run tenant -- words ${code}`] : []),
  ];
}

const SWITCHES = { on: 'offered     ', paused: 'paused      ', off: 'not offered ' };

type Row = readonly [name: string, text: string];

function listFacts(explanation: TenantExplanation): Row[] {
  const { addresses, languages, look, money, formats, cards, session } = explanation;
  const { secondary } = money;
  const { group } = explanation.origins;
  return [
    [
      'Address',
      [
        addresses.path,
        ...addresses.hosts,
        ...(addresses.isDomainExtension ? [`hosts that end in .${explanation.code}`] : []),
      ].join(', '),
    ],
    ...(group ? [['Group', basename(group.file, '.json')] as const] : []),
    [
      'Languages',
      languages
        .map(({ name, home, sources }) => {
          const from = sources ? `, ${listSources(new Map(Object.entries(sources)))}` : '';
          return `${name} (${home}${from})`;
        })
        .join(', '),
    ],
    ['Brand', `${look.brandName}, ${look.brand} and ${look.accent}, ${look.logo ?? 'the portal’s own mark'}`],
    [
      'Money',
      [
        `${money.currency}, such as ${money.example}`,
        // A minus before the whole says nothing new.
        ...(money.example.startsWith(money.payment.slice(1)) ? [] : [`${money.payment} for a payment`]),
        ...(money.exact ? [`the gateway has ${money.exact}`] : []),
        ...(secondary ? [`${secondary.rate} ${money.currency} are one ${secondary.currency}`] : []),
      ].join('; '),
    ],
    // The others have what their language has.
    ...formats
      .filter(({ isOwn }) => isOwn)
      .map(
        ({ language, day, heading, time, amount }): Row => [
          `Days in ${language}`,
          [day, heading, time, ...(amount ? [amount] : [])].join(' | '),
        ],
      ),
    [
      'Card',
      [
        cards.isDesigned ? 'designed face' : 'plain tile',
        cards.number ? `number ${cards.number}` : 'no number',
        cards.expiry ? `expiry ${cards.expiry}` : 'no expiry date',
        cards.isBalanceShown ? 'balance' : 'no balance',
      ].join(', '),
    ],
    ['Products', cards.products.map(({ name, reference }) => `${name} (${reference})`).join(', ')],
    ['Phone', explanation.phoneLines.join('; ') || 'none'],
    [
      'Session',
      session.idleMinutes === null
        ? 'never ends by itself'
        : `ends after ${session.idleMinutes} minutes without use, with a warning ${session.warningSeconds} seconds before`,
    ],
    ['After logging in', session.startScreen],
    ['After logging out', session.endScreen],
  ];
}

const STATES: Readonly<Record<NoticeExplanation['state'], string>> = {
  inForce: 'shown now',
  announced: 'to come',
  over: 'over',
};

function writeNotice({ state, kind, title, from, until, screens }: NoticeExplanation): string[] {
  const when = `from ${from}${until === null ? '' : ` until ${until}`}`;
  const where = screens.length === 0 ? 'every screen' : screens.join(', ');
  return wrapText(`${STATES[state]}: “${title}” (${kind}), ${when}, on ${where}`, '  - ');
}

function writeScreen({ id, title, option }: TenantExplanation['screens']['notOffered'][number]): string[] {
  return wrapText(`${title} (${id})${option ? `, ${option}` : ''}`, '  - ');
}

function describeEntry({ label, group, leadsTo, condition, hidden }: MenuEntryExplanation): string {
  const when = [
    ...(group ? [`in the group “${group}”`] : []),
    ...(condition ? [`for ${condition}`] : []),
    ...hidden.map((each) => `hidden ${each}`),
  ];
  return `${label}: ${leadsTo === null ? 'leads nowhere' : shorten(leadsTo)}${when.map((each) => `; ${each}`).join('')}`;
}

function listConnections({ credentials, signIn, ...connection }: ConnectionExplanation): Row[] {
  const set = { variable: 'set by an environment variable', file: 'set by a mounted file' };
  return [
    ['Gateway', `${connection.gateway} (called by the host alone)`],
    ...credentials.map(({ key, setBy }): Row => [key, setBy ? set[setBy] : 'not set']),
    ['App backend', connection.appBackend],
    ['Logging in', `${signIn.authority}, client ${signIn.clientId}, scope ${signIn.scope}`],
    ['PIN and card pages', connection.revealOrigins.join(', ') || 'none'],
    ...connection.thirdParties.map(({ title, address }): Row => [title, address ?? 'not loaded']),
  ];
}

function numbered(texts: readonly string[]): string[] {
  return texts.flatMap((text, index) => wrapText(text, `      ${index + 1}. `));
}

/** A card's id as a person would write it. */
function shorten(address: string): string {
  return address.replace(':cardId', '<card>');
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['  none'] : lines;
}
