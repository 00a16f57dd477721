import type { Encoded } from '../build/compress.ts';

/** The smallest form that the client accepts (RFC 9110, section 12.5.3). */
export function chooseEncoding(
  accepted: string,
  content: Encoded,
): { name: 'br' | 'gzip' | null; bytes: Uint8Array } {
  const accepts = (name: string) =>
    accepted
      .toLowerCase()
      .split(',')
      .some((part) => {
        const [coding, ...parameters] = part.split(';').map((each) => each.trim());
        return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      });
  if (content.br && accepts('br')) return { name: 'br', bytes: content.br };
  if (content.gzip && accepts('gzip')) return { name: 'gzip', bytes: content.gzip };
  return { name: null, bytes: content.identity };
}
