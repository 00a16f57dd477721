import { type Optin, readOfferedOptin } from './optins.ts';
import { readList } from './readers.ts';
import type { Send } from './request.ts';

/** The opt-ins that a tenant offers (API-13). A visitor's call: no bearer. */
export function listAvailableOptins(send: Send): Promise<readonly Optin[]> {
  return send({
    to: ['GET /configurations/available-optins'],
    isAnonymous: true,
    read: (data) => readList(data, readOfferedOptin),
  });
}
