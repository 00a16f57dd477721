import { atom } from 'jotai';

/** Whether a not-found page stands where the route's own screen would: title and side menu follow it. */
export const isNotFoundAtom = atom(false);
