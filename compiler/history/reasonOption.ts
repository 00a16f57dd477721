/** Of commands that write: what was done stands in the history by itself. */
export const REASON = ['--reason <TEXT>', 'why, for whoever reads the history'] as const;
