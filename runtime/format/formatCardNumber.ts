/** The masked number of a card: four bullets, a non-breaking space, the last digits. */
export function formatCardNumber(lastDigits: string): string {
  return `••••\u00a0${lastDigits}`;
}
