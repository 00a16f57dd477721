/** The screens with a form whose first look is prerendered, and what somebody types into them. */
import { aNewAddress, PASSWORD, TENANTS, type TenantUnderTest } from './portal.ts';

export interface FirstLookCase {
  readonly id: string;
  /** Below the tenant's base, made anew for each visit. */
  path(): string;
  readonly heading: string;
  readonly submit: string;
  /** Typed and left, and wrong: by the label of the field. */
  readonly left: Readonly<Record<string, string>>;
  /** What is said of that, by its key. */
  readonly said: readonly string[];
  /** The rules of a password that are met by then. */
  readonly rulesMet: number;
  /** The field that somebody is in meanwhile: what stands in it, and what is typed into it later. None where all are left. */
  readonly typing: readonly [label: string, text: string, more: string] | null;
  /** How many fields keep the form from being sent then. */
  readonly open: number;
  /** What is right: by the label of the field. */
  right(): Readonly<Record<string, string>>;
  /** The page after that was sent, by its heading. */
  readonly next: string;
  /** Whether what is typed outlives a reload; passwords never do. */
  readonly isKept: boolean;
  /** What differs between the tenants is walked in each; what they have alike, in one language of some. */
  readonly walkedIn: readonly [string, ...string[]];
}

export const FIRST_LOOKS: readonly FirstLookCase[] = [
  {
    id: 'registration',
    path: () => 'account-creation',
    heading: 'registration.access.title',
    submit: 'common.next',
    left: { email: 'ana@', repeatEmail: 'other@' },
    said: ['form-validations.email', 'form-validations.sameAsEmail'],
    rulesMet: 2,
    typing: ['password', 'Abc', '1!'],
    open: 4,
    right() {
      const email = aNewAddress();
      return { email, repeatEmail: email, password: PASSWORD, repeatPassword: PASSWORD };
    },
    next: 'registration.personal.title',
    isKept: true,
    walkedIn: ['bg bg', 'pl pl', 'ro ro'],
  },
  {
    id: 'forgotPassword',
    path: () => 'forgot-password',
    heading: 'screens.forgotPassword',
    submit: 'forgotPassword.submit',
    left: { email: 'ana@' },
    said: ['form-validations.email'],
    rulesMet: 0,
    typing: null,
    open: 1,
    right: () => ({ email: aNewAddress() }),
    next: 'forgotPassword.sentTitle',
    isKept: false,
    walkedIn: ['bg bg', 'pl uk'],
  },
];

/** Each tenant with each of its languages, and whether the case is walked there. */
export function placesOf({ walkedIn }: FirstLookCase): readonly {
  readonly tenant: TenantUnderTest;
  readonly language: string;
  readonly isWalked: boolean;
}[] {
  return TENANTS.flatMap((tenant) =>
    [tenant.language, ...tenant.others].map((language) => ({
      tenant,
      language,
      isWalked: walkedIn.includes(`${tenant.code} ${language}`),
    })),
  );
}
