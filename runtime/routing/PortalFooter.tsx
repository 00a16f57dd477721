import { useTranslation } from 'react-i18next';
import { dayOf } from '../format/formatDate.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import { Footer } from '../ui/Footer.tsx';
import { useSite } from './Site.ts';
import { usePresent } from './usePresent.ts';

const FOOTER_LINKS = ['corporate', 'legal', 'privacy', 'gdpr', 'cookies', 'faq'] as const;
const CONTACT = 'contactUs';
const ACCESSIBILITY = 'accessibility';

/** The tenant's own footer (spec section 2: corporate site, legal agreement, privacy, GDPR, cookies, FAQ, contact), with the accessibility statement. */
export function PortalFooter() {
  const { t } = useTranslation();
  const { tenant, isOffered, href, FooterAction } = useSite();
  const now = usePresent();
  const contact = contactHref(tenant, isOffered(CONTACT) && href(CONTACT));
  const links = FOOTER_LINKS.map((id) => ({
    id: id as string,
    label: t(`footer.${id}`),
    href: tenant.links[id],
    isExternal: true,
  }));
  return (
    <Footer
      brand={tenant.theme}
      label={t('nav.footer')}
      links={[
        ...links,
        ...(isOffered(ACCESSIBILITY)
          ? [
              {
                id: ACCESSIBILITY,
                label: t('footer.accessibility'),
                href: href(ACCESSIBILITY),
                isExternal: false,
              },
            ]
          : []),
        ...(contact ? [{ id: 'contact', label: t('footer.contact'), href: contact, isExternal: false }] : []),
      ]}
      action={FooterAction && <FooterAction />}
      copyright={t('common.copyright', {
        year: dayOf(now, tenant.timeZone)?.slice(0, 4),
        name: `${tenant.theme.brandName} ${tenant.name}`,
      })}
      newTabHint={t('common.opensInNewTab')}
    />
  );
}

/** The tenant's address for visitors, else the contact page, else the phone line (spec-notes 26). */
function contactHref(tenant: PublicTenant, contactPage: string | false): string | null {
  if (tenant.contact.visitorUrl) return tenant.contact.visitorUrl;
  if (contactPage) return contactPage;
  return tenant.contact.phoneLine && `tel:${tenant.contact.phoneLine.number.replaceAll(' ', '')}`;
}
