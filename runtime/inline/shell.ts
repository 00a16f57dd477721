/** The script in pages whose content a program renders. */
import { startShell } from './startShell.ts';

startShell(__PROGRAM__, __EARLY_FORM__);
