/** What listens at one of them answers to `localhost`. */
const THIS_MACHINE: readonly string[] = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'];

/** What people and programs of this machine ask that listens at an address. */
export function originAt(address: string, port: number): string {
  const name = THIS_MACHINE.includes(address) ? 'localhost' : address;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
