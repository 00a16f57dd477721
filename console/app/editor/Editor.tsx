import { useCallback, useMemo, useState } from 'react';
import { useBlocker, useSearchParams } from 'react-router';
import type { TenantText } from '../../server/answers.ts';
import { words } from '../words.ts';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { JsonView } from './JsonView.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { Notices } from './Notices.tsx';
import { ProblemList } from './ProblemList.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SECTIONS, sectionOf } from './sections.ts';
import { useCheck } from './useCheck.ts';
import { useEditing } from './useEditing.ts';

/** A tenant file in the making: its sections, its text, and what the compiler says of it. */
export function Editor({ file }: { readonly file: TenantText }) {
  const { code } = file;
  const name = `${code}.json`;
  const { editing, state, round } = useEditing(file);
  const checked = useCheck(code, state.text, round);
  const [params, setParams] = useSearchParams();
  const section = SECTIONS.find(({ id }) => id === params.get('section')) ?? null;
  const [goTo, setGoTo] = useState<{ readonly pointer: string } | null>(
    section ? { pointer: firstKeyOf(section.keys, state.text) } : null,
  );

  /** The section stands in the address: a reload and the way back lead there again. */
  const goToSection = useCallback(
    (id: string) =>
      setParams((before) => ({ ...Object.fromEntries(before), section: id }), { replace: true }),
    [setParams],
  );
  const onGo = useCallback((pointer: string) => {
    setGoTo({ pointer });
  }, []);
  const onVisit = useCallback(
    (pointer: string) => {
      const visited = sectionOf(pointer);
      if (visited) goToSection(visited.id);
    },
    [goToSection],
  );

  const found = useMemo(() => (checked.isCurrent ? checked.found : null), [checked.isCurrent, checked.found]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      state.isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <div className={styles.page}>
      <EditorBar {...{ code, editing, state, checked }} />
      <div className={styles.sections}>
        <SectionNav
          current={section}
          file={name}
          problems={checked.found.problems}
          warnings={checked.found.warnings}
          onSection={({ id, keys }) => {
            goToSection(id);
            onGo(firstKeyOf(keys, state.text));
          }}
          onOption={onGo}
        />
      </div>
      <main className={styles.main}>
        <h1 className="visually-hidden">{words.editor.documentTitle(name)}</h1>
        <Notices {...{ editing, state, onGo }} />
        <JsonView model={editing.model} file={name} found={found} goTo={goTo} onVisit={onVisit} />
      </main>
      <div className={styles.dock}>
        <ProblemList file={name} checked={checked} onGo={onGo} />
      </div>
      {blocker.state === 'blocked' && (
        <LeaveDialog file={name} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </div>
  );
}

/** The first key of a section that the file has; of one that it has not at all, the first that it could have. */
function firstKeyOf(keys: readonly string[], text: string): string {
  const key = keys.find((each) => text.includes(`"${each}"`)) ?? keys[0] ?? '';
  return `/${key}`;
}
