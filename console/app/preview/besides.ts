import type { PaneSpec } from './PreviewPane.tsx';
import { words } from './words.ts';

/** What can stand beside the text that is edited. */
export interface Beside {
  readonly key: string;
  readonly title: string;
}

const TENANT = 'tenant ';

/** @param chosen keys of those that stand there: also a tenant that is gone by now can be taken away */
export function listBesides(
  tenants: readonly { readonly code: string; readonly name: string }[],
  chosen: readonly string[],
): Beside[] {
  const there = [
    { key: 'saved', title: words.besides.saved },
    { key: 'today', title: words.besides.today },
    ...tenants.map(({ code, name }) => ({ key: TENANT + code, title: words.besideTenant(name) })),
  ];
  const gone = chosen.filter((key) => !there.some((each) => each.key === key));
  return [...there, ...gone.map((key) => ({ key, title: key.slice(TENANT.length) }))];
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
