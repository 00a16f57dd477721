import { ASIDE_ID, DRAFT_ID, LOADER_ID, ROOT_ID, STARTUP_ERROR_ID } from '../tenant/pageMarks.ts';

/** Selector of the elements right below the page's body that are ours: whatever else stands beside them is somebody else's. */
export const OWN_PARTS = `#${ROOT_ID},#${ASIDE_ID},#${LOADER_ID},#${STARTUP_ERROR_ID},#${DRAFT_ID},.${DRAFT_ID}`;
