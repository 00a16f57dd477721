import { dayOf } from '../format/formatDate.ts';
import { useWords } from '../messages/words.ts';
import { useSite } from '../routing/Site.ts';
import { useHref } from '../routing/useHref.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import { Footer } from '../ui/Footer.tsx';
import { usePhoneLine } from './usePhoneLine.ts';
import { usePresent } from './usePresent.ts';

const FOOTER_LINKS = ['corporate', 'legal', 'privacy', 'gdpr', 'cookies', 'faq'] as const;

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
  const usual = [
    ...FOOTER_LINKS.map((id) => ({ id, href: tenant.links[id], isExternal: true, screen: '' })),
    {
      id: 'accessibility' as const,
      screen: 'accessibility',
      href: statement ?? href('accessibility'),
      isExternal: statement !== undefined,
    },
    { id: 'contact' as const, screen, href: contact ?? phone?.href, isExternal: false },
  ].map((link) => ({ ...link, label: t(`footer.${link.id}`) }));
  const links =
    tenant.footer?.map((link) =>
      typeof link === 'string'
        ? usual.find(({ id }) => id === link)
        : {
            id: link.label,
            label: t(link.label),
            screen: link.screen,
            href: link.href ?? (link.screen && href(link.screen)),
            isExternal: link.href?.startsWith('http') ?? false,
          },
    ) ?? usual;
  return (
    <Footer
      brand={tenant.theme}
      label={t('nav.footer')}
      links={links.flatMap((link) =>
        link?.href ? [{ ...link, href: link.href, isCurrent: link.screen === current }] : [],
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
