import type { DeclaredForm, DeclaredRules } from '../runtime/assemble/form.ts';
import blockReason from '../schemas/forms/block-reason.schema.json' with { type: 'json' };
import cardAdd from '../schemas/forms/card-add.schema.json' with { type: 'json' };
import contact from '../schemas/forms/contact.schema.json' with { type: 'json' };
import deleteAuthorize from '../schemas/forms/delete-authorize.schema.json' with { type: 'json' };
import deliveryAddress from '../schemas/forms/delivery-address.schema.json' with { type: 'json' };
import emailChange from '../schemas/forms/email-change.schema.json' with { type: 'json' };
import forgotPassword from '../schemas/forms/forgot-password.schema.json' with { type: 'json' };
import passwordChange from '../schemas/forms/password-change.schema.json' with { type: 'json' };
import passwordInit from '../schemas/forms/password-init.schema.json' with { type: 'json' };
import personalInfo from '../schemas/forms/personal-info.schema.json' with { type: 'json' };
import phoneChange from '../schemas/forms/phone-change.schema.json' with { type: 'json' };
import phoneCode from '../schemas/forms/phone-code.schema.json' with { type: 'json' };
import registrationAccess from '../schemas/forms/registration-access.schema.json' with { type: 'json' };
import registrationPersonal from '../schemas/forms/registration-personal.schema.json' with { type: 'json' };
import verificationCode from '../schemas/forms/verification-code.schema.json' with { type: 'json' };
import rules from '../schemas/rules.schema.json' with { type: 'json' };

const forms = {
  registrationAccess,
  registrationPersonal,
  personalInfo,
  passwordChange,
  emailChange,
  phoneChange,
  phoneCode,
  passwordInit,
  forgotPassword,
  cardAdd,
  verificationCode,
  contact,
  blockReason,
  deliveryAddress,
  deleteAuthorize,
};

export type FormName = keyof typeof forms;

/** Every form of the portal, by name. */
export const declaredForms = forms as unknown as Readonly<Record<FormName, DeclaredForm>>;

export const declaredRules = rules.$defs as unknown as DeclaredRules;
