/**
 * For a question that is asked again whenever something changes: an answer is left out once that of a later question was
 * taken. On a slow line the older one may come last, and stay, since nothing asks again.
 * @returns to be called for each question as it is asked; what it gives takes the answer
 */
export function inOrderOfAsking<Answer>(take: (answer: Answer) => void): () => (answer: Answer) => void {
  let asked = 0;
  let taken = 0;
  return () => {
    asked += 1;
    const own = asked;
    return (answer) => {
      if (own < taken) return;
      taken = own;
      take(answer);
    };
  };
}
