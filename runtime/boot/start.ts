import { isCompatible } from '../tenant/isCompatible.ts';
import type { PageData } from '../tenant/pageData.ts';
import { START_FAILED } from '../tenant/pageMarks.ts';
import { readPageData } from '../tenant/readPageData.ts';

export interface StartContext<Data = PageData> {
  readonly page: Data;
  readonly container: HTMLElement;
}

/** What is read of a page whatever it is for. */
interface AnyPage extends Pick<PageData, 'version'> {
  readonly tenant: Pick<NonNullable<PageData['tenant']>, 'compatibility'> | null;
}

/** Starts what the page is for. A failure is never a blank page. */
export async function start<Data extends AnyPage = PageData>(
  document: Document,
  run: (context: StartContext<Data>) => Promise<void> | void,
): Promise<void> {
  let isLeft = false;
  addEventListener('pagehide', () => {
    isLeft = true;
  });
  try {
    const page = readPageData<Data>(document);
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no place for the portal.');
    if (page.tenant && !isCompatible(page.version, page.tenant.compatibility)) {
      // Config and bundle of different times: a clear page instead of odd faults (threat P11).
      throw new Error(`This tenant does not work with version ${page.version}.`);
    }
    await run({ page, container });
  } catch (cause) {
    // Whoever leaves while it starts ends what it waits for: no fault to be told of.
    if (!isLeft) console.error(cause);
    // The page's own script shows the error. Prerendered pages have none: they stay readable, and their links lead on.
    document.dispatchEvent(new Event(START_FAILED));
  }
}

/** @throws Error on a page of no tenant: a mistake of the host */
export function tenantOf(page: PageData): NonNullable<PageData['tenant']> {
  if (!page.tenant) throw new Error('The page belongs to no tenant.');
  return page.tenant;
}
