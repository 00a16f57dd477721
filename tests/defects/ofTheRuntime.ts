/** Defects of session, gateway, assembly, routing, frame, forms and words, as they are made by hand. */
import { type Defect, replaced, swapped } from './defect.ts';

const SESSION = 'tests/runtime/session/session.test.ts';
const REQUEST = 'tests/runtime/gateway/request.test.ts';
const FRAME = 'tests/runtime/frame/dialogs.test.tsx';

export const ofTheRuntime: readonly Defect[] = [
  {
    name: 'the refresh keeps the old access token',
    file: 'runtime/session/createSession.ts',
    edit: replaced('...tokens, renewedAt', '...tokens, accessToken: state.accessToken, renewedAt'),
    tests: SESSION,
  },
  {
    name: 'signing out says nothing to the other tabs',
    file: 'runtime/session/createSession.ts',
    edit: replaced('    shared.end(mark, why);\n', ''),
    tests: SESSION,
  },
  {
    name: 'a tab does not hear that another one has signed out',
    file: 'runtime/boot/watchSessionEnd.ts',
    edit: replaced("  window.addEventListener('storage', check);\n", ''),
    tests: 'tests/runtime/boot/watchSessionEnd.test.ts',
  },
  {
    name: 'calls follow redirects',
    file: 'runtime/gateway/request.ts',
    edit: replaced("redirect: 'error'", "redirect: 'follow'"),
    tests: REQUEST,
  },
  {
    name: 'cookies go along with calls',
    file: 'runtime/gateway/request.ts',
    edit: replaced("credentials: 'omit'", "credentials: 'include'"),
    tests: REQUEST,
  },
  {
    name: 'answers of calls may be kept by the browser',
    file: 'runtime/gateway/request.ts',
    edit: replaced("cache: 'no-store'", "cache: 'default'"),
    tests: REQUEST,
  },
  {
    name: 'writing calls have the time limit of reading ones',
    file: 'runtime/gateway/request.ts',
    edit: replaced('limits.readSeconds : limits.writeSeconds', 'limits.readSeconds : limits.readSeconds'),
    tests: REQUEST,
  },
  {
    name: 'a birth date is not sent',
    file: 'runtime/gateway/userChanges.ts',
    edit: replaced('      ...(change.birthDate && { birth_date: change.birthDate }),\n', ''),
    tests: 'tests/runtime/gateway/accountCalls.test.ts',
  },
  {
    name: 'an idle limit of 0 warns at once',
    file: 'runtime/frame/IdleLimit.tsx',
    edit: replaced('idleMinutes === 0 || warned !== null', 'warned !== null'),
    tests: FRAME,
  },
  {
    name: 'the focus is lost when the route changes',
    file: 'runtime/frame/Shell.tsx',
    edit: replaced('?.close();\n    focusHeading();', '?.close();'),
    tests: FRAME,
  },
  {
    name: 'the focus is lost with what had it',
    file: 'runtime/frame/Shell.tsx',
    edit: replaced('  useEffect(() => watchLostFocus(document), []);\n', ''),
    tests: FRAME,
  },
  {
    name: 'Escape closes a dialog twice',
    file: 'runtime/ui/Dialog.tsx',
    edit: replaced('        event.preventDefault();\n        onClose();', '        onClose();'),
    tests: FRAME,
    title: 'closes by Escape',
  },
  {
    name: 'a menu begins with what cannot be undone',
    file: 'runtime/assemble/assembleMenu.ts',
    edit: replaced('Number(a.isDanger) - Number(b.isDanger)', 'Number(b.isDanger) - Number(a.isDanger)'),
    tests: 'tests/runtime/assemble/assemble.test.ts',
  },
  {
    name: 'a menu has its entries from the last to the first',
    file: 'runtime/assemble/assembleMenu.ts',
    edit: replaced('a.order - b.order', 'b.order - a.order'),
    tests: 'tests/runtime/assemble/assemble.test.ts',
  },
  {
    name: 'card actions stand otherwise than in the menu',
    file: 'runtime/hooks/useCardActions.ts',
    edit: replaced(
      '.filter((entry) => entry.isCardAction',
      '.toReversed().filter((entry) => entry.isCardAction',
    ),
    tests: 'tests/screens/card/gate.test.tsx',
    title: 'has no entry and no button',
  },
  {
    name: 'paused screens are assembled as open ones',
    file: 'runtime/assemble/assembleRoutes.ts',
    edit: replaced("isPaused: state === 'paused'", 'isPaused: false'),
    tests: 'tests/runtime/assemble/assemble.test.ts',
  },
  {
    name: 'paused screens open',
    file: 'runtime/routing/createRoutes.tsx',
    edit: replaced('if (description.isPaused) return', 'if (false) return'),
    tests: 'tests/runtime/routing/createRoutes.test.ts',
  },
  {
    name: 'a call of a paused screen stays open',
    file: 'runtime/assemble/closedCalls.ts',
    edit: replaced("states.includes('on')", "!states.includes('off')"),
    tests: 'tests/runtime/assemble/closedCalls.test.ts',
  },
  {
    name: 'second amounts have the decimals of the main currency',
    file: 'runtime/hooks/portalHooks.ts',
    edit: replaced('to: secondary.decimals', 'to: decimals'),
    tests: 'tests/runtime/hooks/money.test.ts',
  },
  {
    name: 'second amounts are written with the main currency’s decimals',
    file: 'runtime/hooks/portalHooks.ts',
    edit: replaced(
      'to: secondary.decimals }), secondary)',
      'to: secondary.decimals }), { ...secondary, decimals })',
    ),
    tests: 'tests/runtime/hooks/money.test.ts',
  },
  {
    name: 'a change of any field clears the town, with the county as it was',
    file: 'runtime/forms/useTenantForm.ts',
    edit: replaced("changed.includes(each.parent ?? '')", 'each.parent !== null'),
    tests: 'tests/runtime/forms/widgets.test.tsx',
    title: 'empty the town',
  },
  {
    name: 'the same county clears the town',
    file: 'runtime/forms/useTenantForm.ts',
    edit: replaced(
      'const changed = fields.map((each) => each.name).filter((each) => !isSame(typed[each], before[each]));',
      'const changed = fields.map((each) => each.name).filter((each) => each in typed && typed[each] !== before[each] || each === "county");',
    ),
    tests: 'tests/runtime/forms/widgets.test.tsx',
    title: 'empty the town',
  },
  {
    name: 'days and hours of the phone line change places',
    file: 'runtime/messages/phoneHours.ts',
    edit: swapped("'contactBlock.everyDay'", "'contactBlock.hours'"),
    tests: 'tests/runtime/messages/messages.test.ts',
  },
  {
    name: 'another person’s draft survives signing in',
    file: 'runtime/session/joinTabs.ts',
    edit: replaced(' || !(await isMarkOf(kept.mark, username))', ''),
    tests: 'tests/runtime/session/drafts.test.ts',
  },
  {
    name: 'nobody looks whose draft it is when somebody signs in',
    file: 'runtime/boot/createPortalSession.ts',
    edit: replaced('      await keepForSamePerson(stored, username);\n', ''),
    tests: 'tests/runtime/boot/portalSession.test.ts',
  },
];
