import { useId, useMemo, useState } from 'react';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { caretDown } from '../../../runtime/ui/icons.ts';
import type { Problem } from '../../server/answers.ts';
import { type FoundOption, findOptions, placeOfOption } from '../form/options.ts';
import { readDocument } from '../form/readDocument.ts';
import { SECTIONS, type Section, sectionOf } from '../form/sections.ts';
import { magnifyingGlass } from '../icons.ts';
import { useShownPart } from '../useShownPart.ts';
import { words } from '../words.ts';
import styles from './SectionNav.module.css';
import { SECTION_ICONS } from './sectionIcons.ts';

export interface SectionNavProps {
  /** Where somebody works now. */
  readonly current: Section | null;
  readonly file: string;
  /** What is found leads to where it stands in the text of that moment. */
  readonly textOf: () => string;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly onSection: (section: Section) => void;
  readonly onOption: (pointer: string) => void;
}

const MOST_FOUND = 40;

/** The parts of the file, and a search over every option that a file can have. */
export function SectionNav(props: SectionNavProps) {
  const { current, file, textOf, problems, warnings, onSection, onOption } = props;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const isSearching = text.trim() !== '';
  const found = useMemo(() => (isSearching ? findOptions(text) : []), [isSearching, text]);
  const chooseOption = ({ pattern }: FoundOption) => {
    onOption(placeOfOption(pattern, readDocument(textOf()).value));
    setIsOpen(false);
  };
  const chooseSection = (section: Section) => {
    onSection(section);
    setIsOpen(false);
  };
  return (
    <nav className={styles.nav} aria-label={words.editor.sections}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {words.editor.sections} {current && <strong>{current.title}</strong>}
        </span>
        <Icon path={caretDown} size={1} />
      </button>
      <div id={listId} className={`${styles.body} ${isOpen ? styles.open : ''}`}>
        <label className={styles.search}>
          <Icon path={magnifyingGlass} size={1.1} />
          <input
            type="search"
            value={text}
            placeholder={words.editor.search}
            aria-label={words.editor.search}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key !== 'Enter' || !first) return;
              // The focus moves on, and the key must not follow it into the text.
              event.preventDefault();
              chooseOption(first);
            }}
          />
        </label>
        <p role="status" className="visually-hidden">
          {isSearching && words.editor.searchResults(found.length)}
        </p>
        {isSearching ? (
          <FoundOptions key={text} found={found} onOption={chooseOption} />
        ) : (
          <SectionList {...{ current, file, problems, warnings }} onSection={chooseSection} />
        )}
      </div>
    </nav>
  );
}

interface FoundOptionsProps {
  readonly found: readonly FoundOption[];
  readonly onOption: (option: FoundOption) => void;
}

function FoundOptions({ found, onOption }: FoundOptionsProps) {
  const { list, most, showMore } = useShownPart(MOST_FOUND);
  return (
    <>
      <ul ref={list} className={styles.found}>
        {found.length === 0 && <li className={styles.none}>{words.editor.searchResults(0)}</li>}
        {found.slice(0, most).map((option) => (
          <li key={option.pattern}>
            <button type="button" className={styles.option} onClick={() => onOption(option)}>
              <strong>{option.title}</strong>
              <span>{option.around.join(' › ')}</span>
              <code>{option.pattern}</code>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className={styles.option} onClick={() => showMore()}>
          {words.editor.moreOptions(Math.min(MOST_FOUND, found.length - most))}
        </button>
      )}
    </>
  );
}

function SectionList({
  current,
  file,
  problems,
  warnings,
  onSection,
}: Omit<SectionNavProps, 'onOption' | 'textOf'>) {
  const countIn = (all: readonly Problem[], section: Section) =>
    all.filter((each) => each.file === file && sectionOf(each.pointer) === section).length;
  return (
    <ul>
      {SECTIONS.map((section) => {
        const [bad, doubtful] = [countIn(problems, section), countIn(warnings, section)];
        return (
          <li key={section.id}>
            <button
              type="button"
              className={styles.section}
              aria-current={section === current ? 'true' : undefined}
              onClick={() => onSection(section)}
            >
              <Icon path={SECTION_ICONS[section.id]} size={1.2} />
              <span>{section.title}</span>
              {bad > 0 && <Count tone="bad" count={bad} text={words.editor.problemCount(bad)} />}
              {doubtful > 0 && (
                <Count tone="warn" count={doubtful} text={words.editor.warningCount(doubtful)} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Count({
  tone,
  count,
  text,
}: {
  readonly tone: 'bad' | 'warn';
  readonly count: number;
  readonly text: string;
}) {
  return (
    <span className={`${styles.count} ${styles[tone]}`}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
