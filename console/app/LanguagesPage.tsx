import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ConsolePage, Main } from './ConsolePage.tsx';
import { callServer } from './callServer.ts';
import { Languages } from './languages/Languages.tsx';
import { createNewCalls } from './newtenant/createNewCalls.ts';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

const calls = createNewCalls(callServer);

/** The texts of all languages; the one that is open stands in the address, and what is looked for (`find`). */
export function LanguagesPage() {
  const { language = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ConsolePage title={words.languages.documentTitle}>
      <TopBar />
      <Main>
        <Languages
          calls={calls}
          language={language}
          find={params.get('find') ?? ''}
          onLanguage={(chosen) => navigate(`/languages/${chosen}`)}
        />
      </Main>
    </ConsolePage>
  );
}
