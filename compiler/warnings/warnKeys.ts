import type { TenantCheck } from '../checks/tenantCheck.ts';
import { type Finding, joinPointer } from '../problem.ts';

/** What a form of the portal has no business to ask for: it belongs into the frames of the issuer and of the provider. */
const SECRET = /^(?:pin|pinCode|pan|cvv2?|cvc2?|cardNumber|password|passcode|otp)$/i;

/** A field of a country's own that asks for a secret of a card or of an account. */
export const warnSecretFields: TenantCheck = {
  reads: ['forms'],
  run: ({ forms }) =>
    (['registration', 'personalInfo', 'contact'] as const).flatMap((form) =>
      (forms[form].extra ?? []).flatMap((extra, index): Finding[] => {
        const key = (['name', 'sentAs'] as const).find((each) =>
          SECRET.test(extra[each].replaceAll('_', '')),
        );
        if (key === undefined) return [];
        const message = `"${extra[key]}" sounds like a secret of a card or an account, which no form of the portal asks for.`;
        return [{ pointer: joinPointer(`/forms/${form}/extra/${index}`, key), rule: 'asks-secret', message }];
      }),
    ),
};

/** One key for both credentials: one of the two was copied and not changed. */
export const warnSameCredentials: TenantCheck = {
  reads: ['connections'],
  run: ({ connections }) =>
    Object.entries(connections).flatMap(([environment, { gateway }]): Finding[] => {
      if (gateway.clientId !== gateway.clientSecret) return [];
      const message = 'The client id has the same key: both would be one value.';
      return [{ pointer: `/connections/${environment}/gateway/clientSecret`, rule: 'credentials', message }];
    }),
};
