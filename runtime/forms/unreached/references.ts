/** Stands for the packages `fast-uri` and `jsonpointer`, by which rjsf follows references: our schemas have none (decision 018). */
function refuse(): never {
  throw new Error('The schema of a form has no references.');
}

export default { resolve: refuse, equal: refuse, get: refuse };
