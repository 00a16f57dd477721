import { expect, it } from 'vitest';
import { createTextOf } from '../../../publish/page/textOf.ts';

it.each(['{{year}} {{name}}', '{{ year }} {{- name}}', '{{year, number}} {{ name}}'])(
  'a published page fills the values of "%s" as the browser does',
  (text) => {
    const textOf = createTextOf(new Map([['en', new Map([['common.copyright', text]])]]), 'en', null);
    expect(textOf('common.copyright', { year: '2026', name: 'Sorvia' })).toBe('2026 Sorvia');
  },
);
