/** Stands for the package `fast-uri`, by which rjsf follows references: our schemas have none (decision 018). */
function refuse(): never {
  throw new Error('The schema of a form has no references.');
}

export default { resolve: refuse, equal: refuse };
