/** The script in pages that are drawn beforehand. */
import { startDrawnPage } from './startDrawnPage.ts';

startDrawnPage(__PROGRAM__);
