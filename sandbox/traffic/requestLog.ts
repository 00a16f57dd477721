export type Service = 'gateway' | 'backend' | 'provider' | 'thirdParty';

/** What a service received, with its secrets masked. `status` is 0 until the answer is out, or if none was given. */
export interface RecordedRequest {
  readonly seq: number;
  readonly service: Service;
  readonly tenant: string;
  readonly method: string;
  /** Relative to the service, as received: `/v1/users/…`, `/connect/token`. */
  readonly path: string;
  readonly query: unknown;
  readonly headers: unknown;
  body: unknown;
  status: number;
  readonly at: string;
  /** Which kind of token came (gateway only). */
  bearer?: 'idToken' | 'accessToken';
}

export interface RequestLog {
  add(request: Omit<RecordedRequest, 'seq' | 'status' | 'at'>): RecordedRequest;
  /** Requests with a number above `seq`, oldest first. */
  since(seq: number): RecordedRequest[];
  clear(): void;
}

/** Old ones are dropped beyond this, so that a long-lived sandbox does not grow. */
const LIMIT = 20_000;

/** Keeps what the services received, in memory. Numbers go on after `clear`. */
export function createRequestLog(): RequestLog {
  let entries: RecordedRequest[] = [];
  let last = 0;
  return {
    add(request) {
      last += 1;
      const entry: RecordedRequest = { seq: last, ...request, status: 0, at: new Date().toISOString() };
      entries.push(entry);
      if (entries.length > LIMIT * 1.1) entries = entries.slice(-LIMIT);
      return entry;
    },
    since: (seq) => entries.filter((entry) => entry.seq > seq),
    clear() {
      entries = [];
    },
  };
}
