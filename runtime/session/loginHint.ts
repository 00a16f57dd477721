import { atom } from 'jotai';

/** The address that the next sign-in begins with (OpenID Connect Core 3.1.2.1, login_hint). In memory alone: it names a person. */
export const loginHintAtom = atom('');
