/** Stands in for rjsf's merging of `allOf`: the schemas that it gets from us are flat (`rjsfSchema`). */
export default function mergeAllOf(): never {
  throw new Error('The schema of a form has no "allOf".');
}
