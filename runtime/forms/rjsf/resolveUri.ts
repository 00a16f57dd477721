/** Stands in for the reader of URIs that rjsf follows references by: the schemas that it gets from us have none (`rjsfSchema`). */
function refuse(): never {
  throw new Error('The schema of a form has no references.');
}

export default { resolve: refuse, equal: refuse };
