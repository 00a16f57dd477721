import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from './api.ts';
import { ConsolePage, Main } from './ConsolePage.tsx';
import { callServer } from './callServer.ts';
import { LeaveDialog } from './editor/LeaveDialog.tsx';
import { useLeaveQuestion, useUnloadQuestion } from './editor/useLeaveQuestion.ts';
import { createNewCalls } from './newtenant/createNewCalls.ts';
import { NewTenant } from './newtenant/NewTenant.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

const calls = createNewCalls(callServer);

/** A guided new tenant, whose draft is opened in the editor. */
export function NewTenantPage() {
  const navigate = useNavigate();
  const { onChange } = useApi();
  /** Whether there are answers that no draft has yet. */
  const hasAnswers = useRef(false);
  const isDue = useCallback(() => hasAnswers.current, []);
  const leave = useLeaveQuestion(isDue);
  useUnloadQuestion(isDue);
  return (
    <ConsolePage title={words.newTenant.documentTitle}>
      <TopBar />
      <Main>
        <NewTenant
          calls={calls}
          onChange={onChange}
          onAnswer={() => {
            hasAnswers.current = true;
          }}
          onCreated={(code) => {
            hasAnswers.current = false;
            navigate(`/tenants/${code}`);
          }}
        />
      </Main>
      {leave.answers && <LeaveDialog text={words.leaving.guide} {...leave.answers} />}
    </ConsolePage>
  );
}
