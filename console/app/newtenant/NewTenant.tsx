import { useEffect, useMemo, useState } from 'react';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import { ButtonLink } from '../../../runtime/ui/ButtonLink.tsx';
import type { Countries } from '../../server/newtenant/newTenantAnswers.ts';
import { inOrderOfAsking } from '../inOrderOfAsking.ts';
import { UnreachableAlert } from '../UnreachableAlert.tsx';
import type { NewCalls } from './createNewCalls.ts';
import { Guide } from './Guide.tsx';
import styles from './NewTenant.module.css';
import { words } from './words.ts';

export interface NewTenantProps {
  readonly calls: NewCalls;
  /** Calls back when files of the folder changed, so that words which came meanwhile are counted. @returns ends it */
  readonly onChange?: (listen: () => void) => () => void;
  /** Something was answered that no draft has yet. */
  readonly onAnswer?: () => void;
  /** The draft is written: where to go with it. */
  readonly onCreated: (code: string) => void;
}

/** A guided new tenant: a few questions, the draft beside them, and what is missing before it can go live. */
export function NewTenant({ calls, onChange, onAnswer, onCreated }: NewTenantProps) {
  const [choices, setChoices] = useState<Countries | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = useMemo(() => {
    const ask = inOrderOfAsking((found: Countries | null) => {
      if (found) setChoices(found);
      setFailed(!found);
    });
    return () =>
      calls
        .countries()
        .catch(() => null)
        .then(ask());
  }, [calls]);
  useEffect(() => void load(), [load]);
  useEffect(() => onChange?.(() => void load()), [onChange, load]);
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {isFailed && <UnreachableAlert title={words.unreachable} onAgain={load} />}
      {!choices && !isFailed && <p role="status">{words.loading}</p>}
      {choices?.codes.length === 0 && (
        <Alert
          tone="info"
          title={words.nothingToCopy}
          action={<ButtonLink href="/">{words.howToBegin}</ButtonLink>}
        />
      )}
      {choices && choices.codes.length > 0 && (
        <Guide {...{ choices, calls, onAnswer, onCreated }} onReload={load} />
      )}
    </div>
  );
}
