import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { ServerData } from '../data/createServerData.ts';
import { formatCardNumber } from '../format/formatCardNumber.ts';
import { personName } from '../format/personName.ts';
import type { Card } from '../gateway/cards.ts';
import { isolate } from '../messages/isolate.ts';
import { productName } from '../messages/productName.ts';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import { AccountMenu } from '../ui/AccountMenu.tsx';
import { HiddenAmountContext } from '../ui/Amount.tsx';
import { HelpCard } from '../ui/HelpCard.tsx';
import { signOut } from '../ui/icons.ts';
import { Page } from '../ui/Page.tsx';
import { SideColumn } from '../ui/SideColumn.tsx';
import { SideMenu } from '../ui/SideMenu.tsx';
import { TabBar } from '../ui/TabBar.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { TopMenu } from '../ui/TopMenu.tsx';
import { HideAmountsButton } from './HideAmountsButton.tsx';
import { Notices } from './Notices.tsx';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalLanguages } from './PortalLanguages.tsx';
import { isNotFoundAtom } from './problemAtom.ts';
import { labelsOf, useMenu } from './useMenu.ts';
import { usePhoneLine } from './usePhoneLine.ts';

/** Signed in: the holder's bars and, on two-column screens, the side menu that the screen asks for. */
export function HolderFrame({ data, children }: { readonly data: ServerData; readonly children: ReactNode }) {
  const { t } = useWords();
  const portal = usePortal();
  const route = useRouteDescription();
  const card = useAtomValue(data.activeCardAtom);
  const items = useMenu('top', card);
  const isNotFound = useAtomValue(isNotFoundAtom);
  const { theme } = portal.tenant;
  const shared = { menuLabel: t('nav.main'), items, newTabHint: t('common.opensInNewTab') };
  return (
    <HiddenAmountContext value={t('amounts.hidden')}>
      <Page
        skipLabel={t('common.skipToContent')}
        isFullWidth={route?.language !== undefined}
        header={
          <TopBar
            brand={theme}
            homeHref={portal.href('home')}
            homeLabel={`${theme.brandName}, ${t('nav.home')}`}
            menu={<TopMenu {...shared} />}
            tools={<HideAmountsButton />}
            languageSwitch={<PortalLanguages />}
            account={<HolderAccount data={data} card={card} />}
          />
        }
        side={
          route?.layout === 'twoColumn' && !isNotFound ? <HolderSide data={data} card={card} /> : undefined
        }
        footer={<PortalFooter />}
        tabBar={<TabBar {...shared} />}
        notices={<Notices />}
      >
        {children}
      </Page>
    </HiddenAmountContext>
  );
}

function HolderAccount({ data, card }: { readonly data: ServerData; readonly card: Card | undefined }) {
  const { t } = useWords();
  const portal = usePortal();
  const user = useAtomValue(data.userAtom).data;
  const known = user && personName(user, portal.tenant.names);
  const name = known?.called || portal.session.current()?.username || '';
  const leave = {
    id: 'logout',
    ...labelsOf(t, 'nav.logout'),
    icon: signOut,
    href: portal.href('logout'),
    isCurrent: false,
    isExternal: false,
    isDanger: false,
  };
  return (
    <AccountMenu
      label={t('nav.accountOf', { name: known?.full || name })}
      name={name}
      initials={known?.initials || name.slice(0, 1).toUpperCase()}
      items={[...useMenu('account', card), ...(portal.isOffered('logout') ? [leave] : [])]}
      newTabHint={t('common.opensInNewTab')}
    />
  );
}

function HolderSide({ data, card }: { readonly data: ServerData; readonly card: Card | undefined }) {
  const { t, i18n } = useWords();
  const { tenant } = usePortal();
  const menu = useRouteDescription()?.screen.menu ?? 'default';
  const items = useMenu(menu, card, useAtomValue(data.cardsAtom).data);
  const isCardMenu = menu === 'card';
  const { number, pan } = tenant.card.display;
  const digits = card && number && pan ? ` ${isolate(formatCardNumber(card.lastDigits), i18n.language)}` : '';
  const heading =
    isCardMenu && card
      ? productName(t, tenant, card) + digits
      : t(menu === 'account' ? 'nav.account' : 'nav.cards');
  const phone = usePhoneLine();
  return (
    <SideColumn>
      {items.length > 0 && (
        <SideMenu
          heading={heading}
          items={items}
          newTabHint={t('common.opensInNewTab')}
          isHiddenWhenNarrow={isCardMenu}
        />
      )}
      {phone && <HelpCard title={t('contactBlock.title')} hours={phone.hours} phone={phone.number} />}
    </SideColumn>
  );
}
