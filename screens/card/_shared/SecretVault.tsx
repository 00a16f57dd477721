import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SecretFrame, Vault } from '#card-details';
import { Alert, Button, type Card, useWords } from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import styles from './SecretScreen.module.css';
import type { Secret } from './useSecretCall.ts';
import type { SecretPage } from './useSecretPage.ts';

const HEIGHTS = {
  reveal: 'pin',
  change: 'form',
  activate: 'card',
  cardInfo: 'card',
  cardImage: 'card',
} as const;

export interface SecretVaultProps {
  readonly card: Card;
  readonly secret: Secret;
  readonly page: SecretPage;
  /** What the button that opens it says. */
  readonly open: string;
  readonly icon?: string;
  /** Above the button, while nothing is shown. */
  readonly note?: string | undefined;
  /** Below the frame: the way to hide it again. */
  readonly hiding: (hide: () => void) => ReactNode;
}

/** The vault: closed with its button, or open with the frame in it. Below it, why it did not open. */
export function SecretVault({ card, secret, page, open, icon, note, hiding }: SecretVaultProps) {
  const { t } = useWords();
  const name = useCardName();
  const { state } = page;
  const { place, hide } = useFocusBack(page);
  return (
    <>
      <Vault label={t(`secrets.frame.${secret}`)} owner={name(card)}>
        <div ref={place} className={styles.vault}>
          {state.is === 'open' ? (
            <>
              <SecretFrame
                href={state.address.href}
                isForeign={state.address.isForeign}
                hasForm={secret === 'change' || secret === 'activate'}
                title={t(`secrets.frame.${secret}`)}
                height={HEIGHTS[secret]}
                onGone={hide}
              />
              {hiding(hide)}
            </>
          ) : (
            <>
              {note && <p>{note}</p>}
              <Button
                variant="light"
                {...(icon && { icon })}
                isBusy={state.is === 'asking'}
                onClick={page.open}
              >
                {open}
              </Button>
            </>
          )}
        </div>
      </Vault>
      {state.is === 'failed' && (
        <div role="alert">
          <Alert tone="bad" title={state.title} text={state.text} help={state.help} />
        </div>
      )}
    </>
  );
}

/** Focus that was in the vault comes back to its button when the frame goes (WCAG 2.4.3). */
function useFocusBack({ state, hide }: SecretPage) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (state.is !== 'hidden' || !hadFocus.current) return;
    hadFocus.current = false;
    place.current?.querySelector('button')?.focus();
  }, [state]);
  return {
    place,
    hide: () => {
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      hide();
    },
  };
}
