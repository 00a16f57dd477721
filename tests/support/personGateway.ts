/** A gateway that knows one person and keeps what is changed about them, for tests of the person's own screens. */
import { json, type SentRequest, success } from './fakeFetch.ts';
import { type Gateway, USERNAME } from './renderScreen.tsx';

type Answered = Record<string, unknown>;

const HOME = {
  street_name: 'Main Street',
  street_number: '7',
  city_name: 'Sofia',
  zip_code: '1000',
  country: 'BG',
};

/** What the gateway says of somebody who lives there. */
export const SOMEBODY = {
  email: USERNAME,
  personal_info: { first_name: 'Ana', last_name: 'Petrova', home_address: HOME },
};

/** Makes one call fail: by a code of the gateway, by a cut connection, or by a page that is no answer. */
export type Fault = string | 'cut' | 'html';

export interface PersonOptions {
  readonly person?: Answered;
  readonly info?: Answered;
  readonly address?: Answered;
  /** By `METHOD last-part-of-the-path`, such as `POST change-password`. */
  readonly faults?: Readonly<Record<string, Fault>>;
  /** Calls whose fault comes after the change was made. */
  readonly isMade?: boolean;
  readonly cards?: readonly Answered[];
  readonly counties?: readonly Answered[];
  readonly towns?: Readonly<Record<string, readonly Answered[]>>;
}

export interface PersonGateway {
  readonly gateway: Gateway;
  /** Calls that change something, in order: `METHOD path` with the body. */
  readonly changes: readonly { readonly call: string; readonly body: unknown }[];
  /** How often the person was read. */
  reads(): number;
}

export const CURRENT_PASSWORD = 'Benefit-2026!';

export function personGateway(options: PersonOptions = {}): PersonGateway {
  const { faults = {}, isMade = false, cards = [], counties = [], towns = {} } = options;
  let person: Answered = {
    email: USERNAME,
    phone_number: '+359 881234567',
    ...options.person,
    personal_info: {
      first_name: 'Ana',
      last_name: 'Petrova',
      birth_date: '1990-03-05',
      home_address: { ...HOME, ...options.address },
      ...options.info,
    },
  };
  const changes: { call: string; body: unknown }[] = [];
  let reads = 0;
  const own = `/users/${USERNAME}`;

  const make = (action: string, body: Answered) => {
    if (action === 'PUT' || action === 'PATCH') {
      const { phone_number = person.phone_number, ...info } = body;
      person = {
        ...person,
        phone_number,
        personal_info: { ...(person.personal_info as Answered), ...info },
      };
    }
    if (action === 'POST request-change-email') person = { ...person, pending_email: body.new_email };
    if (action === 'POST request-change-phone-number') person = { ...person, wanted: body.new_phone_number };
    if (action === 'POST change-phone-number') person = { ...person, phone_number: person.wanted };
    if (action === 'DELETE') person = {};
  };
  const gateway: Gateway = (path, query, request: SentRequest) => {
    const { method } = request;
    if (path.endsWith('/counties')) return success(query.get('page_index') === '0' ? counties : []);
    if (path.endsWith('/towns')) {
      return success(query.get('page_index') === '0' ? (towns[query.get('county_ref') ?? ''] ?? []) : []);
    }
    if (path.endsWith('/cards')) return success(cards);
    if (!path.startsWith(own)) return undefined;
    const name = path.slice(own.length).split('/').at(-1) ?? '';
    const action = name === '' ? method : `${method} ${name}`;
    if (action === 'GET') {
      reads += 1;
      if (faults.GET) return fail(faults.GET);
      return person.email === undefined ? json({}, 404) : success(person);
    }
    const body = JSON.parse(request.body ?? '{}') as Answered;
    changes.push({ call: action, body });
    const fault = faults[action];
    if (fault === undefined || isMade) make(action, body);
    return fault === undefined ? success({}) : fail(fault);
  };
  return { gateway, changes, reads: () => reads };
}

function fail(fault: Fault): Response {
  if (fault === 'cut') throw new TypeError('The connection was cut.');
  if (fault === 'html') return new Response('<html>', { status: 502 });
  return json({ meta: { status: 'failed', messages: [{ code: fault, message: fault }] } }, 400);
}
