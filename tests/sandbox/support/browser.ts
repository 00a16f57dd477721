/** Just enough of a browser for a sign-in: cookies by path, redirects followed by hand. */
export interface Browser {
  get(address: string, headers?: Record<string, string>): Promise<Response>;
  post(address: string, form: Record<string, string>): Promise<Response>;
  /** Follows redirects while they stay on the sandbox; the answer that leaves it is returned. */
  follow(first: Response, from: string): Promise<{ response: Response; address: string }>;
}

export function openBrowser(): Browser {
  const cookies = new Map<string, { path: string; pair: string }>();

  const send = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(address);
    const sent = [...cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ pair }) => pair);
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie: sent.join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const name = `${path} ${pair.split('=')[0]}`;
      const expires = attributes.find((one) => one.toLowerCase().startsWith('expires='))?.slice(8);
      if (expires !== undefined && Date.parse(expires) < Date.now()) cookies.delete(name);
      else cookies.set(name, { path, pair });
    }
    return response;
  };

  return {
    get: (address, headers = {}) => send(address, { headers }),
    post: (address, form) => send(address, { method: 'POST', body: new URLSearchParams(form) }),
    async follow(first, from) {
      let response = first;
      let address = from;
      const { origin } = new URL(from);
      while (response.status >= 300 && response.status < 400) {
        const next = new URL(response.headers.get('location') ?? '', address);
        if (next.origin !== origin) break;
        address = next.href;
        response = await send(address, {});
      }
      return { response, address };
    },
  };
}
