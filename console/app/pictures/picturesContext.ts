import { type ComponentType, createContext } from 'react';
import type { BeforeAfterProps } from './BeforeAfter.tsx';

/** Shows a look before and after: frames of the portal, which need the server's previews. Without it there are words alone. */
export const PicturesContext = createContext<ComponentType<BeforeAfterProps> | null>(null);
