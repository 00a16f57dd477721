import { useNavigate, useParams } from 'react-router';
import { callServer } from './callServer.ts';
import { Languages } from './languages/Languages.tsx';
import { createNewCalls } from './newtenant/createNewCalls.ts';
import { TopBar } from './TopBar.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { words } from './words.ts';

const calls = createNewCalls(callServer);

/** The texts of all languages; the one that is open stands in the address. */
export function LanguagesPage() {
  const { language = null } = useParams();
  const navigate = useNavigate();
  useDocumentTitle(words.languages.documentTitle);
  return (
    <>
      <TopBar />
      <main>
        <Languages
          calls={calls}
          language={language}
          onLanguage={(chosen) => navigate(`/languages/${chosen}`)}
        />
      </main>
    </>
  );
}
