/** Pages that belong to no tenant: the switcher, and not-found. No tenant's settings, no gateway (TEN-06 to TEN-12). */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../messages/createI18n.ts';
import { createTranslator } from '../messages/createTranslator.ts';
import type { TenantSummary } from '../tenant/pageData.ts';
import { notFoundPicture } from '../ui/art/notFoundPicture.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageMessage } from '../ui/Message.tsx';
import { loadBuiltInWords } from './loadBuiltInWords.ts';
import type { StartContext } from './start.ts';

interface SwitcherProps {
  readonly tenants: readonly TenantSummary[];
  readonly question: string;
  readonly note: string;
}

export async function startWithoutTenant(
  { page, container }: StartContext,
  TenantSwitcher: ComponentType<SwitcherProps>,
): Promise<void> {
  const { i18n, use, complete } = createTranslator({
    i18n: createI18n(),
    tenantWords: {},
    loadBuiltIn: (language, part) => loadBuiltInWords(page, language, part, fetch),
    loadServer: async () => ({}),
    warn: () => undefined,
  });
  const isSwitcher = location.pathname === '/';
  // Its words are in the later part, so that no page of a tenant waits for them: both are loaded at once.
  if (isSwitcher) await complete();
  await use(page.language);
  const t = i18n.t;
  const root = createRoot(container);
  if (isSwitcher) {
    document.title = t('screens.tenantSwitcher');
    root.render(
      <TenantSwitcher tenants={page.tenants} question={t('switcher.question')} note={t('switcher.back')} />,
    );
  } else {
    document.title = t('notFound.title');
    root.render(
      <main>
        <PageMessage
          title={t('notFound.title')}
          text={t('notFound.text')}
          picture={notFoundPicture}
          action={<ButtonLink href="/">{t('screens.tenantSwitcher')}</ButtonLink>}
        />
      </main>,
    );
  }
  performance.mark('interactive');
}
