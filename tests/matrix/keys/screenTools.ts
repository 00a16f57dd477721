/** What opens a screen. It asks for a page as it is loaded, so it is imported once one is there. */
import '../../support/dialogElement.ts';
import '../../support/setup/testingLibrary.ts';

export { cleanup } from '@testing-library/react';
export { endListening } from '../../support/pageListeners.ts';
export { renderScreen } from '../../support/renderScreen.tsx';
export { pressLogin, pressThrough } from './useScreen.ts';
