/** The forms' door: screens with a form import it, and with it what renders forms; no other page loads it. */
export type { FormName } from '../../schemas/forms.gen.ts';
export { typeDay } from '../format/calendarDay.ts';
export { groupDigits, joinPhone, type Masks, type PhoneNumber, splitPhone } from '../format/phoneNumber.ts';
export { Checkbox } from '../ui/Checkbox.tsx';
export { emptyExtra, extraNames, hasField } from './fieldNames.ts';
export type { FormModule } from './formModule.ts';
export type { FormList, FormProblem } from './formState.ts';
export { extraOf, type FieldValue, type FormValues, type SentValues } from './formValues.ts';
export { formLoader, openForm } from './loadForm.ts';
export { lookUpCountry } from './lookUpCountry.ts';
export { TenantForm, type TenantFormProps } from './TenantForm.tsx';
