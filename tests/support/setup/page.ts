/** Runs before each file of tests that has a page of its own. */
import { configure } from '@testing-library/react';

// What is waited for comes at once; on a machine with much to do, or with a screen's code to load first, it comes later.
configure({ asyncUtilTimeout: 8_000 });
