/** The mark before a text of a draft that is in another language: written when words are filled in, and read again later. */

/** A text that is shown for one that a draft lacks: whoever looks at a preview sees from which language it is. */
export function markBorrowed(text: string, from: string): string {
  return `[${from}] ${text}`;
}

/** Whether it is such a text; the console's marks may stand before it. */
export function isBorrowed(text: string, from: string): boolean {
  return text.includes(markBorrowed('', from));
}
