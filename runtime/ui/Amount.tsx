import { createContext, useContext } from 'react';

/** In the place of an amount that is hidden: always as long, so that it says nothing of how much there is. */
export const HIDDEN_AMOUNT = '\u2022\u2022\u2022\u2022\u2022';

/** What is read aloud in its place. */
export const HiddenAmountContext = createContext('');

/** A text with an amount in it. One that is hidden is dots to the eye, and words to the ear (WCAG 1.1.1). */
export function Amount({ text }: { readonly text: string }) {
  const spoken = useContext(HiddenAmountContext);
  if (!text.includes(HIDDEN_AMOUNT)) return <bdi>{text}</bdi>;
  return (
    <bdi>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{text.replaceAll(HIDDEN_AMOUNT, spoken)}</span>
    </bdi>
  );
}
