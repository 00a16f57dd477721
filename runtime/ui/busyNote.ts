import { type ComponentType, createContext } from 'react';

/** What stands beside a button while what it started is under way; none where nobody waits long. */
export const BusyNoteContext = createContext<ComponentType | null>(null);
