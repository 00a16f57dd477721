/** The forms' door: screens with a form import it, and with it what draws forms; no other page loads it. */
export { typeDay } from '../format/calendarDay.ts';
export { groupDigits, joinPhone, type PhoneNumber, splitPhone } from '../format/phoneNumber.ts';
export type { FormModule } from './createCheck.ts';
export type { FormList, FormProblem } from './formState.ts';
export { draftValues, type FormValues, type SentValues } from './formValues.ts';
export { loadForm } from './loadForm.ts';
export { lookUpCountry } from './lookUpCountry.ts';
export { TenantForm, type TenantFormProps } from './TenantForm.tsx';
