/** After `tests/support/setup/page.ts`: a page that a mutant has broken is not waited for as long as one on a busy machine. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 3_000 });
