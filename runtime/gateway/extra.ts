/** Values by the names of one country's gateway: the portal passes them on as they are. */
export type Extra = Readonly<Record<string, string | boolean>>;
