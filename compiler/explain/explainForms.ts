// Over 250 lines, because the fields of every form are listed here.
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { Labels } from './createLabels.ts';
import type { FieldExplanation, FormExplanation } from './tenantExplanation.ts';

/** All that a tenant may say about any field. */
interface FieldSay {
  readonly shown?: boolean;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly paste?: 'allowed' | 'blocked';
  readonly rules?: readonly string[];
  readonly default?: string;
  readonly options?: readonly string[];
}

/** What a tenant's options make of one kind of field (spec section 5). */
interface Kind {
  readonly isShown?: (tenant: Tenant) => boolean;
  readonly isRequired?: (tenant: Tenant) => boolean;
  readonly bounds?: (tenant: Tenant) => { readonly min?: number; readonly max?: number };
  readonly rules?: (tenant: Tenant, labels: Labels) => readonly string[];
  readonly first?: (tenant: Tenant) => string | null;
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const exactly = (digits: number) => [`exactly ${counted(digits, 'digit')}`];

const KINDS = {
  email: { bounds: ({ validation }) => validation.email, rules: () => ['a valid email address'] },
  repeated: { rules: () => ['the same once more'] },
  newPassword: {
    bounds: ({ validation }) => validation.password,
    rules: () => ['an upper-case letter, a lower-case letter, a digit and a special character'],
  },
  firstName: {
    bounds: ({ validation }) => validation.firstName,
    rules: ({ validation }) => [`the field takes ${counted(validation.firstName.inputMax, 'character')}`],
  },
  lastName: {
    bounds: ({ validation }) => validation.lastName,
    rules: ({ validation }) => [`the field takes ${counted(validation.lastName.inputMax, 'character')}`],
  },
  birthDate: {
    isShown: ({ dateOfBirth }) => dateOfBirth.shown,
    isRequired: ({ dateOfBirth }) => dateOfBirth.required,
    rules: ({ dateOfBirth }) => [
      `at least ${counted(dateOfBirth.minAge, 'year')} old`,
      `born in ${dateOfBirth.minYear} or later`,
    ],
  },
  address: { bounds: ({ validation }) => validation.address },
  town: {
    bounds: ({ validation, address }) => (address.mode === 'country' ? validation.town : {}),
    rules: ({ address }) => (address.mode === 'county' ? ['chosen from the towns of the county'] : []),
  },
  postalCode: {
    bounds: ({ validation }) => validation.postalCode,
    rules: () => ['letters, digits, dashes and spaces'],
  },
  country: {
    isShown: ({ address }) => address.mode === 'country',
    rules: () => ['chosen from a list'],
    first: ({ address }) => address.defaultCountry,
  },
  county: { isShown: ({ address }) => address.mode === 'county', rules: () => ['chosen from a list'] },
  phone: { isRequired: () => false, rules: ({ phone }) => describePhone(phone) },
  newPhone: { rules: ({ phone }) => describePhone(phone) },
  subject: {
    rules: ({ contact }, labels) => [
      `one of ${[...contact.subjects, ...(contact.otherSubject ? ['other'] : [])]
        .map((subject) => `“${labels(`contact.subjects.${subject}`)}”`)
        .join(', ')}`,
    ],
  },
  card: { isShown: ({ contact }) => contact.cardRequired, rules: () => ['one of the account’s cards'] },
  unlistedCard: {
    isShown: ({ contact }) => contact.cardRequired,
    isRequired: () => false,
    rules: ({ validation }) => exactly(validation.serialNumber.digits),
  },
  message: { bounds: ({ validation }) => validation.message },
  serialNumber: { rules: ({ validation }) => exactly(validation.serialNumber.digits) },
  lastDigits: { rules: ({ validation }) => exactly(validation.pan.digits) },
  code: { rules: ({ validation }) => exactly(validation.verificationCode.digits) },
  phoneCode: {
    rules: ({ validation }) => [`at most ${counted(validation.phoneCode.maxDigits, 'digit')}`],
  },
} satisfies Readonly<Record<string, Kind>>;

type FieldRow = readonly [field: string, label: string, kind: keyof typeof KINDS];

const PASSWORD: readonly FieldRow[] = [
  ['newPassword', 'forms.newPassword', 'newPassword'],
  ['confirmPassword', 'forms.repeatPassword', 'repeated'],
];

type FormRow = readonly [form: string, title: string, screen: string, fields: readonly FieldRow[]];

/** Forms with the words key of their title, their screen and fields. Their names are those of `forms` in a tenant file. */
const FORMS: readonly FormRow[] = [
  [
    'registration',
    'screens.registration',
    'registration',
    [
      ['email', 'forms.email', 'email'],
      ['confirmEmail', 'forms.repeatEmail', 'repeated'],
      ['password', 'forms.password', 'newPassword'],
      ['confirmPassword', 'forms.repeatPassword', 'repeated'],
      ['firstName', 'forms.firstName', 'firstName'],
      ['lastName', 'forms.lastName', 'lastName'],
      ['dateOfBirth', 'forms.dateOfBirth', 'birthDate'],
      ['country', 'forms.country', 'country'],
      ['county', 'forms.county', 'county'],
      ['homeAddress', 'forms.homeAddress', 'address'],
      ['town', 'forms.town', 'town'],
      ['postalCode', 'forms.postalCode', 'postalCode'],
      ['phone', 'forms.phone', 'phone'],
    ],
  ],
  [
    'personalInfo',
    'forms.personalInfo',
    'myProfile',
    [
      ['firstName', 'forms.firstName', 'firstName'],
      ['lastName', 'forms.lastName', 'lastName'],
      ['birthDate', 'forms.dateOfBirth', 'birthDate'],
      ['countryName', 'forms.country', 'country'],
      ['countyName', 'forms.county', 'county'],
      ['streetName', 'forms.street', 'address'],
      ['cityName', 'forms.town', 'town'],
      ['zipCode', 'forms.postalCode', 'postalCode'],
    ],
  ],
  [
    'emailChange',
    'forms.changeEmail',
    'myProfile',
    [
      ['newEmail', 'forms.newEmail', 'email'],
      ['confirmEmail', 'forms.repeatEmail', 'repeated'],
    ],
  ],
  [
    'phoneChange',
    'forms.changePhone',
    'myProfile',
    [
      ['newPhoneNumber', 'forms.newPhone', 'newPhone'],
      ['otp', 'forms.oneTimeCode', 'phoneCode'],
    ],
  ],
  ['passwordChange', 'forms.changePassword', 'myProfile', PASSWORD],
  ['passwordInit', 'screens.passwordInit', 'passwordInit', PASSWORD],
  ['forgotPassword', 'screens.forgotPassword', 'forgotPassword', [['email', 'forms.email', 'email']]],
  [
    'cardAdd',
    'screens.myCardAdd',
    'myCardAdd',
    [
      ['serialNumber', 'forms.serialNumber', 'serialNumber'],
      ['lastDigits', 'forms.lastFourDigits', 'lastDigits'],
    ],
  ],
  [
    'verificationCode',
    'screens.plasticlessVerification',
    'plasticlessVerification',
    [['verificationCode', 'forms.verificationCode', 'code']],
  ],
  [
    'contact',
    'screens.contactUs',
    'contactUs',
    [
      ['subject', 'forms.subject', 'subject'],
      ['cardRef', 'forms.card', 'card'],
      ['cardRefCustom', 'forms.serialNumber', 'unlistedCard'],
      ['phone', 'forms.phone', 'phone'],
      ['message', 'forms.message', 'message'],
    ],
  ],
];

/** The sections of the profile that hold a form each. */
const SECTIONS: Readonly<Record<string, (tenant: Tenant) => string>> = {
  personalInfo: ({ profile }) => profile.personalInfo,
  emailChange: ({ profile }) => profile.changeEmail,
  phoneChange: ({ profile }) => profile.changePhone,
  passwordChange: ({ profile }) => profile.changePassword,
};

/**
 * The forms that this tenant offers, with each field's rules, from the tenant's options (spec sections 3 and 5). The
 * one place of the explanation that knows forms.
 */
export function explainForms(
  tenant: Tenant,
  { labels, screens }: { readonly labels: Labels; readonly screens: readonly Manifest[] },
): FormExplanation[] {
  const said = tenant.forms as Readonly<Record<string, Readonly<Record<string, FieldSay>> | undefined>>;
  return FORMS.filter(([form]) => SECTIONS[form]?.(tenant) !== 'off').map(
    ([form, title, screen, fields]) => ({
      form,
      title: labels(title),
      screen,
      isBuilt: screens.some(({ id, load }) => id === screen && load !== undefined),
      fields: fields.flatMap(([field, label, name]) => {
        const say = said[form]?.[field] ?? {};
        const kind: Kind = KINDS[name];
        if (!(say.shown ?? true) || !(kind.isShown?.(tenant) ?? true)) return [];
        return [explainField(field, labels(label), { kind, say, tenant, labels })];
      }),
    }),
  );
}

function explainField(
  field: string,
  label: string,
  { kind, say, tenant, labels }: { kind: Kind; say: FieldSay; tenant: Tenant; labels: Labels },
): FieldExplanation {
  const isRequired = say.required ?? kind.isRequired?.(tenant) ?? true;
  const bounds = kind.bounds?.(tenant) ?? {};
  const [min, max] = [say.minLength ?? bounds.min, say.maxLength ?? bounds.max];
  const first = say.default ?? kind.first?.(tenant) ?? null;
  return {
    field,
    label,
    rules: [
      isRequired ? 'required' : 'optional',
      ...describeLength(min, max),
      ...(kind.rules?.(tenant, labels) ?? []),
      ...(say.rules ?? []).map((rule) => EXTRA_RULES[rule] ?? rule),
      ...(say.options ? [`only ${say.options.join(', ')}`] : []),
      ...(first === null ? [] : [`at first ${first}`]),
      ...(say.paste === 'blocked' ? ['pasting is blocked'] : []),
    ],
  };
}

const EXTRA_RULES: Readonly<Record<string, string>> = {
  noUppercase: 'no upper-case letters',
  onlyDigits: 'digits only',
  namePattern: 'characters of a name only',
  postalCode: 'letters, digits, dashes and spaces only',
};

function describeLength(min: number | undefined, max: number | undefined): string[] {
  if (min !== undefined && max !== undefined) return [`${min} to ${counted(max, 'character')}`];
  if (max !== undefined) return [`at most ${counted(max, 'character')}`];
  return min === undefined ? [] : [`at least ${counted(min, 'character')}`];
}

function describePhone(phone: Tenant['phone']): string[] {
  const lengths = Object.entries(phone.lengthRestrictions).map(([prefix, digits]) => {
    const starts = phone.shouldStartWith[prefix];
    const begins = starts ? ` that begin with ${starts.join(' or ')}` : '';
    return `after ${prefix} exactly ${counted(digits, 'digit')}${begins}`;
  });
  const starts = Object.entries(phone.shouldStartWith)
    .filter(([prefix]) => !Object.hasOwn(phone.lengthRestrictions, prefix))
    .map(([prefix, digits]) => `after ${prefix} it begins with ${digits.join(' or ')}`);
  return [
    ...(phone.defaultPrefix === null ? [] : [`at first ${phone.defaultPrefix}`]),
    'no 0 at the start',
    ...lengths,
    ...starts,
    `the field takes ${counted(phone.maxLength, 'character')}`,
  ];
}
