/** Loaded by Node before a program: what its HTTP servers are asked reaches them late at times, and so in another order. */
import { Server } from 'node:http';
import { randomFrom } from '../matrix/randomFrom.ts';
import { lateness, SEED } from './chance.ts';

const SHARE = 0.35;
const MOST_MILLISECONDS = 400;

// Each program is late in its own way.
const chance = randomFrom(Number(process.env[SEED]) + process.pid);
const { emit } = Server.prototype;

Server.prototype.emit = function (this: Server, name: string | symbol, ...given: unknown[]): boolean {
  const milliseconds = name === 'request' ? lateness(chance, SHARE, MOST_MILLISECONDS) : 0;
  if (milliseconds === 0) return Reflect.apply(emit, this, [name, ...given]) as boolean;
  setTimeout(() => Reflect.apply(emit, this, [name, ...given]), milliseconds);
  return true;
};
