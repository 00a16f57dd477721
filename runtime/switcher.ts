/** Entry of pages that belong to no tenant. Names the switcher: an upward edge of the house. */
import './theme/index.css';
import { TenantSwitcher } from '../screens/withoutTenant.ts';
import { start } from './boot/start.ts';
import { startWithoutTenant } from './boot/startWithoutTenant.tsx';

void start(document, (context) => startWithoutTenant(context, TenantSwitcher));
