/** Programs that run beside each other: where they are asked, and what the sandbox takes from its environment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { originAt } from '../../compiler/originAt.ts';
import { placesOf, portsProblem } from '../../scripts/programs.mjs';
import { freePort } from '../support/freePort.ts';

describe('whoever listens', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:4000'],
    ['::1', 'http://localhost:4000'],
    ['0.0.0.0', 'http://localhost:4000'],
    ['::', 'http://localhost:4000'],
    ['192.0.2.7', 'http://192.0.2.7:4000'],
    ['2001:db8::7', 'http://[2001:db8::7]:4000'],
    ['desk.example', 'http://desk.example:4000'],
  ])('at %s is asked at %s', (address, origin) => expect(originAt(address, 4000)).toBe(origin));
});

describe('ports', () => {
  it('are free where nobody listens', async () => {
    expect(await portsProblem({ PORT: await freePort() }, '127.0.0.1')).toBeNull();
  });

  it('that somebody listens at are told with what would help', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const place = other.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    const problem = await portsProblem({ PORT: await freePort(), CONSOLE_PORT: port }, '127.0.0.1');
    other.close();
    expect(problem).toBe(
      `Port ${port} is in use. Stop what listens there, or set CONSOLE_PORT to another one.`,
    );
  });

  it('are different ones', async () => {
    const port = await freePort();
    expect(await portsProblem({ PORT: port, CONSOLE_PORT: port }, '127.0.0.1')).toBe(
      `PORT and CONSOLE_PORT are both ${port}. Set one of them to another port.`,
    );
  });

  it.each([Number('abc'), 0, -1, 65_536, 4000.5])('are whole numbers, unlike %s', async (port) => {
    expect(await portsProblem({ PORT: port }, '127.0.0.1')).toBe(
      'PORT has to be a whole number from 1 to 65535.',
    );
  });

  it('are those of an address of this machine', async () => {
    const port = await freePort();
    expect(await portsProblem({ PORT: port }, '192.0.2.254')).toMatch(
      /^Port \d+ cannot be used at 192\.0\.2\.254: .*EADDRNOTAVAIL.* Set PORT or HOST_ADDRESS to another one\.$/,
    );
  });
});

describe('the sandbox as a program', () => {
  let running: ChildProcess | null = null;
  afterEach(() => void running?.kill());
  const start = (variables: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, ['sandbox/main.ts'], {
      env: { ...process.env, SANDBOX_DATA_DIR: ':memory:', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    return child;
  };

  it('takes a variable that is empty for one that is not set', async () => {
    const port = await freePort();
    const child = start({ SANDBOX_PORT: String(port), HOST_ADDRESS: '', TENANT_CONFIG_DIR: '', PORT: '' });
    const [line] = await once(createInterface(child.stdout), 'line');
    expect(line).toBe(`sandbox  http://127.0.0.1:${port}/`);
  });

  it('says in words that its port is taken, and ends', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const place = other.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    const child = start({ SANDBOX_PORT: String(port), HOST_ADDRESS: '127.0.0.1' });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const [code] = await once(child, 'close');
    other.close();
    expect([code, errors]).toEqual([
      1,
      `Port ${port} is in use. Stop what listens there, or set SANDBOX_PORT to another one.\n`,
    ]);
  });
});

describe('where the programs listen', () => {
  it('is this machine and ports of their own, where no variable or an empty one says so', () => {
    const usual = placesOf({});
    expect(usual).toEqual({
      address: '127.0.0.1',
      ports: { PORT: 4000, SANDBOX_PORT: 4100, CONSOLE_PORT: 4200 },
      origins: {
        portal: 'http://localhost:4000',
        sandbox: 'http://localhost:4100',
        console: 'http://localhost:4200',
      },
    });
    expect(placesOf({ HOST_ADDRESS: '', PORT: '', SANDBOX_PORT: '', CONSOLE_PORT: '' })).toEqual(usual);
  });

  it('is one address for all of them, and the ports that are given', () => {
    const { ports, origins } = placesOf({ HOST_ADDRESS: '192.0.2.7', PORT: '1', SANDBOX_PORT: '2' });
    expect([ports, origins.portal, origins.console]).toEqual([
      { PORT: 1, SANDBOX_PORT: 2, CONSOLE_PORT: 4200 },
      'http://192.0.2.7:1',
      'http://192.0.2.7:4200',
    ]);
  });
});
