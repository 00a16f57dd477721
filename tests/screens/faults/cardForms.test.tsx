// @vitest-environment jsdom
import '../../support/dialogElement.ts';
import { beforeEach } from 'vitest';
import { CARD_FORMS } from './cardForms.tsx';
import { describeSendings } from './sendings.tsx';

beforeEach(() => {
  // What jsdom has not: files behind addresses.
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

describeSendings(CARD_FORMS);
