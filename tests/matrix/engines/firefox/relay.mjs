#!/usr/bin/env node
// Starts Firefox, and stands between it and Playwright, which asks every context for media features: WebDriver BiDi has
// that command since 2026, and an ESR is a year older than what it is asked by. What Firefox does not know of emulation
// is answered as done; everything else passes as it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Pictures and copies of pages pass here. */
const maxPayload = 512 * 1024 * 1024;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill());

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = LISTENING.exec(line) ?? [];
  process.stderr.write(address ? line.replace(address, await startRelay(address)) : line);
  process.stderr.write('\n');
}

/** @param {string} behind the address that Firefox listens at @returns {Promise<string>} that of the relay */
async function startRelay(behind) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload });
  await once(server, 'listening');
  server.on('connection', (client, { url }) => relay(client, new WebSocket(behind + url, { maxPayload })));
  return `ws://127.0.0.1:${server.address().port}`;
}

/** @param {WebSocket} client @param {WebSocket} browser */
function relay(client, browser) {
  /** @type {Set<number>} */
  const emulations = new Set();
  const opened = once(browser, 'open');
  client.on('message', async (data) => {
    const text = String(data);
    if (text.includes('"emulation.')) emulations.add(JSON.parse(text).id);
    await opened;
    browser.send(text);
  });
  browser.on('message', (data) => client.send(answered(String(data), emulations)));
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}

/** @param {string} text @param {Set<number>} emulations ids of what was asked of emulation */
function answered(text, emulations) {
  if (emulations.size === 0 || !text.includes('"unknown command"')) return text;
  const { id, error } = JSON.parse(text);
  if (error !== 'unknown command' || !emulations.delete(id)) return text;
  return JSON.stringify({ type: 'success', id, result: {} });
}
