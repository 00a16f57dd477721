/**
 * The parameter of the contact form's address that has the reference of the error that somebody wants to ask about
 * (LOV-62): it alone, so that a reload and a new session find it again and nothing of a person is in it.
 */
export const ERROR_QUESTION = 'error';
