/** A gateway whose cards change as the real one's do, for tests of actions on cards. Faults come before or after the change. */
import { json, type SentRequest, success } from './fakeFetch.ts';
import { aServerCard } from './holderGateway.ts';
import type { Gateway } from './renderScreen.tsx';

type Answered = Record<string, unknown>;

/**
 * What an action is answered with: `400 INVALID_CARD` by a code, `500` without one, `cut` by nothing, `html` by a
 * page that is no answer, or by a promise that the test settles.
 */
export type ActionFault = `${number} ${string}` | `${number}` | 'cut' | 'html' | Promise<void>;

export interface CardGatewayOptions {
  readonly cards: readonly Answered[];
  readonly fault?: ActionFault;
  /** The fault comes after the change was made. */
  readonly isMade?: boolean;
  readonly user?: Answered;
}

export interface CardGateway {
  readonly gateway: Gateway;
  /** What the calls that change something were, in order. */
  readonly sent: readonly { readonly call: string; readonly body: unknown }[];
  /** How often the cards were read. */
  reads(): number;
  /** The cards cannot be read from now on, or can again. */
  breakReads(isBroken: boolean): void;
  change(ref: string, change: Answered): void;
}

const FLAGS = [
  'can_be_deleted',
  'is_blocked_card_field_displayed',
  'is_blocked_temporarily',
  'can_be_activated',
  'is_change_pin_field_displayed',
  'is_pin_reveal_field_displayed',
  'is_blocked_card_permanently_field_displayed',
];
const PERMANENT = ['lost', 'stolen', 'damaged'];

/** A card whose holder can do everything that its status allows. */
export function aFullCard(changes: Answered = {}): Answered {
  const isBlocked = changes.status === 'blocked';
  const settings = Object.fromEntries(FLAGS.map((flag) => [flag, flag !== 'can_be_activated']));
  return aServerCard({
    settings: { ...settings, is_blocked_temporarily: isBlocked },
    ...(isBlocked && { block_reason: 'temporary' }),
    ...changes,
  });
}

export function cardGateway({ cards, fault, isMade = false, user }: CardGatewayOptions): CardGateway {
  let now = [...cards];
  let reads = 0;
  let areReadsBroken = false;
  let person = user;
  const sent: { call: string; body: unknown }[] = [];
  const change = (ref: string, changes: Answered) => {
    now = now.map((each) => (each.card_ref === ref ? { ...each, ...changes } : each));
  };
  const make = (ref: string, action: string, body: Answered) => {
    const settings = (now.find(({ card_ref }) => card_ref === ref)?.settings ?? {}) as Answered;
    const isForGood = PERMANENT.includes(String(body.reason));
    if (action === 'DELETE') now = now.filter(({ card_ref }) => card_ref !== ref);
    if (action === 'block')
      change(ref, {
        status: 'blocked',
        block_reason: body.reason,
        settings: isForGood ? {} : { ...settings, is_blocked_temporarily: true },
      });
    if (action === 'unblock')
      change(ref, {
        status: 'active',
        block_reason: '',
        settings: { ...settings, is_blocked_temporarily: false },
      });
    if (body.replacement_form_factor !== undefined)
      now = [...now, aServerCard({ card_ref: '66', status: 'issued', pan_last_digits: '6606' })];
  };
  const answer = (request: SentRequest, ref: string, action: string) => {
    const body = request.body === null ? {} : (JSON.parse(request.body) as Answered);
    sent.push({ call: `${action} ${ref}`, body: request.body === null ? null : body });
    if (fault === undefined || isMade) make(ref, action, body);
    if (fault === undefined) return success({});
    if (fault instanceof Promise) {
      return fault.then(() => {
        make(ref, action, body);
        return success({});
      });
    }
    if (fault === 'cut') throw new TypeError('The connection was cut.');
    if (fault === 'html') return new Response('<html>', { status: 200 });
    const [status, code] = fault.split(' ');
    return json(
      code
        ? { meta: { status: 'failed', messages: [{ code, message: `Said by the server: ${code}` }] } }
        : {},
      Number(status),
    );
  };
  const gateway: Gateway = (path, query, request) => {
    if (path.endsWith('/cards')) {
      reads += 1;
      if (areReadsBroken) return json({}, 500);
      const size = Number(query.get('page_size'));
      return success(now.slice(Number(query.get('page_index')) * size).slice(0, size));
    }
    const match = /\/cards\/([^/-]+)-CN(?:\/actions\/(\w+))?$/.exec(path);
    if (match) return answer(request, match[1] ?? '', match[2] ?? request.method);
    if (person && /^\/users\/[^/]+$/.test(path)) {
      if (request.method === 'GET') return success(person);
      const body = JSON.parse(request.body ?? '{}') as Answered;
      sent.push({ call: request.method, body });
      person = { ...person, personal_info: { ...(person.personal_info as Answered), ...body } };
      return success({});
    }
    return undefined;
  };
  return {
    gateway,
    sent,
    reads: () => reads,
    breakReads: (isBroken) => {
      areReadsBroken = isBroken;
    },
    change,
  };
}
