/** Id of the text that says the editor's keys; there is one editor in the page. */
export const JSON_KEYS_ID = 'json-keys';
