import { Loader } from '../ui/Loader.tsx';

/** All that is left of the page while the browser goes to the provider to end the session: nothing private (threat A12). */
export function Leaving({ text }: { readonly text: string }) {
  return <Loader label={text} />;
}
