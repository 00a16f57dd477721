import type { Origin, XrayAnswer } from '../../server/xray/xrayAnswers.ts';
import type { Touched } from './xrayView.ts';

/** What of a screen comes from a place of the file, or from something in it. */
export function touches({ things, absent }: XrayAnswer, place: string): Touched {
  if (place === '') return { things: [], absent: [] };
  const isOf = (pointer: string | null) =>
    pointer !== null && (isWithin(pointer, place) || isWithin(place, pointer));
  return {
    things: things.flatMap(({ id, origins }) => (origins.some((each) => isOf(pointerOf(each))) ? [id] : [])),
    absent: absent.filter(({ pointer }) => isOf(pointer)),
  };
}

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);

/** Texts are said by words files: only those of its own come from the tenant file. */
function pointerOf(origin: Origin): string | null {
  if (origin.kind !== 'words') return origin.pointer;
  const { kind } = origin.source;
  return kind === 'words' || kind === 'fallback' || kind === 'appBackend' ? null : origin.pointer;
}
