const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address or origin is on this machine: the sandbox serves nobody else. */
export function isLoopbackUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && username === '' && (LOOPBACK_HOSTS.has(hostname) || hostname.endsWith('.localhost'));
}
