/** What a test asks for; the fields of `POST /sandbox/faults`. */
export interface Fault {
  readonly method: string;
  readonly path: string;
  readonly tenant?: string;
  readonly user?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly delayMs?: number;
  readonly reset?: boolean;
  readonly cutAfterBytes?: number;
  readonly duplicate?: boolean;
  readonly times?: number;
}

export interface FaultableCall {
  readonly method: string;
  /** Relative to the service, without the query. */
  readonly path: string;
  /** With `?`, or empty. */
  readonly search: string;
  readonly tenant: string;
  /** Asked only when a fault names a person, since finding out may read the database. */
  readonly user: () => string | undefined;
}

export interface FaultList {
  add(fault: Fault): void;
  /** The oldest fault that fits, counted down. */
  take(call: FaultableCall): Fault | undefined;
  clear(): void;
}

/** The armed faults, each for its next `times` matching calls. */
export function createFaultList(): FaultList {
  let armed: { fault: Fault; fits: (call: FaultableCall) => boolean; left: number }[] = [];
  return {
    add(fault) {
      armed.push({ fault, fits: matcherOf(fault), left: fault.times ?? 1 });
    },
    take(call) {
      const found = armed.find((entry) => entry.fits(call));
      if (!found) return undefined;
      found.left -= 1;
      if (found.left <= 0) armed = armed.filter((entry) => entry !== found);
      return found.fault;
    },
    clear() {
      armed = [];
    },
  };
}

function matcherOf(fault: Fault): (call: FaultableCall) => boolean {
  const source = fault.path.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`));
  const pattern = new RegExp(`^${source}$`, 's');
  const method = fault.method.toUpperCase();
  const user = fault.user?.toLowerCase();
  return (call) => {
    // A preflight is the browser's own call: it is hit only when named.
    if (method === '*' ? call.method === 'OPTIONS' : method !== call.method) return false;
    if (fault.tenant !== undefined && fault.tenant !== call.tenant) return false;
    const path = fault.path.includes('?') ? call.path + call.search : call.path;
    // A test may write an address as it reads (ana+7@…) or as it is sent (ana%2B7%40…).
    if (!pattern.test(path) && !pattern.test(decodePath(path))) return false;
    return user === undefined || call.user() === user;
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
