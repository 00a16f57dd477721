import type { components } from '../../schemas/gateway.gen.ts';
import { sendMail } from '../mail/sendMail.ts';
import { HttpError } from '../openapi/envelope.ts';
import { keepsRule, lengthOf } from '../people/namedRules.ts';
import { refuseBadPhone } from '../people/personRules.ts';
import type { GatewayCall } from './gatewayCall.ts';

type Mean = components['schemas']['ContactMean'];

/** Bounds of what somebody types (CON-18, CON-19). */
const TYPED = { least: 5, most: 1000 };

/** POST /users/{user}/actions/contact-us: lands in the mailbox of support, `support@T.example`. */
export function contactUs({ sandbox, tenant, person, body }: GatewayCall<'contactUs'>): object {
  const { subject, message, 'preferred-contact-mean': means } = body;
  refuseBadMessage(message);
  refuseBadMeans(means);
  const ways = means.map(({ type, value }) => `${type}: ${value}`).join('\n');
  sendMail(sandbox.database, person.personRef, {
    to: `support@${tenant}.example`,
    subject,
    text: `${person.firstName} ${person.lastName} <${person.email}>\n${ways}\n\n${message}`,
    links: [],
  });
  return {};
}

/**
 * A first line that is the number of a card is not typed into the message (API-60). @throws HttpError
 * BAD_REQUEST
 */
function refuseBadMessage(message: string): void {
  const length = lengthOf(message.replace(/^\d{4,20}\n/, ''));
  if (length < TYPED.least || length > TYPED.most || !keepsRule('required', message))
    throw new HttpError('BAD_REQUEST', 'the message breaks its rules');
}

/** A phone that may be empty, and an email that is (API-58, API-59). @throws HttpError BAD_REQUEST */
function refuseBadMeans(means: readonly Mean[]): void {
  const [phone, email, ...others] = means;
  if (phone?.type !== 'phone' || email?.type !== 'email' || email.value !== '' || others.length > 0)
    throw new HttpError('BAD_REQUEST', 'preferred-contact-mean is a phone and an empty email');
  if (phone.value !== '') refuseBadPhone(phone.value);
}
