import Negotiator from 'negotiator';
import type { Encoded } from '../../publish/build/compress.ts';

/** Smallest first: of what a client likes alike, it gets the first. */
const OURS = ['br', 'gzip'] as const;

/** The form that the client likes best, and of those the smallest (RFC 9110, section 12.5.3). */
export function chooseEncoding(
  accepted: string,
  content: Encoded,
): { name: 'br' | 'gzip' | null; bytes: Uint8Array } {
  const present = OURS.filter((name) => content[name] !== null);
  const client = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const chosen = client.encoding([...present, 'identity'], { preferred: OURS });
  const name = present.find((each) => each === chosen) ?? null;
  // Whoever accepts nothing that there is gets the content as it is: better than none.
  return { name, bytes: (name && content[name]) ?? content.identity };
}
