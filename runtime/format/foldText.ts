/** Letters whose mark is no sign of its own. */
const MARKED: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ı: 'i' };

/**
 * For finding by typing: without marks and capital letters, so that `timis` finds `Timiș` and `lotwa` finds `Łotwa`; and with
 * one apostrophe for all, as a phone types another one than a keyboard.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // What is no letter here is an apostrophe.
      .replace(/[łđøı\u02bc\u2018\u2019`´]/g, (sign) => MARKED[sign] ?? "'")
      .trim()
  );
}
