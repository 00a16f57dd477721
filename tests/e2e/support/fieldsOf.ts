import type { Page } from 'playwright/test';
import { wordsOf } from './words.ts';

/** The parts of a form as people find them, by the words of a language. */
export function fieldsOf(page: Page, language: string) {
  const t = wordsOf(language);
  const main = page.getByRole('main');
  return {
    t,
    /** By its whole label; marks such as "optional" would follow it. */
    field: (key: string) => main.getByLabel(t(`forms.${key}`), { exact: true }),
    heading: (key: string) => page.getByRole('heading', { level: 1, name: t(key) }),
    button: (key: string) => main.getByRole('button', { name: t(key), exact: true }),
  };
}
