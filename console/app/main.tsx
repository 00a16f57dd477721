/** The console's page. */
import '../../runtime/theme/index.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ApiProvider, browserLine, createApi } from './api.ts';
import { createRoutes } from './createRoutes.tsx';
import { TenantForm } from './form/TenantForm.tsx';
import { HolderChanges } from './history/HolderChanges.tsx';
import { PreviewPart } from './PreviewPart.tsx';
import { BeforeAfter } from './pictures/BeforeAfter.tsx';
import { PicturesContext } from './pictures/picturesContext.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console.');
createRoot(root).render(
  <ApiProvider value={createApi(browserLine)}>
    <PicturesContext value={BeforeAfter}>
      <RouterProvider
        router={createBrowserRouter(
          createRoutes({ Form: TenantForm, Preview: PreviewPart, Changes: HolderChanges }),
        )}
      />
    </PicturesContext>
  </ApiProvider>,
);
