import { dayOf } from '../format/dayOf.ts';
import { useWords } from '../messages/words.ts';
import { useSite } from '../routing/Site.ts';
import { useHref } from '../routing/useHref.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import type { OwnLink } from '../tenant/pageData.ts';
import { Footer } from '../ui/Footer.tsx';
import { usePhoneLine } from './usePhoneLine.ts';
import { usePresent } from './usePresent.ts';

const FOOTER_LINKS = ['corporate', 'legal', 'privacy', 'gdpr', 'cookies', 'faq'] as const;

/** A link as the tenant writes it, where it leads on this page. */
interface FooterLink extends Pick<OwnLink, 'label' | 'screen'> {
  readonly href: string | null | undefined;
  readonly isExternal?: boolean | undefined;
}

/**
 * The tenant's own footer (NAV-28 to NAV-34: corporate site, legal agreement, privacy, GDPR, cookies, FAQ,
 * contact), with the accessibility statement.
 */
export function PortalFooter({ isVisitor = false }: { readonly isVisitor?: boolean }) {
  const { t, i18n } = useWords();
  const { tenant, FooterAction } = useSite();
  const href = useHref();
  const phone = usePhoneLine();
  const now = usePresent();
  const current = useRouteDescription()?.screen.id;
  // The form is for who is signed in; visitors get the tenant's own place, or the phone line and the way in (USE-05).
  const screen = isVisitor ? 'help' : 'contactUs';
  const contact = (isVisitor && tenant.contact.visitorUrl) || href(screen);
  const statement = tenant.links.accessibility?.[i18n.language];
  const usual: readonly FooterLink[] = [
    ...FOOTER_LINKS.map((id) => ({
      label: `footer.${id}` as const,
      href: tenant.links[id],
      isExternal: true,
    })),
    {
      label: 'footer.accessibility',
      screen: 'accessibility',
      href: statement ?? href('accessibility'),
      isExternal: !!statement,
    },
    { label: 'footer.contact', screen, href: contact ?? phone?.href },
  ];
  const links = tenant.footer?.map(
    (link) =>
      usual.find(({ label }) => label === link.label) ?? {
        ...link,
        href: link.href ?? (link.screen && href(link.screen)),
        isExternal: link.href?.startsWith('http'),
      },
  );
  return (
    <Footer
      brand={tenant.theme}
      label={t('nav.footer')}
      links={(links ?? usual).flatMap(({ label, href, screen, isExternal = false }) =>
        href
          ? [{ id: label, label: t(label), href, isExternal, isCurrent: !!screen && screen === current }]
          : [],
      )}
      action={FooterAction && <FooterAction />}
      copyright={t('common.copyright', {
        year: dayOf(now, tenant.timeZone)?.slice(0, 4) ?? '',
        name: `${tenant.theme.brandName} ${tenant.name}`,
      })}
      newTabHint={t('common.opensInNewTab')}
    />
  );
}
