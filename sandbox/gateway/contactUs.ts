import type { components } from '../../schemas/gateway.gen.ts';
import { sendMail } from '../mail/sendMail.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** POST /users/{user}/actions/contact-us: lands in the mailbox of support, `support@T.example`. */
export function contactUs({ sandbox, tenant, person, body }: GatewayCall): object {
  const { subject, message } = body as { subject: string; message: string };
  const means = body['preferred-contact-mean'] as components['schemas']['ContactMean'][];
  const ways = means.map(({ type, value }) => `${type}: ${value}`).join('\n');
  sendMail(sandbox.database, person.personRef, {
    to: `support@${tenant}.example`,
    subject,
    text: `${person.firstName} ${person.lastName} <${person.email}>\n${ways}\n\n${message}`,
    links: [],
  });
  return {};
}
