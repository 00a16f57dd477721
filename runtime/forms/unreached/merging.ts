/** Stands for the package `@x0k/json-schema-merge`, by which rjsf joins what `allOf` lists: no schema of a form has one (decision 018). */
function refuse(): never {
  throw new Error('The schema of a form has no allOf.');
}

const refuseLater = () => refuse;

export const createComparator = () => ({ compareSchemaDefinitions: refuse, compareSchemaValues: refuse });
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: refuse });
export const createShallowAllOfMerge = refuseLater;
export const createDeduplicator = refuseLater;
export const createIntersector = refuseLater;
