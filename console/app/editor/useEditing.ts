import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TenantText } from '../../server/answers.ts';
import { useApi } from '../api.ts';
import { createEditing, type Editing, type EditingState } from '../document/createEditing.ts';
import { draftKey } from '../document/drafts.ts';
import { inOrderOfAsking } from '../inOrderOfAsking.ts';
import { words } from '../words.ts';
import { jsonExtensions } from './jsonExtensions.ts';
import { JSON_KEYS_ID } from './jsonKeysId.ts';
import { readDisk } from './readDisk.ts';
import { useUnloadQuestion } from './useLeaveQuestion.ts';

export interface EditingNow {
  readonly editing: Editing;
  readonly state: EditingState;
  /** Grows when what the file stands beside has changed. */
  readonly round: number;
}

/** The editing of a file for as long as its page is open, together with what happens to the file elsewhere. */
export function useEditing(file: TenantText): EditingNow {
  const api = useApi();
  const [round, setRound] = useState(0);
  const editing = useMemo(() => {
    const label = words.json.label(`${file.code}.json`);
    const extensions = jsonExtensions({ api, label, describedBy: JSON_KEYS_ID, nonce: readNonce() });
    return createEditing({ file, storage: localStorage, extensions });
  }, [api, file]);
  const state = useSyncExternalStore(editing.subscribe, editing.state);

  useEffect(() => {
    const ask = inOrderOfAsking(editing.takeDisk);
    return api.onChange(async (change) => {
      setRound((before) => before + 1);
      if (change && !(file.code in change.tenants)) return;
      // Where nobody answers, the next change asks again.
      await readDisk(api, file.code).then(ask(), () => {});
    });
  }, [api, editing, file.code]);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(file.code)) editing.takeDraft(newValue);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', editing.flush);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', editing.flush);
    };
  }, [editing, file.code]);

  useUnloadQuestion(useCallback(() => editing.state().isDirty, [editing]));

  // Before anybody can type.
  useLayoutEffect(() => editing.open(), [editing]);
  return { editing, state, round };
}

/** Of the page's own script: browsers give it to scripts alone, not to what reads the document. */
function readNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
