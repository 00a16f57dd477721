import { mendsOf, replaceBy } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Options that must not say the same, since what reads them could not tell the two apart. */
export const clashChecks: readonly TenantCheck[] = [
  {
    reads: ['money'],
    run({ money: { decimal, grouping } }) {
      if (decimal !== grouping) return [];
      const message = `"${grouping}" is the decimal mark already: "1${grouping}234${grouping}50" would be read in two ways.`;
      const mends = mendsOf(replaceBy(decimal === ',' ? '.' : ','));
      return [{ pointer: '/money/grouping', rule: 'clash', message, ...mends }];
    },
  },
  {
    reads: ['mailLinks'],
    run({ mailLinks: { parameters } }) {
      if (parameters.email !== parameters.code) return [];
      const message = `"${parameters.code}" is the parameter of the email address already.`;
      return [{ pointer: '/mailLinks/parameters/code', rule: 'clash', message }];
    },
  },
  {
    reads: ['replacement'],
    run: ({ replacement: { formFactors } }) =>
      refuseTwins(formFactors, '/replacement/formFactors', 'the gateway could not tell which card to make'),
  },
  {
    reads: ['pin'],
    run: ({ pin: { options } }) =>
      refuseTwins(options, '/pin/options', 'the gateway could not tell which page is asked for'),
  },
  {
    reads: ['blocking'],
    run({ blocking: { temporaryReason } }) {
      if (!PERMANENT_REASONS.includes(temporaryReason.toLowerCase())) return [];
      const message = `"${temporaryReason}" blocks a card for good; a temporary block needs a reason of its own, such as "temporary" (API-41).`;
      const mends = mendsOf(replaceBy('temporary'));
      return [{ pointer: '/blocking/temporaryReason', rule: 'clash', message, ...mends }];
    },
  },
  {
    reads: ['connections'],
    run: ({ connections }) =>
      Object.entries(connections).flatMap(([environment, { gateway }]): Finding[] => {
        // Names of headers have no case (RFC 9110, section 5.1).
        const isSame = gateway.clientIdHeader.toLowerCase() === gateway.clientSecretHeader.toLowerCase();
        if (!isSame) return [];
        const message = `"${gateway.clientSecretHeader}" is the header of the client id already.`;
        const pointer = `/connections/${environment}/gateway/clientSecretHeader`;
        return [{ pointer, rule: 'clash', message }];
      }),
  },
];

/** @param why what nobody could tell of two values that are the same */
function refuseTwins(values: Readonly<Record<string, string>>, pointer: string, why: string): Finding[] {
  const entries = Object.entries(values);
  return entries.flatMap(([key, value], index): Finding[] => {
    const first = entries.slice(0, index).find(([, other]) => other === value);
    if (!first) return [];
    const message = `"${value}" is the value of "${first[0]}" already: ${why}.`;
    return [{ pointer: joinPointer(pointer, key), rule: 'clash', message }];
  });
}

/** Sent with a permanent block, whichever of them a tenant offers (API-41). */
const PERMANENT_REASONS: readonly string[] = ['lost', 'stolen', 'damaged'];
