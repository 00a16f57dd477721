/** What stands where a program could not read a letter (U+FFFD): nobody types it. */
const LOST = /\ufffd/;

/** Why a text cannot be shown, or null: letters of it are gone. */
export function refuseLostLetters(text: string): string | null {
  if (!LOST.test(text)) return null;
  return 'This text holds "\ufffd" where letters were lost: the file was saved in another encoding than UTF-8. Type it anew.';
}
