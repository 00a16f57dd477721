/** The calls of pages that a mail leads to. */
import { json } from '../../support/fakeFetch.ts';
import type { FaultCase } from './openBroken.tsx';

const QUERY = '?email=ana%40xx.example&code=ab';
const visit =
  (path: string): FaultCase['open'] =>
  () => ({ path: `${path}${QUERY}`, isSignedIn: false });

export const LINKS = [
  {
    call: 'verifyEmail',
    what: 'the link of an activation',
    line: /\/verify-email$/,
    open: visit('/account-validation'),
    words: 'accountValidation',
    wayOn: 'mailedLink.resend',
  },
  {
    call: 'changeEmail',
    what: 'the link of a new email',
    line: /\/change-email$/,
    open: visit('/change-email'),
    words: 'changeEmailValidation',
    wayOn: 'nav.profile',
  },
] as const satisfies readonly (FaultCase & { words: string; wayOn: string })[];

export const NEW_LINK = {
  call: 'requestEmailVerification',
  what: 'a new link',
  line: /\/request-email-verification$/,
  isAnonymous: true,
  open: () => ({
    ...visit('/account-validation')(),
    gateway: (path: string) => (path.endsWith('/verify-email') ? json({}, 400) : undefined),
  }),
} satisfies FaultCase;
