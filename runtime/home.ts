/**
 * Entry of prerendered home pages: no router, no session, no other screen. Names the prerendered screen: an upward edge
 * of the house (tests/architecture/importLaw.ts).
 */
import './theme/home.css';
import { prerenderedScreen } from '../screens/prerendered.gen.ts';
import { start } from './boot/start.ts';
import { startHome } from './boot/startHome.tsx';

void start(document, (context) => startHome(context, prerenderedScreen));
