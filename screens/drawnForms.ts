/** The screens with a form whose first look is drawn when a tenant is published, with what their `enter` answers then. */
import type { FormModule } from '#forms';
import Registration, { type Outcome } from './registration/Registration.tsx';

export const drawnForms = {
  registration: {
    Screen: Registration,
    outcome: (formOf: (name: string) => FormModule): Outcome => ({
      access: formOf('registrationAccess'),
      personal: formOf('registrationPersonal'),
      // Nothing is asked of anybody.
      country: Promise.resolve(null),
    }),
  },
};
