/**
 * Entry of the browser bundle. Names the list of screens: the single upward edge of the house (design, "Who may
 * import whom").
 */
import './theme/index.css';
import { loadTenantSwitcher, manifests } from '../screens/index.ts';
import { start } from './boot/start.tsx';

void start(document, { manifests, loadTenantSwitcher });
