/**
 * Entry of drawn home pages: no router, no session, no other screen. Names the screen that is drawn: an upward edge
 * of the house (tests/architecture/importLaw.ts).
 */
import './theme/home.css';
import { drawnScreen } from '../screens/drawn.gen.ts';
import { start } from './boot/start.ts';
import { startHome } from './boot/startHome.tsx';

void start(document, (context) => startHome(context, drawnScreen));
