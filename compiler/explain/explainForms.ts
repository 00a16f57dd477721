import { assembleForm } from '../../runtime/assemble/assembleForm.ts';
import { stateOfScreen } from '../../runtime/assemble/assembleScreens.ts';
import type { Field } from '../../runtime/assemble/form.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { declaredForms, declaredRules, type FormName } from '../formSources.ts';
import type { Labels } from './createLabels.ts';
import { describeRules } from './describeRules.ts';
import type { FieldExplanation, FormExplanation } from './tenantExplanation.ts';

interface Place {
  /** Words key of what the form is called. */
  readonly title: string;
  /** Id of the screen that it stands on. */
  readonly screen: string;
  /** The section of the profile that switches it. */
  readonly section?: keyof Tenant['profile'];
}

/** Where each form stands. The one place of the explanation that knows forms. */
const PLACES: Readonly<Record<FormName, Place>> = {
  registrationAccess: { title: 'registration.access.title', screen: 'registration' },
  registrationPersonal: { title: 'registration.personal.title', screen: 'registration' },
  personalInfo: { title: 'forms.personalInfo', screen: 'myProfile', section: 'personalInfo' },
  emailChange: { title: 'forms.changeEmail', screen: 'myProfile', section: 'changeEmail' },
  phoneChange: { title: 'forms.changePhone', screen: 'myProfile', section: 'changePhone' },
  phoneCode: { title: 'forms.oneTimeCode', screen: 'myProfile', section: 'changePhone' },
  passwordChange: { title: 'forms.changePassword', screen: 'myProfile', section: 'changePassword' },
  passwordInit: { title: 'screens.passwordInit', screen: 'passwordInit' },
  forgotPassword: { title: 'screens.forgotPassword', screen: 'forgotPassword' },
  cardAdd: { title: 'screens.myCardAdd', screen: 'myCardAdd' },
  verificationCode: { title: 'screens.plasticlessVerification', screen: 'plasticlessVerification' },
  contact: { title: 'screens.contactUs', screen: 'contactUs' },
  blockReason: { title: 'screens.myCardBlockPermanently', screen: 'myCardBlockPermanently' },
  deliveryAddress: { title: 'screens.myCardGetPlasticCard', screen: 'myCardGetPlasticCard' },
  deleteAuthorize: { title: 'screens.accountDeleteAuthorize', screen: 'accountDeleteAuthorize' },
};

/** The forms that this tenant offers, as they are assembled, with each field's rules in words. */
export function explainForms(
  tenant: Tenant,
  { labels, screens }: { readonly labels: Labels; readonly screens: readonly Manifest[] },
): FormExplanation[] {
  // Forms and switches read what a file says of itself; where it connects to plays no part in them.
  const said = tenant as unknown as PublicTenant;
  return (Object.entries(PLACES) as [FormName, Place][]).flatMap(([form, { title, screen, section }]) => {
    const manifest = screens.find(({ id }) => id === screen);
    const isOff =
      (manifest && stateOfScreen(said, manifest) === 'off') || (section && tenant.profile[section] === 'off');
    if (isOff) return [];
    const { fields } = assembleForm(said, declaredForms[form], declaredRules);
    return [
      {
        form,
        title: labels(title),
        screen,
        isBuilt: manifest?.load !== undefined,
        fields: fields.map((field) => explainField(field, labels)),
      },
    ];
  });
}

function explainField(field: Field, labels: Labels): FieldExplanation {
  const { options, optionLabels, default: first, phone } = field;
  const name = (option: string) => (optionLabels ? labels(`${optionLabels}.${option}`) : option);
  return {
    field: field.name,
    // A consent is a sentence with links in it.
    label: labels(field.label).replace(/<\/?\d>/g, ''),
    rules: [
      field.isRequired ? 'required' : 'optional',
      ...describeRules(field.rules),
      ...(options ? [`one of ${options.map((option) => `“${name(option)}”`).join(', ')}`] : []),
      ...(field.list ? ['chosen from a list'] : []),
      ...(first === null ? [] : [`at first ${name(first)}`]),
      ...(phone?.defaultPrefix ? [`at first ${phone.defaultPrefix}`] : []),
      ...(field.maxInput === null ? [] : [`the field takes ${field.maxInput} characters`]),
      ...(field.isPasteBlocked ? ['pasting is blocked'] : []),
      ...(field.isReadOnly ? ['cannot be changed here'] : []),
    ],
  };
}
