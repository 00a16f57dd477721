/** Exit codes of every command. */
export const VALID = 0;
export const INVALID = 1;
export const CANNOT_READ = 2;
