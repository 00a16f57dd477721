/** Loaded by Node before a program of the tests: its day is the one that the tests run on. */
import { SHIFT, shiftDate } from './shiftDate.ts';

shiftDate(Number(process.env[SHIFT]));
