import { deepFreeze } from './deepFreeze.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';

/**
 * Reads the page's JSON block. The host has checked what it wrote; what can still go wrong is a cut page.
 * @throws Error when the block is missing or unreadable
 */
export function readPageData<Data = PageData>(page: Document): Data {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error('The page carries no configuration.');
  return deepFreeze(JSON.parse(text) as Data);
}
