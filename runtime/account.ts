/** The door for what is done with an account: its password and addresses, its consents, messages to customer care. */
export { contactUs } from './gateway/contact.ts';
export {
  changePassword,
  changePhone,
  requestEmailChange,
  requestPhoneChange,
} from './gateway/credentials.ts';
export { isNeutralError } from './gateway/isNeutralError.ts';
export {
  changeEmail,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from './gateway/mailedLinks.ts';
export { replaceUserOptin } from './gateway/optins.ts';
export {
  deleteUser,
  isChanged,
  isSameAddress,
  replaceUser,
  type UserChange,
  updateHomeAddress,
  updateUser,
} from './gateway/userChanges.ts';
export { useEndWith } from './hooks/useEndWith.ts';
export { EMAIL_PLACE, type MailedLink, readMailedLink } from './tenant/mailedLink.ts';
export { Switch } from './ui/Switch.tsx';
