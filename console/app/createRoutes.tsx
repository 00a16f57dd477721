import type { RouteObject } from 'react-router';
import { ButtonLink } from '../../runtime/ui/ButtonLink.tsx';
import { PageMessage } from '../../runtime/ui/Message.tsx';
import { ConsolePage, Main } from './ConsolePage.tsx';
import { EditorPage } from './editor/EditorPage.tsx';
import type { EditorParts } from './editor/parts.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { LanguagesPage } from './LanguagesPage.tsx';
import { NewTenantPage } from './NewTenantPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { BrokenPage } from './PageState.tsx';
import { SharedHistoryPage } from './SharedHistoryPage.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

/** The console's pages by their addresses; the server sends its one document for each of them (console/server/servePage.ts). */
export function createRoutes(parts: EditorParts = {}): RouteObject[] {
  const pages: RouteObject[] = [
    { path: '/', element: <OverviewPage /> },
    { path: '/tenants/:code', element: <EditorPage {...parts} /> },
    { path: '/tenants/:code/history', element: <HistoryPage /> },
    { path: '/new', element: <NewTenantPage /> },
    { path: '/languages/:language?', element: <LanguagesPage /> },
    { path: '/languages/:code/history', element: <SharedHistoryPage kind="languages" /> },
    { path: '/groups/:code/history', element: <SharedHistoryPage kind="groups" /> },
    { path: '*', element: <NotFoundPage /> },
  ];
  return [{ errorElement: <BrokenPage />, children: pages }];
}

function NotFoundPage() {
  const { title, text, home } = words.notFound;
  return (
    <ConsolePage title={words.notFound.documentTitle}>
      <TopBar />
      <Main>
        <PageMessage title={title} text={text} action={<ButtonLink href="/">{home}</ButtonLink>} />
      </Main>
    </ConsolePage>
  );
}
