import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../runtime/ui/ButtonLink.tsx';
import { PageMessage } from '../../../runtime/ui/Message.tsx';
import type { TenantText } from '../../server/answers.ts';
import { useApi } from '../api.ts';
import { ConsolePage, Main } from '../ConsolePage.tsx';
import { NO_FILE } from '../document/createEditing.ts';
import { readDraft } from '../document/drafts.ts';
import { LoadingPage, UnreachablePage } from '../PageState.tsx';
import { TopBar } from '../TopBar.tsx';
import { useLoaded } from '../useLoaded.ts';
import { words } from '../words.ts';
import { Editor } from './Editor.tsx';
import type { EditorParts } from './parts.ts';

/** One tenant file, or what is left unsaved of one that is gone. Another one is another editor, with an undo of its own. */
export function EditorPage(parts: EditorParts) {
  const { code = '' } = useParams();
  const api = useApi();
  const [file, reload] = useLoaded(useCallback(() => api.readTenant(code), [api, code]));
  const isMissing = file.kind === 'failed' && file.isMissing;
  const left = useMemo(() => (isMissing ? readLeft(code) : null), [isMissing, code]);
  const open = file.kind === 'there' ? file.value : left;
  return (
    <ConsolePage title={words.editor.documentTitle(code)}>
      {open ? <Editor key={code} file={open} {...parts} /> : <TopBar />}
      {file.kind === 'loading' && <LoadingPage />}
      {file.kind === 'failed' && !isMissing && <UnreachablePage onAgain={reload} />}
      {isMissing && !left && (
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

/** The file that unsaved text was made from, as one that is gone; null where there is no such text. */
function readLeft(code: string): TenantText | null {
  const draft = readDraft(localStorage, code);
  return draft && { code, text: draft.baseText, hash: NO_FILE };
}
