import { useMemo, useState } from 'react';
import type { TenantText } from '../../server/answers.ts';
import { Main } from '../ConsolePage.tsx';
import { sectionOf } from '../form/sections.ts';
import { words } from '../words.ts';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { JsonView } from './JsonView.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { Notices } from './Notices.tsx';
import { ProblemList } from './ProblemList.tsx';
import type { EditorParts, PartProps } from './parts.ts';
import { SectionNav } from './SectionNav.tsx';
import { useCheck } from './useCheck.ts';
import { useEditing } from './useEditing.ts';
import { useEditorPlace } from './useEditorPlace.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export interface EditorProps extends EditorParts {
  readonly file: TenantText;
}

/** A tenant file in the making: its sections, its text, and what the compiler says of it. */
export function Editor({ file, Form, Preview, Changes }: EditorProps) {
  const { code } = file;
  const name = `${code}.json`;
  const { editing, state, round } = useEditing(file);
  const checked = useCheck(code, state.text, round);
  const { problems, warnings } = checked.found;
  const leave = useLeaveQuestion(() => state.isDirty);
  const place = useEditorPlace(editing.model.text, Form ? 'form' : 'json', leave.isAsked);
  const { section, goTo, onGo } = place;
  const [visited, setVisited] = useState<string | null>(null);
  const onVisit = (pointer: string) => {
    setVisited(pointer);
    place.onVisit(pointer);
  };
  const isForm = Form !== undefined && place.view === 'form';

  const found = useMemo(() => (checked.isCurrent ? checked.found : null), [checked.isCurrent, checked.found]);
  const part: PartProps = {
    ...{ code, round, text: state.text, problems, warnings, goTo, onVisit },
    onEdit: editing.model.edit,
  };
  return (
    <div className={`${styles.page} ${Preview ? styles.withPreview : ''}`}>
      <EditorBar {...{ code, editing, state, checked }} />
      <div className={styles.sections}>
        <SectionNav
          {...{
            current: section ?? (isForm ? sectionOf('') : null),
            file: name,
            textOf: editing.model.text,
            problems,
            warnings,
          }}
          onSection={place.onSection}
          onOption={(pointer) => onGo({ pointer })}
        />
      </div>
      <Main className={`${styles.main} ${isForm ? '' : styles.withJson}`}>
        <h1 className="visually-hidden">{name}</h1>
        <Notices {...{ editing, state }} onGo={(pointer) => onGo({ pointer })} />
        {Form && (
          <div className={styles.head}>
            <h2>{(section ?? sectionOf('')).title}</h2>
            <ViewSwitch view={place.view} onView={place.onView} />
          </div>
        )}
        {Form && isForm ? (
          <Form
            {...part}
            {...(section && { section: section.id })}
            group={checked.found.group}
            onSection={place.onSectionId}
            onOpenJson={(at) => {
              place.onView('json');
              onGo({ pointer: '', at });
            }}
          />
        ) : (
          <JsonView model={editing.model} file={name} {...{ found, goTo, onVisit }} />
        )}
      </Main>
      <div className={styles.dock}>
        <ProblemList file={name} checked={checked} onGo={onGo} onEdit={editing.model.edit} />
        {Changes && <Changes {...part} />}
      </div>
      {Preview && (
        <div className={styles.preview}>
          <Preview {...part} visited={visited} onGo={(pointer) => onGo({ pointer })} />
        </div>
      )}
      {leave.answers && <LeaveDialog text={words.leaving.text(name)} {...leave.answers} />}
    </div>
  );
}
