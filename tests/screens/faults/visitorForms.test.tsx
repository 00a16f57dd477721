// @vitest-environment jsdom
import { VISITOR_FORMS } from './personForms.tsx';
import { describeSendings } from './sendings.tsx';

describeSendings(VISITOR_FORMS);
