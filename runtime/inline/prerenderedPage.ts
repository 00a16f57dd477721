/** The script in pages that are prerendered. */
import { startPrerenderedPage } from './startPrerenderedPage.ts';

startPrerenderedPage(__PROGRAM__);
