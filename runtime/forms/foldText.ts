/** For finding by typing: without marks and capital letters, so that `timis` finds `Timiș`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
