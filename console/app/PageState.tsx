import { Button } from '../../runtime/ui/Button.tsx';
import { PageMessage } from '../../runtime/ui/Message.tsx';
import { Main } from './ConsolePage.tsx';
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
