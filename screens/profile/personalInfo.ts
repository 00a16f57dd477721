import type { UserChange } from '#account';
import {
  emptyExtra,
  extraOf,
  type FormModule,
  type FormValues,
  hasField,
  joinPhone,
  type SentValues,
} from '#forms';
import type { User } from '#runtime';
import {
  type AddressSettings,
  addressValues,
  readAddress,
  textOf,
  withoutEmpty,
} from '../_shared/addressForm.ts';
import { type PhoneMasks, readPhone } from '../_shared/phoneText.ts';

/** What is known of a person, as the form takes it (ENT-020 to ENT-023). Empty places are left to the form's defaults. */
export function personalInfoValues(user: User, { form }: FormModule): FormValues {
  const { firstName, lastName, birthDate, homeAddress } = user;
  const extra = form.fields.flatMap(({ name, sentAs = '' }) => {
    const value = user.extra[sentAs];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(extra),
    ...withoutEmpty({ firstName, lastName, birthDate, ...addressValues(homeAddress) }),
  };
}

export interface ProfileSettings {
  readonly phone: PhoneMasks;
  readonly address: AddressSettings;
  /** The call that changes a person. */
  readonly method: 'PUT' | 'PATCH';
}

/** What the form holds, as the call takes it: whole, with what the form does not ask for as it was. */
export function personalInfoChange(
  values: SentValues,
  form: FormModule,
  user: User,
  settings: ProfileSettings,
): UserChange {
  const phone = readPhone(user.phone, settings.phone);
  // A call that names parts takes nothing away that it does not name, and has no birth date.
  const isPart = settings.method === 'PATCH';
  const birthDate = isPart || !hasField(form, 'birthDate') ? user.birthDate : textOf(values, 'birthDate');
  return {
    extra: { ...(isPart && emptyExtra(form, user.extra)), ...extraOf(values) },
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    birthDate: birthDate || undefined,
    phone: (phone ? joinPhone(phone) : user.phone) || undefined,
    homeAddress: readAddress(values, form, user.homeAddress, settings.address),
  };
}
