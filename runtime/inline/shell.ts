/** The script in pages whose content a program draws. */
import { startShell } from './startShell.ts';

startShell(__PROGRAM__);
