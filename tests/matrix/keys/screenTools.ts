/** What opens a screen. It asks for a page as it is loaded, so it is imported once one is there. */
import '../../support/dialogElement.ts';

export { cleanup } from '@testing-library/react';
export { renderScreen } from '../../support/renderScreen.tsx';
export { pressLogin, pressThrough } from './useScreen.ts';
