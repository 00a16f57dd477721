import { useNavigate } from 'react-router';
import { useApi } from './api.ts';
import { callServer } from './callServer.ts';
import { createNewCalls } from './newtenant/createNewCalls.ts';
import { NewTenant } from './newtenant/NewTenant.tsx';
import { TopBar } from './TopBar.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { words } from './words.ts';

const calls = createNewCalls(callServer);

/** A guided new tenant, whose draft is opened in the editor. */
export function NewTenantPage() {
  const navigate = useNavigate();
  const { onChange } = useApi();
  useDocumentTitle(words.newTenant.documentTitle);
  return (
    <>
      <TopBar />
      <main>
        <NewTenant calls={calls} onChange={onChange} onCreated={(code) => navigate(`/tenants/${code}`)} />
      </main>
    </>
  );
}
