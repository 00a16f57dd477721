import { type ComponentType, createContext } from 'react';

/** What stands at the end of each dialog: the frame gives it, as dialogs know no messages. */
export const DialogEndContext = createContext<ComponentType | null>(null);
