const LONGEST_MESSAGE = 300;

/**
 * A server's own message, safe to show as plain text (threat K10): control and bidirectional characters
 * removed, digit runs that could be a card number masked, 300 characters at most.
 */
export function cleanMessage(text: string | null): string | null {
  if (text === null) return null;
  const readable = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, ' ')
    .replace(/\d(?:[ -]?\d){11,18}/g, (digits) => `•••• ${digits.replace(/\D/g, '').slice(-4)}`)
    .replace(/\s+/g, ' ')
    .trim();
  if (readable === '') return null;
  return readable.length > LONGEST_MESSAGE ? `${readable.slice(0, LONGEST_MESSAGE - 1)}…` : readable;
}
