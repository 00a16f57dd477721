import { useTranslation } from 'react-i18next';
import type { PublicTenant } from '../tenant/pageData.ts';
import { Footer } from '../ui/Footer.tsx';
import { usePortal } from './Portal.ts';

const FOOTER_LINKS = ['corporate', 'legal', 'privacy', 'gdpr', 'cookies', 'faq'] as const;
const CONTACT = 'contactUs';

/** The tenant's own footer (spec section 2: corporate site, legal agreement, privacy, GDPR, cookies, FAQ, contact). */
export function PortalFooter() {
  const { t } = useTranslation();
  const portal = usePortal();
  const { tenant } = portal;
  const contact = contactHref(
    tenant,
    portal.screens.some(({ manifest }) => manifest.id === CONTACT) && portal.href(CONTACT),
  );
  const links = FOOTER_LINKS.map((id) => ({
    id: id as string,
    label: t(`footer.${id}`),
    href: tenant.links[id],
    isExternal: true,
  }));
  return (
    <Footer
      brandName={tenant.theme.brandName}
      label={t('nav.footer')}
      links={[
        ...links,
        ...(contact ? [{ id: 'contact', label: t('footer.contact'), href: contact, isExternal: false }] : []),
      ]}
      copyright={t('common.copyright', {
        year: new Date().getFullYear(),
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
