/** Runs before each file of tests in a page: what the page has that jsdom lacks. */
import '../dialogElement.ts';
import './testingLibrary.ts';
import './ownerStacks.ts';
import './renderingUpdates.ts';
import { afterEach } from 'vitest';
import { aMediaQuery } from '../aMediaQuery.ts';
import { endListening } from '../pageListeners.ts';

// A wide window, in which nothing is laid out, so there is nothing to scroll.
window.matchMedia = () => aMediaQuery(false);
window.scrollTo = () => undefined;

afterEach(endListening);
