import { type ReactNode, useId } from 'react';
import type { DifferenceGroup, DifferenceKind } from '../../../compiler/compare/difference.ts';
import type { ChangeGroup, HolderChange } from '../../../compiler/compare/groupChanges.ts';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { plus } from '../icons.ts';
import styles from './ChangeGroups.module.css';
import {
  bell,
  card,
  coins,
  compass,
  globe,
  link,
  minus,
  palette,
  plugs,
  signIn,
  signpost,
  sliders,
  text,
  textbox,
  tilde,
  translate,
  wrench,
} from './icons.ts';
import { RiskMark } from './RiskMark.tsx';
import { words } from './words.ts';

const ICONS: Readonly<Record<DifferenceGroup, string>> = {
  addresses: globe,
  languages: translate,
  look: palette,
  words: text,
  screens: signpost,
  menus: compass,
  money: coins,
  cards: card,
  forms: textbox,
  notices: bell,
  content: link,
  session: signIn,
  thirdParties: plugs,
  behaviour: sliders,
  operators: wrench,
};

const KINDS: Readonly<Record<DifferenceKind, string>> = { added: plus, removed: minus, changed: tilde };

/** Most options that a change names. */
const POINTERS = 3;

export interface ChangeGroupsProps {
  readonly groups: readonly ChangeGroup[];
  /** Level of the headings of groups. */
  readonly level: 3 | 4;
  /** Leads to an option; without it options are named only. */
  readonly onVisit?: ((pointer: string) => void) | undefined;
  /** Shows what words cannot say of the group "look". @param describedBy id of the sentences that say what they can */
  readonly pictures?: ((describedBy: string) => ReactNode) | undefined;
}

/** Changes in their groups, each with what it is, its risk and the options that cause it. */
export function ChangeGroups({ groups, level, onVisit, pictures }: ChangeGroupsProps) {
  const id = useId();
  const Heading = level === 3 ? 'h3' : 'h4';
  const hasPictures = (group: DifferenceGroup) => group === 'look' && pictures !== undefined;
  return (
    <div className={styles.groups}>
      {groups.map(({ group, title, changes }) => (
        <section key={group} className={`${styles.group} ${hasPictures(group) ? styles.wide : ''}`}>
          <Heading className={styles.title}>
            <Icon path={ICONS[group]} size={1.2} /> {title}
          </Heading>
          <ul id={`${id}-${group}`} className={styles.list}>
            {changes.map((change) => (
              <ChangeRow key={`${change.pointer} ${change.sentence}`} change={change} onVisit={onVisit} />
            ))}
          </ul>
          {hasPictures(group) && pictures?.(`${id}-${group}`)}
        </section>
      ))}
    </div>
  );
}

function ChangeRow({
  change,
  onVisit,
}: { readonly change: HolderChange } & Pick<ChangeGroupsProps, 'onVisit'>) {
  const { kind, sentence, risk, why } = change;
  const pointers = [change.pointer, ...change.otherPointers];
  const left = pointers.length - POINTERS;
  return (
    <li className={`${styles.change} ${styles[kind]}`}>
      <span className={styles.kind} role="img" aria-label={words.changes.kinds[kind]}>
        <Icon path={KINDS[kind]} size={0.85} />
      </span>
      <div className={styles.said}>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.about}>
          <RiskMark risk={risk} />
          {risk !== 'low' && <span>{why}</span>}
          {pointers.slice(0, POINTERS).map((pointer) =>
            onVisit ? (
              <button
                key={pointer}
                type="button"
                className={styles.pointer}
                aria-label={words.changes.goTo(pointer)}
                onClick={() => onVisit(pointer)}
              >
                {pointer}
              </button>
            ) : (
              <code key={pointer} className={styles.key}>
                {pointer}
              </code>
            ),
          )}
          {left > 0 && <span>{words.changes.more(left)}</span>}
        </p>
      </div>
    </li>
  );
}
