/** The screens with a form whose first look is prerendered, and what somebody types into them. */
import type { APIRequestContext } from 'playwright/test';
import { aNewAddress, aPerson, PASSWORD, TENANTS, type TenantUnderTest } from './portal.ts';
import { mailedLink } from './sandbox.ts';

/** Where the tests run. */
export interface World {
  readonly portal: string;
  readonly sandbox: string;
  readonly request: APIRequestContext;
}

export interface FirstLookCase {
  readonly id: string;
  /** The address of a visit, which a mail may have to be sent for. */
  address(world: World, tenant: string): Promise<string>;
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
    address: async ({ portal }, tenant) => `${portal}/${tenant}/account-creation`,
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
    address: async ({ portal }, tenant) => `${portal}/${tenant}/forgot-password`,
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
  {
    id: 'passwordInit',
    async address(world, tenant) {
      const { portal, request } = world;
      const person = aPerson('ana', tenant);
      await request.post(
        `${portal}/${tenant}/gateway/v1/users/${encodeURIComponent(person)}/actions/request-password-reset`,
        { headers: { 'x-portal-request': '1', origin: portal, 'sec-fetch-site': 'same-origin' } },
      );
      return mailedLink(request, world, person);
    },
    heading: 'screens.passwordInit',
    submit: 'passwordInit.submit',
    left: { newPassword: 'Abc' },
    said: ['form-validations.passwordDigit'],
    rulesMet: 2,
    typing: ['repeatPassword', 'Abx', '1!'],
    open: 2,
    right: () => ({ newPassword: 'Zelen#2026', repeatPassword: 'Zelen#2026' }),
    next: 'dialogs.passwordChanged.title',
    isKept: false,
    walkedIn: ['ro ro', 'pl en'],
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
