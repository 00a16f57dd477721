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
];
