/** Queries whose answer is kept in session storage: shown at once after a reload, and asked for again at once (ENT-140). */
import type { Query, QueryClient } from '@tanstack/query-core';
import { type Card, listCards } from '../gateway/cards.ts';
import type { Send } from '../gateway/request.ts';
import { getUser } from '../gateway/users.ts';
import type { StoredValues } from '../session/sessionStorageOf.ts';
import { STALE_AFTER } from './createQueryClient.ts';

/** Whose the queries are, and what they are made with. */
export interface HolderContext {
  readonly client: QueryClient;
  readonly send: Send;
  /** Session storage of this tenant: the user state persists there (ENT-140). */
  readonly stored: Pick<StoredValues, 'read' | 'write'>;
  /** The signed-in user's name: the lower-case email. */
  readonly username: string;
}

/** What is kept in session storage, and whose it is. */
interface Kept<T> {
  readonly username: string;
  readonly value: T;
}

/** An answer of the gateway, and when it came, in milliseconds since 1970: what it says holds since then (LOV-22). */
interface KeptAnswer<T> extends Kept<T> {
  readonly at: number;
}

interface KeptQuery<T> {
  readonly queryKey: string[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  /** What storage holds of this person, and nothing once the session's end has cleared it. */
  readonly initialData: () => T | undefined;
  readonly initialDataUpdatedAt: () => number | undefined;
  readonly staleTime: (query: Pick<Query, 'state'>) => number;
}

const NEW_CARDS = 'newCards';

/**
 * The person, as the gateway has them.
 * @param own what this country's gateway says beside, and its forms ask for: nothing else is kept
 */
export function createUserQuery(context: HolderContext, own: readonly string[]) {
  const { send, username } = context;
  return keptQuery(context, 'user', async (signal) => {
    const user = await getUser(send, username, signal);
    const extra = Object.entries(user.extra).filter(([name]) => own.includes(name));
    return { ...user, extra: Object.fromEntries(extra) };
  });
}

/** The cards, and which of them came during this session: added by the person, or in place of another one (USE-21). */
export function createCardsQuery(context: HolderContext) {
  const { client, send, stored, username } = context;
  const kept = stored.read<Kept<readonly string[]>>(NEW_CARDS);
  const newCards = new Set(kept?.username === username ? kept.value : []);
  const query = keptQuery(context, 'cards', async (signal) => {
    const before = known();
    const cards = await listCards(send, username, signal);
    const added = before ? cards.filter(({ id }) => !before.some((each) => each.id === id)) : [];
    if (added.length > 0) {
      for (const { id } of added) newCards.add(id);
      keep(stored, NEW_CARDS, { username, value: [...newCards] });
    }
    return cards;
  });
  /** The cards that are at hand, without asking anybody. */
  const known = (): readonly Card[] | undefined =>
    client.getQueryData<readonly Card[]>(query.queryKey) ?? query.initialData();
  return { query, known, isNew: (id: string) => newCards.has(id) };
}

/** By query: the one that was asked for last, and has cancelled those before it. */
const newest = new WeakMap<object, Promise<unknown>>();

/** @param isQuiet whoever asks says it when this fails */
export function readAgain<T>(client: QueryClient, query: KeptQuery<T>, isQuiet = false): Promise<T> {
  const read = async (): Promise<T> => {
    // An answer that is on its way may tell of the time before the action.
    await client.cancelQueries({ queryKey: query.queryKey });
    // An action waits for it: without a network it fails at once, and is not sent by itself when nobody expects it any more.
    const answer = client.fetchQuery({ ...query, staleTime: 0, networkMode: 'always', meta: { isQuiet } });
    await answer.catch(() => undefined);
    const last = newest.get(query) as Promise<T>;
    // What is cancelled gives what was known before.
    return last === own ? answer : last;
  };
  const own = read();
  newest.set(query, own);
  return own;
}

function keptQuery<T>(
  { stored, username }: HolderContext,
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
): KeptQuery<T> {
  const kept = () => {
    const answer = stored.read<KeptAnswer<T>>(name);
    return answer?.username === username && answer.at > 0 ? answer : undefined;
  };
  return {
    queryKey: [name, username],
    queryFn: async ({ signal }) => {
      const value = await load(signal);
      const answer: KeptAnswer<T> = { username, value, at: Date.now() };
      keep(stored, name, answer);
      return value;
    },
    initialData: () => kept()?.value,
    initialDataUpdatedAt: () => kept()?.at,
    // What was kept counts as old, however young it is.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : STALE_AFTER),
  };
}

/** Storage that is full keeps nothing; the next reload then waits for the answer. */
function keep(stored: HolderContext['stored'], name: string, value: Kept<unknown>): void {
  try {
    stored.write(name, value);
  } catch {
    return;
  }
}
