/** Neither within a word nor part of a name such as `XXL` or `my_TODO_list`. */
const bare = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`, 'u');

/** In capitals alone: `todo` is a word of several languages. `XXX` may be a Roman number, as in `XXX-lecie`. */
const NOTE = bare('TODO|FIXME|TBD|CHANGE[ _-]?ME|REPLACE[ _-]?ME|changeme|X{3,}(?!-\\p{L})');
const FILLER = /lorem\s+ipsum|dolor\s+sit\s+amet/i;

/** Languages in which `TODO` is a word in capitals; a note has a colon or a bracket after it there. */
const WITH_TODO: ReadonlySet<string> = new Set(['es', 'gl', 'pt']);

/** @returns the piece of a text that was left over from writing it, or null */
export function findLeftover(text: string, language?: string): string | null {
  const filler = FILLER.exec(text)?.[0];
  if (filler) return filler;
  const note = NOTE.exec(text);
  if (!note) return null;
  const rest = text.slice(note.index + note[0].length);
  const isWord = note[0] === 'TODO' && WITH_TODO.has(language ?? '') && !/^\s*[:(]/.test(rest);
  return isWord ? null : note[0];
}
