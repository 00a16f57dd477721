import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { EMAIL_PLACE, type MailedLink } from '#account';
import {
  type ErrorDescription,
  GatewayError,
  type ScreenLoader,
  type Send,
  useScreenData,
  useSend,
} from '#runtime';
import { takeMailedLink } from './takeMailedLink.ts';
import { useExplanation } from './useExplanation.ts';

export type LinkState =
  | { readonly is: 'missing' | 'asking' | 'sending' | 'done' }
  /** Refused: another link is needed. */
  | ({ readonly is: 'expired' | 'failed'; readonly code: string; readonly text: string } & Helped)
  /** No answer, or a fault of the service: nobody knows what was done, and the same link may be tried again. */
  | ({ readonly is: 'unreachable' } & Helped);

type Helped = Pick<ErrorDescription, 'help'>;

/**
 * A link on its way through one visit of its page. The state lives here and not in the screen: when a session ends,
 * the frame around the screen is another one, and a screen that is rendered anew must not use the code again.
 */
interface OpenedLink {
  readonly link: MailedLink | null;
  read(): LinkState;
  write(state: LinkState): void;
  subscribe(listener: () => void): () => void;
}

/** What the link of the address begins with. */
export const mailedLinkLoader = (async (context) =>
  openLink(takeMailedLink(context), context.portal.tenant.mailLinks)) satisfies ScreenLoader;

type Tenant = Parameters<ScreenLoader>[0]['portal']['tenant'];

/** What the loader answers while the page is published, of a link with both its parts. */
export function prerenderLink(_formOf: unknown, { mailLinks }: Tenant): OpenedLink {
  return openLink({ email: EMAIL_PLACE, code: '' }, mailLinks);
}

function openLink(link: MailedLink | null, { confirmClick }: Tenant['mailLinks']): OpenedLink {
  const listeners = new Set<() => void>();
  let state: LinkState = { is: !link ? 'missing' : confirmClick ? 'asking' : 'sending' };
  return {
    link,
    read: () => state,
    write(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface UsedLink {
  readonly link: MailedLink | null;
  readonly state: LinkState;
  /** Uses the code: the one click, or another try. */
  use(): void;
}

const isUnderWay = new WeakSet<MailedLink>();

/**
 * Uses a mailed link once the page is there, or after one click where the tenant asks for it: mail scanners open
 * links as well (threat K17).
 * @param onDone after success
 */
export function useMailedLink(
  call: (send: Send, link: MailedLink) => Promise<void>,
  onDone?: () => void | Promise<void>,
): UsedLink {
  const opened = useScreenData<typeof mailedLinkLoader>();
  const state = useSyncExternalStore(opened.subscribe, opened.read, opened.read);
  const explain = useExplanation();
  const send = useSend();
  const { link } = opened;

  async function use() {
    if (!link || isUnderWay.has(link)) return;
    isUnderWay.add(link);
    opened.write({ is: 'sending' });
    try {
      await call(send, link);
    } catch (error) {
      isUnderWay.delete(link);
      opened.write(stateOf(error, explain));
      return;
    }
    opened.write({ is: 'done' });
    await onDone?.();
  }

  useEffect(() => {
    if (state.is === 'sending') void use();
  });
  useFocusOnChange(state.is);
  return { link, state, use: () => void use() };
}

function stateOf(error: unknown, explain: ReturnType<typeof useExplanation>): LinkState {
  const isAnswer = error instanceof GatewayError && error.status !== null && error.status < 500;
  const { code, message, help } = explain(error);
  if (!isAnswer) return { is: 'unreachable', help };
  return { is: code === 'EXPIRED_TOKEN' ? 'expired' : 'failed', code, text: message, help };
}

/** What the page says has changed: its heading is read, and no focus is lost with a button (WCAG 2.4.3, 4.1.3). */
export function useFocusOnChange(value: unknown): void {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [value]);
}
