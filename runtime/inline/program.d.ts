/** Address of the page's program; the build puts it in, so that the script's hash stands for it as well. */
declare const __PROGRAM__: string;

/** Address of what runs the rules of a prerendered form before that. */
declare const __EARLY_FORM__: string;
