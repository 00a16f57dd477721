import { Loader } from '../ui/Loader.tsx';
import { PageMessage } from '../ui/Message.tsx';

export type LeavingProps =
  | { readonly label: string }
  /** The provider cannot be told: what is done already, and what is not (USE-04). */
  | { readonly title: string; readonly text: string };

/** All that is left of the page while the browser goes to the provider to end the session: nothing private (threat A12). */
export function Leaving(props: LeavingProps) {
  if ('label' in props) return <Loader label={props.label} />;
  return (
    <main>
      <div role="alert">
        <PageMessage {...props} />
      </div>
    </main>
  );
}
