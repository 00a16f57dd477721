import { refuseAnswer } from './readers.ts';

/** More than anybody has: a gateway that never comes to an end does not know pages. */
const MAX_PAGES = 100;

/** Every entry of a list: further pages are asked for until one is not full (CON-04). */
export async function readPages<T>(
  size: number,
  readPage: (query: { readonly page_index: number; readonly page_size: number }) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const list = await readPage({ page_index: page, page_size: size });
    all.push(...list);
    if (list.length < size) return all;
  }
  return refuseAnswer('last page');
}
