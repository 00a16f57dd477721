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
  isSameAddress,
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
  return {
    extra: { ...(settings.method === 'PATCH' && emptyExtra(form, user.extra)), ...extraOf(values) },
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    birthDate: (hasField(form, 'birthDate') ? textOf(values, 'birthDate') : user.birthDate) || undefined,
    phone: (phone ? joinPhone(phone) : user.phone) || undefined,
    homeAddress: readAddress(values, form, user.homeAddress, settings.address),
  };
}

/** Whether a person is known by what was sent: read after an answer that never came (threat F2). */
export function isSamePerson(user: User, change: UserChange, method: 'PUT' | 'PATCH'): boolean {
  const isSame = (one: string | undefined, other: string | undefined) => (one ?? '') === (other ?? '');
  return (
    isSame(user.firstName, change.firstName) &&
    isSame(user.lastName, change.lastName) &&
    (method === 'PATCH' || isSame(user.birthDate, change.birthDate)) &&
    isSameAddress(user.homeAddress, change.homeAddress) &&
    Object.entries(change.extra ?? {}).every(([name, value]) => (user.extra[name] ?? '') === value)
  );
}
