import { useEffect, useState } from 'react';
import { keysOf } from '../../../compiler/problem.ts';
import { isBlock, readAt } from './paths.ts';
import { FORM_WORDS as words } from './words.ts';

type Points = Readonly<Record<string, string>>;

const NONE: Points = {};

/** Whether the browser makes hashes here: by http from another computer it does not, and nobody can tell what is open. */
export function canTellPoints(): boolean {
  return 'subtle' in crypto;
}

/**
 * Of a draft: the places whose value is as it was copied and which nobody has confirmed, by pointer. The same question as
 * that of compiler/drafts/openPoints.ts, asked of the text as it is typed.
 */
export function useOpenPoints(document: unknown): Points {
  const [points, setPoints] = useState(NONE);
  useEffect(() => {
    let isAsked = true;
    void listPoints(document).then((found) => {
      if (isAsked) setPoints((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    });
    return () => {
      isAsked = false;
    };
  }, [document]);
  return points;
}

async function listPoints(document: unknown): Promise<Points> {
  const from = readAt(document, ['inherited', 'from']);
  const listed = readAt(document, ['inherited', 'unconfirmed']);
  if (!isBlock(listed) || !canTellPoints()) return NONE;
  const say = typeof from === 'string' ? words.openPoint(from) : words.openPointBefore;
  const asked = Object.entries(listed).map(async ([pointer, fingerprint]) => {
    const value = readAt(document, keysOf(pointer));
    const isOpen = value !== undefined && (await fingerprintOf(value)) === fingerprint;
    return isOpen ? [[pointer, say] as const] : [];
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}

/** Eight hex digits of SHA-256. */
async function fingerprintOf(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)));
  return Array.from(new Uint8Array(bytes).slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
