/** Takes one entry of the log: never a query, a body, a token or anybody's data (threats H4, H7). */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** One line of JSON each. */
export const logToStdout: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
