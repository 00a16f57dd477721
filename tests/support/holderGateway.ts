/** A gateway with cards, operations and balances in the server's own spelling, for tests of screens. */
import { success } from './fakeFetch.ts';
import type { Gateway } from './renderScreen.tsx';

type Answered = Record<string, unknown>;

/** A card as the gateway answers it: active, physical, one meal balance. Its id in paths is `REF-CN`. */
export function aServerCard(changes: Answered = {}): Answered {
  const ref = String(changes.card_ref ?? '1');
  return {
    card_ref: ref,
    card_number: 'CN',
    account_ref: `A${ref}`,
    account_number: 'AC',
    status: 'active',
    is_virtual: false,
    form_factor: 'physical',
    pan_last_digits: '4821',
    expiry_date: '2099-08-31',
    balances: [{ product_ref: 'meal', amount: 18_420 }],
    acceptance_category: [],
    settings: {},
    ...changes,
  };
}

/** `count` debits, newest first, an hour apart, each with a shop of its own. */
export function someOperations(count: number, changes: Answered = {}): Answered[] {
  return Array.from({ length: count }, (_, index) => ({
    operation_ref: `op${index}`,
    date: new Date(Date.UTC(2026, 9, 20) - index * 3_600_000).toISOString(),
    amount: -100 - index,
    status: 'success',
    outlet: { name: `Shop ${index}` },
    ...changes,
  }));
}

export interface Holdings {
  readonly cards: readonly Answered[];
  /** By product; a call without product_ref gets all. */
  readonly operations?: Readonly<Record<string, readonly Answered[]>>;
}

/** Pages and products as the sandbox's gateway does them. */
export function holderGateway({ cards, operations = {} }: Holdings): Gateway {
  return (path, query) => {
    const page = <T>(list: readonly T[]) => {
      const size = Number(query.get('page_size'));
      const start = Number(query.get('page_index')) * size;
      return success(list.slice(start, start + size));
    };
    const product = query.get('product_ref');
    if (path.endsWith('/cards')) return page(cards);
    if (path.endsWith('/operations')) {
      return page(product === null ? Object.values(operations).flat() : (operations[product] ?? []));
    }
    const account = /\/accounts\/(.+)\/balances$/.exec(path)?.[1];
    const card = cards.find((each) => `${each.account_ref}-${each.account_number}` === account);
    if (!card) return undefined;
    const balances = card.balances as Answered[];
    return success(balances.filter((each) => product === null || each.product_ref === product));
  };
}
