/** What the report says of the tenants themselves. */
import { titleOf } from '../../runtime/tenant/screenId.ts';
import { get, pathOf } from './keys/schemaOf.ts';
import { switchFactors } from './pairs/checkPairs.ts';
import type { Run } from './report/summarize.ts';
import { SCHEMA } from './runParts.ts';
import type { World } from './world.ts';

const REPORT_LANGUAGE = 'en';

export function describeTenants({
  tenants,
  refused,
  manifests,
  words,
}: World): Pick<Run, 'tenants' | 'names' | 'screens' | 'features'> {
  const codes = [...tenants.map(({ code }) => code), ...refused.map(({ code }) => code)].sort();
  const isSwitch = (values: readonly unknown[]) => values.includes('paused');
  const options = Object.entries(switchFactors()).filter(([, values]) => isSwitch(values));
  return {
    tenants: [...codes, SCHEMA],
    names: Object.fromEntries([
      ...tenants.map(({ code, tenant }) => [code, tenant.name]),
      ...refused.map(({ code }) => [code, `${code} (refused)`]),
    ]),
    screens: Object.fromEntries(
      manifests.map(({ id }) => [id, words.get(REPORT_LANGUAGE)?.get(titleOf(id)) ?? id]),
    ),
    features: options.map(([pointer]) => ({
      option: pathOf(pointer).join('.'),
      states: Object.fromEntries(
        tenants.map(({ code, tenant }) => [code, String(get(tenant, pathOf(pointer)) ?? '')]),
      ),
    })),
  };
}
