import { type MailedLink, readMailedLink } from '#account';
import type { ScreenLoader } from '#runtime';

/**
 * Takes email and code out of the address at once, so that neither stays in the address bar, the history or what is
 * reloaded (threat K17). They are kept in memory alone.
 */
export function takeMailedLink({ portal, url }: Parameters<ScreenLoader>[0]): MailedLink | null {
  const link = readMailedLink(url.search, portal.tenant.mailLinks.parameters);
  if (url.search !== '') history.replaceState(history.state, '', url.pathname);
  return link;
}
