import { useNavigate } from 'react-router';
import { useApi } from './api.ts';
import { ConsolePage, Main } from './ConsolePage.tsx';
import { callServer } from './callServer.ts';
import { createNewCalls } from './newtenant/createNewCalls.ts';
import { NewTenant } from './newtenant/NewTenant.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

const calls = createNewCalls(callServer);

/** A guided new tenant, whose draft is opened in the editor. */
export function NewTenantPage() {
  const navigate = useNavigate();
  const { onChange } = useApi();
  return (
    <ConsolePage title={words.newTenant.documentTitle}>
      <TopBar />
      <Main>
        <NewTenant calls={calls} onChange={onChange} onCreated={(code) => navigate(`/tenants/${code}`)} />
      </Main>
    </ConsolePage>
  );
}
