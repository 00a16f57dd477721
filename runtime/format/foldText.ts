/** Letters whose mark is no sign of its own. */
const MARKED: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ı: 'i' };

/** For finding by typing: without marks and capital letters, so that `timis` finds `Timiș` and `lotwa` finds `Łotwa`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøı]/g, (letter) => MARKED[letter] ?? letter)
    .trim();
}
