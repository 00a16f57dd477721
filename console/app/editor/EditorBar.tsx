import { type Ref, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { useApi } from '../api.ts';
import type { Editing, EditingState } from '../document/createEditing.ts';
import { undo as turnedClock } from '../history/icons.ts';
import { PublishFlow } from '../history/PublishFlow.tsx';
import { checkCircleFill, redo, rocketLaunch, undo, warningFill, xCircleFill } from '../icons.ts';
import bar from '../TopBar.module.css';
import { TopBar } from '../TopBar.tsx';
import { useTenants } from '../useTenants.ts';
import { words } from '../words.ts';
import styles from './EditorBar.module.css';
import { readDisk } from './readDisk.ts';
import type { Checked } from './useCheck.ts';

export interface EditorBarProps {
  readonly code: string;
  readonly editing: Editing;
  readonly state: EditingState;
  readonly checked: Checked;
}

/** Which tenant it is, how it stands, and what can be done with it. */
export function EditorBar({ code, editing, state, checked }: EditorBarProps) {
  const whyId = useId();
  const why = whyNot(state, checked);
  const api = useApi();
  const undoButton = useRef<HTMLButtonElement>(null);
  /** What the dialog is about, however the text changes behind it. */
  const [asked, setAsked] = useState<Pick<EditingState, 'text' | 'baseHash'> | null>(null);
  const takeNewer = async () => {
    const newer = await readDisk(api, code);
    setAsked(null);
    // Told as any change on disk is, and joined with what was typed.
    editing.takeDisk(newer);
  };
  return (
    <TopBar>
      <TenantSwitch code={code} />
      <Counts checked={checked} />
      <div className={styles.actions}>
        <p role="status" className={styles.state}>
          {state.isDirty ? words.editor.unsaved : state.isPublished ? words.editor.published : ''}
        </p>
        <Link className={bar.link} to={`/tenants/${code}/history`}>
          <Icon path={turnedClock} size={1.1} /> {words.editor.history}
        </Link>
        <IconButton
          ref={undoButton}
          label={words.editor.undo}
          path={undo}
          isOn={state.canUndo}
          onPress={editing.model.undo}
        />
        <IconButton label={words.editor.redo} path={redo} isOn={state.canRedo} onPress={editing.model.redo} />
        {state.isDirty && (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              editing.discard();
              // The button goes with what was unsaved, and this one brings it back (WCAG 2.4.3).
              undoButton.current?.focus();
            }}
          >
            {words.editor.discard}
          </Button>
        )}
        <Button
          size="small"
          icon={rocketLaunch}
          isDisabled={!state.isDirty || why !== ''}
          describedBy={whyId}
          onClick={() => setAsked({ text: state.text, baseHash: state.baseHash })}
        >
          {words.editor.publish}
        </Button>
        <span id={whyId} className="visually-hidden">
          {state.isDirty ? why : words.editor.clean}
        </span>
      </div>
      {asked && (
        <PublishFlow
          {...{ code, ...asked }}
          onPublished={(hash) => {
            editing.takePublished(asked.text, hash);
            setAsked(null);
          }}
          onNewer={takeNewer}
          onClose={() => setAsked(null)}
        />
      )}
    </TopBar>
  );
}

/** What was found in the text, in numbers. */
function Counts({ checked: { found, isCurrent } }: Pick<EditorBarProps, 'checked'>) {
  const { problems, warnings } = found;
  return (
    <p className={styles.counts}>
      {problems.length > 0 && (
        <span className={styles.bad}>
          <Icon path={xCircleFill} size={1.1} /> {words.editor.problemCount(problems.length)}
        </span>
      )}
      {warnings.length > 0 && (
        <span className={styles.warn}>
          <Icon path={warningFill} size={1.1} /> {words.editor.warningCount(warnings.length)}
        </span>
      )}
      {problems.length + warnings.length === 0 && isCurrent && (
        <span className={styles.ok}>
          <Icon path={checkCircleFill} size={1.1} /> {words.editor.noProblems}
        </span>
      )}
    </p>
  );
}

/** Why the text cannot be published just now; empty when it can. */
function whyNot({ conflicts, notice }: EditingState, { found, isCurrent, isUnavailable }: Checked): string {
  if (conflicts.length > 0) return words.editor.blockedByConflicts;
  if (notice?.kind === 'apart') return words.notices.apartTitle;
  if (isUnavailable) return '';
  if (found.problems.length > 0) return words.editor.blockedByProblems(found.problems.length);
  return isCurrent ? '' : words.editor.blockedByChecking;
}

interface IconButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly path: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function IconButton({ ref, label, path, isOn, onPress }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-disabled={!isOn || undefined}
      onClick={() => isOn && onPress()}
    >
      <Icon path={path} size={1.25} />
    </button>
  );
}

/** Another tenant, by name. A native list: a folder may have a thousand. */
function TenantSwitch({ code }: { readonly code: string }) {
  const navigate = useNavigate();
  const rows = useTenants();
  const others = rows.some((row) => row.code === code) ? rows : [{ code, name: code }, ...rows];
  return (
    <select
      className={styles.tenant}
      aria-label={words.editor.tenant}
      value={code}
      onChange={(event) => navigate(`/tenants/${event.target.value}`)}
    >
      {others.map((row) => (
        <option key={row.code} value={row.code}>
          {row.name === row.code ? row.code : `${row.name} (${row.code})`}
        </option>
      ))}
    </select>
  );
}
