import { useRouteError } from 'react-router';
import { Button } from '../../runtime/ui/Button.tsx';
import { PageMessage } from '../../runtime/ui/Message.tsx';
import { ConsolePage, Main } from './ConsolePage.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusPageAfter } from './useFocusPageAfter.ts';
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
  useFocusPageAfter();
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
