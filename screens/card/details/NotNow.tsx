import { type UnavailableActions, useUnavailableActions } from '#card-details';
import { ButtonLink, type Card, useWords } from '#runtime';
import { useKeptState } from '../../_shared/useKeptState.ts';
import styles from './NotNow.module.css';
import { useUnavailableStep } from './useUnavailableStep.ts';

/** What the card does not allow now, folded: each action with its reason and what would allow it (LOV-07). */
export function NotNow({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const groups = useUnavailableActions(card);
  const [isOpen, setOpen] = useKeptState('notNow', false);
  const number = groups.flatMap(({ actions }) => actions).length;
  if (number === 0) return null;
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setOpen(open)}
    >
      <summary>{t('notNow.summary', { number })}</summary>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.reason} card={card} group={group} />
        ))}
      </ul>
    </details>
  );
}

function Group({ card, group }: { readonly card: Card; readonly group: UnavailableActions }) {
  const { t } = useWords();
  const next = useUnavailableStep(card, group.reason);
  return (
    <li>
      <p className={styles.names}>{group.actions.join(', ')}</p>
      <p className={styles.reason}>{t(`cardActions.unavailable.${group.reason}`)}</p>
      {next && (
        <ButtonLink href={next.href} size="small" variant="tonal">
          {next.label}
        </ButtonLink>
      )}
    </li>
  );
}
