/** Longest value that a sentence quotes whole. */
const LONGEST = 120;

export function quote(text: string): string {
  return `“${shorten(text)}”`;
}

/** A value of a tenant file as a sentence names it. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'string') return isPlain(value) ? value : quote(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.every((each) => each === null || typeof each !== 'object')
      ? value.map(describeValue).join(', ')
      : shorten(JSON.stringify(value));
  }
  if (typeof value !== 'object') return String(value);
  const isFlat = Object.values(value).every((each) => each === null || typeof each !== 'object');
  const parts = Object.entries(value).map(([key, each]) => `${key} ${describeValue(each)}`);
  return isFlat ? parts.join(', ') : shorten(JSON.stringify(value));
}

/** Addresses, colours, names of keys and the like need no quotation marks. */
function isPlain(text: string): boolean {
  return /^[\w#$+{}:/.-]{2,}$/.test(text) && text.length <= LONGEST;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
}
