import type { TenantOptions } from '../../../runtime/tenant/pageData.ts';
import type { Labels } from './createLabels.ts';

/** Each phone line as card holders read it: when it is answered, and its number. */
export function explainPhoneLines({ contact }: Pick<TenantOptions, 'contact'>, labels: Labels): string[] {
  return [contact.phoneLine ?? []].flat().map((line) => {
    if ('hours' in line) return `${labels(line.hours)}, ${line.number}`;
    const { number, days, from, to } = line;
    const hours = labels(days === 'everyDay' ? 'contactBlock.everyDay' : 'contactBlock.hours');
    return `${hours.replace('{{from}}', from).replace('{{to}}', to)}, ${number}`;
  });
}
