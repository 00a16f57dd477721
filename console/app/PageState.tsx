import { useLayoutEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../../runtime/ui/Button.tsx';
import { PageMessage } from '../../runtime/ui/Message.tsx';
import { ConsolePage, MAIN_ID, Main } from './ConsolePage.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

/** What stands in the place of a page that is on its way. */
export function LoadingPage() {
  return (
    <Main>
      <p role="status">{words.loading}</p>
    </Main>
  );
}

export function UnreachablePage({ onAgain }: { readonly onAgain: () => void }) {
  useLayoutEffect(() => leaveFocus, []);
  return (
    <Main>
      <PageMessage
        title={words.unreachable.title}
        text={words.unreachable.text}
        action={<Button onClick={onAgain}>{words.tryAgain}</Button>}
      />
    </Main>
  );
}

/** What was pressed goes with its page: the keyboard goes on in the one that takes its place (WCAG 2.4.3). */
function leaveFocus(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main?.contains(document.activeElement)) return;
  queueMicrotask(() => {
    if (document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
}

/** Stands where a page could not: the console itself is at fault, and nothing that was typed is lost. */
export function BrokenPage() {
  const error = useRouteError();
  const { documentTitle, title, text, reload } = words.broken;
  return (
    <ConsolePage title={documentTitle}>
      <TopBar />
      <Main>
        <PageMessage
          title={title}
          text={text(error instanceof Error ? error.message : String(error))}
          action={<Button onClick={() => location.reload()}>{reload}</Button>}
        />
      </Main>
    </ConsolePage>
  );
}
