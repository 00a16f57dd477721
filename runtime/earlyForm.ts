/**
 * Entry of what runs the rules of a prerendered form until the portal's program takes it over (decision 052). Names the
 * draft of the registration: an upward edge of the house (tests/architecture/importLaw.ts).
 */
import { keepDraft } from '../screens/drafts.ts';
import { type Keepers, startEarly } from './forms/early/startEarly.ts';
import { sessionStorageOf } from './session/sessionStorageOf.ts';
import { EARLY_FORM_ID } from './tenant/pageMarks.ts';
import { readPageData } from './tenant/readPageData.ts';

/** Of other forms nothing is kept beyond the page, by the program neither. */
const keepers: Keepers = {
  registrationAccess(typed, tenant) {
    const extra = (tenant.forms.registration.extra ?? []).map(({ name }) => name);
    keepDraft(
      sessionStorageOf(tenant, () => sessionStorage),
      { typed, consents: {} },
      extra,
    );
  },
};

// The portal's program imports from this file as well, on pages without a first look too.
const parts = document.getElementById(EARLY_FORM_ID);
if (parts instanceof HTMLTemplateElement) {
  parts.remove();
  // Whatever goes wrong is left to the program, which does without.
  startEarly(readPageData(document), parts, keepers).catch(() => undefined);
}
