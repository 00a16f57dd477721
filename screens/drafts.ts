/** What is kept of prerendered forms before their program is there: an upward edge (tests/architecture/importLaw.ts). */
export { keepDraft } from './_shared/registrationDraft.ts';
