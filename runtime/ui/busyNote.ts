import { type ComponentType, createContext } from 'react';

export interface BusyNoteProps {
  /** Within outlines of what is coming, which say already that it is loading, and are announced themselves. */
  readonly isInOutline?: boolean;
}

/** What stands beside a button while what it started is under way; none where nobody waits long. */
export const BusyNoteContext = createContext<ComponentType<BusyNoteProps> | null>(null);
