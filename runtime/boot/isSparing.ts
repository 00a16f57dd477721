/** What browsers tell of the connection, where they do (W3C, Network Information and Save-Data). */
interface ToldConnection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes are dear here, or slow: then nothing is loaded that nobody has asked for. */
export function isSparing({
  connection,
}: Pick<Navigator, 'onLine'> & { readonly connection?: ToldConnection }): boolean {
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
