/** Ids that a control refers to by `aria-describedby`. */
export const messageId = (id: string): string => `${id}-message`;
export const hintId = (id: string): string => `${id}-hint`;
