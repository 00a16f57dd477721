/** Reads what the page asks about a screen: what has another shape is refused. */
import type { TextSource, Thing } from '../../frame/xray/things.ts';
import type { XrayRequest } from './xrayAnswers.ts';

type Members = Readonly<Record<string, unknown>>;

/** More than a frame ever lists (console/frame/xray/listThings.ts). */
const MOST_THINGS = 1_000;

export function readXrayRequest(body: unknown): XrayRequest | null {
  if (!isMembers(body)) return null;
  const { pane, screen, language, isSignedIn, cardId, things } = body;
  if (typeof pane !== 'string' || typeof language !== 'string' || typeof isSignedIn !== 'boolean')
    return null;
  if (!isTextOrNull(screen) || !isTextOrNull(cardId)) return null;
  if (!Array.isArray(things) || things.length > MOST_THINGS || !things.every(isThing)) return null;
  return { pane, screen, language, isSignedIn, cardId, things };
}

function isThing(value: unknown): value is Thing {
  if (!isMembers(value)) return false;
  const { id, region, what, text, sources, language, href, picture, field, colours, isTime } = value;
  return (
    typeof id === 'number' &&
    [region, what, text, language].every((each) => typeof each === 'string') &&
    [href, picture, field].every(isTextOrNull) &&
    Array.isArray(sources) &&
    sources.every(isSource) &&
    Array.isArray(colours) &&
    colours.every((each) => typeof each === 'string') &&
    typeof isTime === 'boolean'
  );
}

function isSource(value: unknown): value is TextSource {
  if (!isMembers(value)) return false;
  const { kind, index, key } = value;
  return (kind === 'marked' && Number.isInteger(index)) || (kind === 'translated' && typeof key === 'string');
}

function isMembers(value: unknown): value is Members {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
