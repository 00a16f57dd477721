/** What a text is filled with, whatever its language: values, links, the contact block, names of other texts. */
export const FILLED = /(\{\{[^{}]*\}\}|<\/?\d+>|#CONTACT#|\$t\([^)]*\))/g;
