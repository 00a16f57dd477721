/** Elements right below the page's body that are ours, by id: whatever else stands beside them is somebody else's. */
export const OWN_PARTS: readonly string[] = ['root', 'aside', 'loader', 'startup-error'];
