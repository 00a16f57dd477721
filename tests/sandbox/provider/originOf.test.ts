/** The origin of a call as the sandbox says it back: an address, by whichever of its names it was called. */
import { expect, it } from 'vitest';
import { originOf } from '../../../sandbox/traffic/originOf.ts';

it.each([
  ['localhost:4100', '127.0.0.1', 'http://localhost:4100'],
  ['127.0.0.1:4100', '127.0.0.1', 'http://127.0.0.1:4100'],
  ['[::1]:4100', '::1', 'http://[::1]:4100'],
  ['elsewhere.example', '127.0.0.1', 'http://127.0.0.1:4100'],
  ['elsewhere.example', '::1', 'http://[::1]:4100'],
  ['elsewhere.example', '::ffff:127.0.0.1', 'http://[::ffff:127.0.0.1]:4100'],
])('called as %s at %s it is %s', (host, localAddress, origin) => {
  const said = originOf({ host, socket: { localAddress, localPort: 4100 } });
  expect(said).toBe(origin);
  expect(new URL(said).port).toBe('4100');
});
