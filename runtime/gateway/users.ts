import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { normalizeEmail } from '../format/normalizeEmail.ts';
import type { Extra } from './extra.ts';
import { type HomeAddress, readHomeAddress } from './homeAddress.ts';
import {
  readOptional,
  readOptionalText,
  readRecord,
  readReference,
  readText,
  refuseAnswer,
} from './readers.ts';
import type { Send } from './request.ts';

/** The signed-in person, as far as the portal needs them (ENT-019 to ENT-024). */
export interface User {
  readonly email: string;
  /** A new address that waits for its mailed link; empty otherwise (REG-23, REG-24). */
  readonly pendingEmail: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthDate: string;
  /** As the server has it: `splitPhone` tells prefix and number apart. Empty without one. */
  readonly phone: string;
  readonly homeAddress: HomeAddress;
  /** What this country's gateway says of the person beside what the document names, by its own names. */
  readonly extra: Extra;
}

/** The person who was asked for: the answer about another one is none (USE-25). */
export function getUser(send: Send, user: string, signal?: AbortSignal): Promise<User> {
  return send({
    to: ['GET /users/{user}', user],
    read: (data) => {
      const found = readUser(data);
      const isAsked = normalizeEmail(found.email) === normalizeEmail(user);
      return isAsked ? found : refuseAnswer('own person');
    },
    signal,
  });
}

/** What the document names, and is read below. */
const KNOWN = /^(?:email|pending_email|phone_?[nN]umber|(?:first|last)_name|birth_date)$/;

function plainMembers(record: object): Extra {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => !KNOWN.test(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  );
}

export function readUser(value: unknown): User {
  const user = readRecord<GatewaySchemas['User']>(value);
  const person = readRecord<GatewaySchemas['PersonalInfo']>(user.personal_info);
  return {
    email: readReference(user.email),
    pendingEmail: readOptionalText(user.pending_email),
    firstName: readText(person.first_name).trim(),
    lastName: readText(person.last_name).trim(),
    // The day alone, whatever the server adds to it (ENT-013).
    birthDate: readOptionalText(person.birth_date).slice(0, 10),
    // Both places; the top one wins (ENT-024).
    phone: readOptionalText(user.phone_number) || readOptionalText(person.phoneNumber),
    homeAddress: readHomeAddress(readOptional(person.home_address, readRecord, {})),
    extra: plainMembers({ ...person, ...user }),
  };
}
