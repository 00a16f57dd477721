import type { PaneSpec } from './PreviewPane.tsx';
import { words } from './words.ts';

/** What can stand beside the text that is edited. */
export interface Beside {
  readonly key: string;
  readonly title: string;
}

const TENANT = 'tenant ';

export function listBesides(tenants: readonly { readonly code: string; readonly name: string }[]): Beside[] {
  return [
    { key: 'saved', title: words.besides.saved },
    { key: 'today', title: words.besides.today },
    ...tenants.map(({ code, name }) => ({ key: TENANT + code, title: words.besideTenant(name) })),
  ];
}

/** The pane of one of them. @param main that of the text that is edited */
export function besidePane(key: string, main: PaneSpec): PaneSpec {
  const beside = { ...main, key, isXray: false };
  if (key === 'today') return { ...beside, label: words.besides.today, day: null };
  const saved = { ...beside, text: null, label: words.versions.saved };
  if (!key.startsWith(TENANT)) return { ...saved, words: NOTHING };
  return { ...saved, code: key.slice(TENANT.length) };
}

const NOTHING: PaneSpec['words'] = {};
