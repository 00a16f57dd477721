import { useCallback } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../runtime/ui/ButtonLink.tsx';
import { PageMessage } from '../../../runtime/ui/Message.tsx';
import { useApi } from '../api.ts';
import { ConsolePage, Main } from '../ConsolePage.tsx';
import { LoadingPage, UnreachablePage } from '../PageState.tsx';
import { TopBar } from '../TopBar.tsx';
import { useLoaded } from '../useLoaded.ts';
import { words } from '../words.ts';
import { Editor } from './Editor.tsx';
import type { EditorParts } from './parts.ts';

/** One tenant file. Another one is another editor, with an undo of its own. */
export function EditorPage(parts: EditorParts) {
  const { code = '' } = useParams();
  const api = useApi();
  const [file, reload] = useLoaded(useCallback(() => api.readTenant(code), [api, code]));
  return (
    <ConsolePage title={words.editor.documentTitle(code)}>
      {file.kind === 'there' ? <Editor key={code} file={file.value} {...parts} /> : <TopBar />}
      {file.kind === 'loading' && <LoadingPage />}
      {file.kind === 'failed' && !file.isMissing && <UnreachablePage onAgain={reload} />}
      {file.kind === 'failed' && file.isMissing && (
        <Main>
          <PageMessage
            title={words.editor.missingTitle(code)}
            text={words.editor.missingText}
            action={<ButtonLink href="/">{words.editor.allTenants}</ButtonLink>}
          />
        </Main>
      )}
    </ConsolePage>
  );
}
