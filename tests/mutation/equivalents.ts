/**
 * Mutants that live and are no defects, each with its reason. `npm run mutate` leaves them out of the score, and fails
 * where one of them is killed or gone: then its line goes.
 */
import type { Equivalent } from './equivalent.ts';

const IN_BOUNDS = 'The types ask for what follows `??`: that which stands before it is always there.';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'runtime/session/joinTabs.ts',
    line: "return (await markOf(mark.split(' ')[0] ?? '', username)) === mark;",
    change: '\'\' → "Stryker was here!"',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/session/sessionStorageOf.ts',
    line: "const all = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');",
    change: '\'\' → "Stryker was here!"',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/session/sessionStorageOf.ts',
    line: 'return text === null ? null : (JSON.parse(text) as T);',
    change: 'text === null → false',
    why: 'JSON.parse(null) is null.',
  },
  {
    file: 'runtime/session/provider.ts',
    line: 'idTokenExpected: true,',
    change: 'true → false',
    why: 'Where a nonce is expected the library asks for an identity token whatever this says.',
  },
  {
    file: 'runtime/session/provider.ts',
    line: "if (sso.authority.startsWith('http:')) oidc.allowInsecureRequests(configuration);",
    change: "sso.authority.startsWith('http:') → true",
    why: 'Where all addresses are https, leave to use http changes nothing.',
  },
  {
    file: 'runtime/session/provider.ts',
    line: "if (sso.authority.startsWith('http:')) oidc.allowInsecureRequests(configuration);",
    change: '\'http:\' → ""',
    why: 'Where all addresses are https, leave to use http changes nothing.',
  },
  {
    file: 'runtime/session/sessionTabs.ts',
    line: 'const post = (message: Message) => channel?.postMessage(message);',
    change: 'channel?.postMessage → channel.postMessage',
    why: 'Nothing is posted where there is no channel: nobody listens, and a refresh asks nobody.',
  },
  {
    file: 'runtime/assemble/applyRules.ts',
    line: "const [keyword = '', member] = place.split('/');",
    change: '\'\' → "Stryker was here!"',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/assemble/postalFormats.ts',
    line: "example: exampleOf(formats[0] ?? ''),",
    change: '\'\' → "Stryker was here!"',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/assemble/assembleForm.ts',
    line: "declared['x-override'] ?? ''",
    change: '\'\' → "Stryker was here!"',
    why: 'No tenant says anything of a form of either name.',
  },
  {
    file: 'runtime/assemble/assembleForm.ts',
    line: 'return first !== null && options && !options.includes(first) ? null : first;',
    change: 'first !== null → true',
    why: 'No list has null in it, and null is what comes of it then.',
  },
  {
    file: 'runtime/assemble/extraFields.ts',
    line: "const field = declaredField(extra, keyOf(form ?? '', extra.name));",
    change: '\'\' → "Stryker was here!"',
    why: 'A form that takes no further fields has none to be declared.',
  },
  {
    file: 'runtime/assemble/extraFields.ts',
    line: "...(autocomplete !== undefined && { 'x-autocomplete': autocomplete }),",
    change: 'autocomplete !== undefined → true',
    why: 'Whether the token is undefined or not there, the field has none.',
  },
  {
    file: 'runtime/assemble/extraFields.ts',
    line: 'extrasOf(forms, form).flatMap(({ name, label, hint, error, options = [] }) => {',
    change: '[] → ["Stryker was here"]',
    why: 'An option without texts adds none.',
  },
  {
    file: 'runtime/assemble/assembleMenu.ts',
    line: 'const placed = context.tenant.navigation.menus?.[menu] ?? [];',
    change: '[] → ["Stryker was here"]',
    why: 'A place without id and link places nothing.',
  },
  {
    file: 'runtime/assemble/assembleMenu.ts',
    line: '(screen.manifest.menuEntries ?? [])',
    change: '[] → ["Stryker was here"]',
    why: 'An entry of no menu stands in none.',
  },
  {
    file: 'runtime/gateway/request.ts',
    line: "const [method = '', template = ''] = call.split(' ');",
    change: '\'\' → "Stryker was here!"',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/gateway/request.ts',
    line: "return [method, template.replace(/{[^/]+/g, () => encodeURIComponent(values[next++] ?? ''))];",
    change: '\'\' → "Stryker was here!"',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/tenant/detectTenant.ts',
    line: "const first = labels[0] ?? '';",
    change: '\'\' → "Stryker was here!"',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/tenant/detectTenant.ts',
    line: "const segment = path.split('/')[1] ?? '';",
    change: '\'\' → "Stryker was here!"',
    why: 'No tenant has either for its code.',
  },
  {
    file: 'runtime/tenant/currentNotices.ts',
    line: 'formats.set(timeZone, format);',
    change: 'formats.set(timeZone, format); → ;',
    why: 'It saves time: what is made anew writes the same.',
  },
  {
    file: 'runtime/tenant/deepFreeze.ts',
    line: "if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {",
    change: "value !== null && typeof value === 'object' → true",
    why: 'What is no object counts as frozen.',
  },
  {
    file: 'runtime/tenant/deepFreeze.ts',
    line: "if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {",
    change: "value !== null && typeof value === 'object' → value !== null || typeof value === 'object'",
    why: 'What is no object counts as frozen.',
  },
  {
    file: 'runtime/tenant/deepFreeze.ts',
    line: "if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {",
    change: 'value !== null → true',
    why: 'What is no object counts as frozen.',
  },
  {
    file: 'runtime/tenant/deepFreeze.ts',
    line: "if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {",
    change: "typeof value === 'object' → true",
    why: 'What is no object counts as frozen.',
  },
  {
    file: 'runtime/tenant/historyNote.ts',
    line: "history.replaceState({ ...history.state, [KEY]: note }, '');",
    change: '\'\' → "Stryker was here!"',
    why: 'No browser reads this parameter (HTML, history.replaceState).',
  },
  {
    file: 'runtime/tenant/isCompatible.ts',
    line: 'const differing = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);',
    change: 'left?.[index] → left[index]',
    why: 'Both versions are there, and both have three numbers.',
  },
  {
    file: 'runtime/tenant/isCompatible.ts',
    line: 'const differing = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);',
    change: 'right?.[index] → right[index]',
    why: 'Both versions are there, and both have three numbers.',
  },
  {
    file: 'runtime/tenant/isCompatible.ts',
    line: 'return differing === undefined ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);',
    change: 'left?.[differing] → left[differing]',
    why: 'Both versions are there, and both have three numbers.',
  },
  {
    file: 'runtime/tenant/isCompatible.ts',
    line: 'return differing === undefined ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);',
    change: 'right?.[differing] → right[differing]',
    why: 'Both versions are there, and both have three numbers.',
  },
  {
    file: 'runtime/tenant/isCompatible.ts',
    line: 'return differing === undefined ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);',
    change: 'differing === undefined → false',
    why: 'What stands at no place counts as 0 on both sides.',
  },
  {
    file: 'runtime/tenant/resolveDates.ts',
    line: 'if (isDatedList(value)) return resolve(value[entryInForce(value, day)]?.value, day);',
    change: 'value[entryInForce(value, day)]?.value → value[entryInForce(value, day)].value',
    why: IN_BOUNDS,
  },
  {
    file: 'runtime/tenant/resolveDates.ts',
    line: "if (entry === null || typeof entry !== 'object') return false;",
    change: "typeof entry !== 'object' → false",
    why: 'What is no object has no text under `from`.',
  },
  {
    file: 'runtime/gateway/secretAddress.ts',
    line: '/^127\\.\\d+\\.\\d+\\.\\d+$/.test(hostname)',
    change: '/^127\\.\\d+\\.\\d+\\.\\d+$/ → /127\\.\\d+\\.\\d+\\.\\d+$/',
    why: 'A host name that ends in a number is an address of four numbers (URL Standard): nothing stands before them.',
  },
];
