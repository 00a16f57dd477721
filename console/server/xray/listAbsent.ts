import { stateOfScreen } from '../../../runtime/assemble/assembleScreens.ts';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import { currentNotices } from '../../../runtime/tenant/currentNotices.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import { describeFailedConditions } from './describeFailedConditions.ts';
import { listAbsentFields } from './explainField.ts';
import { gateOf } from './explainScreen.ts';
import { OPTIONAL_PARTS } from './optionalParts.ts';
import { traceOption } from './traceOption.ts';
import type { Absent, Reason } from './xrayAnswers.ts';
import type { XrayContext } from './xrayContext.ts';

export interface AbsentContext extends XrayContext {
  readonly card: CardFacts | null;
  /** All of the person, for entries that lead to any of them. */
  readonly cards: readonly CardFacts[];
  /** Ids of the screens that things on this one lead to. */
  readonly linked: ReadonlySet<string>;
  readonly language: string;
  readonly now: Date;
}

/** What is not on the screen and could be, with what stands in the way. */
export function listAbsent(context: AbsentContext): Absent[] {
  const { screen, tenant, written, labels } = context;
  return [
    ...context.manifests.flatMap((manifest) => absentScreen(manifest, context)),
    ...hiddenEntries(context),
    ...(screen ? listAbsentFields(screen, { tenant, written }, labels) : []),
    ...absentSections(context),
    ...absentParts(context),
    ...absentNotices(context),
  ];
}

/** Ways to a screen are there where the screen is: entries of menus, buttons of a card, addresses. */
function absentScreen(manifest: Manifest, context: AbsentContext): Absent[] {
  const { tenant, written, labels, isSignedIn, card } = context;
  const { id, guards, menuEntries = [], isAvailable } = manifest;
  const about = { id, title: labels(titleOf(id)) };
  if (stateOfScreen(tenant, manifest) === 'off') {
    const gate = gateOf(manifest, tenant);
    const { pointer } = gate ? traceOption(gate, written) : { pointer: null };
    const reason: Reason = { kind: 'switchedOff', option: gate ?? '' };
    return [{ kind: 'screen', ...about, reason, pointer }];
  }
  const absent = (reason: Reason): Absent[] => [{ kind: 'entry', ...about, reason, pointer: null }];
  if (!isSignedIn)
    return guards.includes('signedIn') && menuEntries.length > 0 ? absent({ kind: 'signedOut' }) : [];
  if (!isAvailable || context.linked.has(id) || !isShownHere(manifest, context)) return [];
  if (!card) return absent({ kind: 'noCard' });
  if (menuEntries.some(({ isForAnyCard }) => isForAnyCard) && context.cards.some(isAvailable)) return [];
  return isAvailable(card)
    ? []
    : absent({ kind: 'card', conditions: describeFailedConditions(isAvailable, card) });
}

/** Whether the screen that is shown would have an entry of it. */
function isShownHere({ menuEntries = [] }: Manifest, { screen }: AbsentContext): boolean {
  return menuEntries.some(
    ({ menu, isCardAction }) =>
      menu === screen?.menu || (isCardAction && screen?.paths[0].includes(':cardId')),
  );
}

/** By rules of the file, on this screen. */
function hiddenEntries({ resolved, screen, labels, isSignedIn }: AbsentContext): Absent[] {
  if (!isSignedIn) return [];
  return resolved.navigation.hideRules.flatMap(({ item, screens, category }, at): Absent[] => {
    if (!screen || !screens.includes(screen.id)) return [];
    const reason: Reason = { kind: 'hidden', category };
    const pointer = `/navigation/hideRules/${at}`;
    return [{ kind: 'entry', id: item, title: labels(`screens.${item}`), reason, pointer }];
  });
}

/** Parts of the screen that have a switch of their own. */
function absentSections({ screen, resolved, written, labels }: AbsentContext): Absent[] {
  return (screen?.parts ?? []).flatMap(({ section }): Absent[] => {
    if (resolved.profile[section] !== 'off') return [];
    const option = `/profile/${section}`;
    const { pointer } = traceOption(option, written);
    return [
      {
        kind: 'part',
        id: section,
        title: labels(`forms.${section}`),
        reason: { kind: 'switchedOff', option },
        pointer,
      },
    ];
  });
}

/** What is there once something is written. */
function absentParts({ screen, resolved, written }: AbsentContext): Absent[] {
  return OPTIONAL_PARTS.flatMap(({ option, title, screens }): Absent[] => {
    const isHere = screens === 'all' || (screen !== null && screens.includes(screen.id));
    const kind = isHere ? absenceOf(readPointer(resolved, option)) : null;
    if (kind === null) return [];
    const { pointer } = traceOption(option, written);
    return [{ kind: 'part', id: option, title, reason: { kind, option }, pointer }];
  });
}

/** Why what an option brings is not there; null where it is. */
function absenceOf(value: unknown): 'switchedOff' | 'nothingWritten' | null {
  if (value === false || value === 'off') return 'switchedOff';
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? 'nothingWritten' : null;
}

function absentNotices({ resolved, screen, written, language, now }: AbsentContext): Absent[] {
  const { timeZone } = resolved;
  const isShown = (notice: Tenant['notices'][number], here: typeof screen) =>
    currentNotices([notice], { screen: here?.id ?? null, now, timeZone }).length > 0;
  return resolved.notices.flatMap((notice, at): Absent[] => {
    if (isShown(notice, screen)) return [];
    const { from, until, screens, title } = notice;
    const isInForce = isShown({ ...notice, screens: [] }, null);
    const isAhead = !isInForce && isShown({ ...notice, screens: [], from: '0001-01-01' }, null);
    const [reason, member]: [Reason, string] = isInForce
      ? [{ kind: 'otherScreens', screens }, 'screens']
      : isAhead
        ? [{ kind: 'notYet', from }, 'from']
        : [{ kind: 'over', until: until ?? '' }, 'until'];
    const { pointer } = traceOption(`/notices/${at}/${member}`, written);
    return [{ kind: 'notice', id: String(at), title: title[language] ?? '', reason, pointer }];
  });
}
