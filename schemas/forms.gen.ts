// Generated from the schemas by `npm run generate`. Do not edit.
import blockReason from './forms/block-reason.schema.json' with { type: 'json' };
import cardAdd from './forms/card-add.schema.json' with { type: 'json' };
import contact from './forms/contact.schema.json' with { type: 'json' };
import deleteAuthorize from './forms/delete-authorize.schema.json' with { type: 'json' };
import deliveryAddress from './forms/delivery-address.schema.json' with { type: 'json' };
import emailChange from './forms/email-change.schema.json' with { type: 'json' };
import forgotPassword from './forms/forgot-password.schema.json' with { type: 'json' };
import passwordChange from './forms/password-change.schema.json' with { type: 'json' };
import passwordInit from './forms/password-init.schema.json' with { type: 'json' };
import personalInfo from './forms/personal-info.schema.json' with { type: 'json' };
import phoneChange from './forms/phone-change.schema.json' with { type: 'json' };
import phoneCode from './forms/phone-code.schema.json' with { type: 'json' };
import registrationAccess from './forms/registration-access.schema.json' with { type: 'json' };
import registrationPersonal from './forms/registration-personal.schema.json' with { type: 'json' };
import verificationCode from './forms/verification-code.schema.json' with { type: 'json' };

/** Every form, by its name. */
export const formSchemas = {
  blockReason,
  cardAdd,
  contact,
  deleteAuthorize,
  deliveryAddress,
  emailChange,
  forgotPassword,
  passwordChange,
  passwordInit,
  personalInfo,
  phoneChange,
  phoneCode,
  registrationAccess,
  registrationPersonal,
  verificationCode,
};

export type FormName = keyof typeof formSchemas;
