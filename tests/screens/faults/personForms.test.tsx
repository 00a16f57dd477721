// @vitest-environment jsdom
import '../../support/dialogElement.ts';
import { PERSON_FORMS } from './personForms.tsx';
import { describeSendings } from './sendings.tsx';

describeSendings(PERSON_FORMS);
