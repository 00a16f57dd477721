/**
 * What the frame and the screens of a tenant's site stand on, before and after the portal's machinery is there:
 * the published home page has this and nothing more (decision 008).
 */
import { type ComponentType, createContext, useContext } from 'react';
import type { LinkParams } from '../assemble/linkTo.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';

export interface Site {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  /** Whether this tenant offers a screen. */
  isOffered(screen: ScreenId): boolean;
  /**
   * The address of a screen, by id. The home page's is that of the current language. Whoever is led to a screen that is
   * not offered comes to the portal's root.
   */
  href(screen: ScreenId, params?: LinkParams): string;
  /** Switches the language of the session; absent where each language is a page of its own. */
  readonly chooseLanguage?: (language: string) => void;
  /** Shown after the links of the footer, as a list item; absent on prerendered pages. */
  readonly FooterAction?: ComponentType;
}

export const SiteContext = createContext<Site | null>(null);

/** @throws Error outside a site: a mistake in our own code */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This part stands outside a site.');
  return site;
}
