import { useEffect, useState } from 'react';
import { matchPath, useNavigate, useParams, useSearchParams } from 'react-router';
import { useApi } from './api.ts';
import { ConsolePage, Main } from './ConsolePage.tsx';
import { callServer } from './callServer.ts';
import { LeaveDialog } from './editor/LeaveDialog.tsx';
import { useLeaveQuestion, useUnloadQuestion } from './editor/useLeaveQuestion.ts';
import { Languages } from './languages/Languages.tsx';
import { createTypedStore } from './languages/typedTexts.ts';
import { createNewCalls } from './newtenant/createNewCalls.ts';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

const calls = createNewCalls(callServer);

/** The texts of all languages; the one that is open stands in the address, and what is looked for (`find`). */
export function LanguagesPage() {
  const { language = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { onChange } = useApi();
  const [typed] = useState(() => createTypedStore(localStorage));
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => typed.takeStored(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [typed]);
  const leave = useLeaveQuestion((path) => typed.hasAny() && !matchPath('/languages/:language?', path));
  useUnloadQuestion(typed.hasAny);
  return (
    <ConsolePage title={words.languages.documentTitle}>
      <TopBar />
      <Main>
        <Languages
          calls={calls}
          typed={typed}
          language={language}
          find={params.get('find') ?? ''}
          onChange={onChange}
          onLanguage={(chosen) => navigate(`/languages/${chosen}`)}
        />
      </Main>
      {leave.answers && <LeaveDialog text={words.leaving.texts} {...leave.answers} />}
    </ConsolePage>
  );
}
