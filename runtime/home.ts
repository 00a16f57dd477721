/** Entry of prerendered home pages: what of them has to work before React is there, and no more (decision 044). */
import { start } from './boot/start.ts';
import { startHome } from './boot/startHome.ts';

void start(document, startHome);
