import type { ListedLine } from '../../schemas/tenant.gen.ts';
import { daysOf, minutesOf } from '../own-texts/describeHours.ts';
import type { Finding } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

const PLACE = '/contact/phoneLine';

/** A phone line opens before it closes, on some day, and its hours lie beside each other. */
export const checkPhoneLines: TenantCheck = {
  reads: ['contact'],
  run({ contact: { phoneLine } }) {
    if (phoneLine === null) return [];
    if (!Array.isArray(phoneLine)) return refuseSpan(phoneLine, PLACE);
    return phoneLine.flatMap(({ hours }, index) => refuseHours(hours, `${PLACE}/${index}/hours`));
  },
};

function refuseSpan(
  { from, to }: { readonly from: string; readonly to: string },
  pointer: string,
): Finding[] {
  if (minutesOf(from) < minutesOf(to)) return [];
  const message = `The line would close at ${to}, before it opens at ${from}.`;
  return [{ pointer: `${pointer}/to`, rule: 'bounds', message }];
}

function refuseHours(hours: ListedLine['hours'], pointer: string): Finding[] {
  return hours.flatMap((entry, index): Finding[] => {
    const place = `${pointer}/${index}`;
    if (daysOf(entry).length === 0) {
      const message = 'These hours are of no day. For example ["mon", "tue"], or "weekdays".';
      return [{ pointer: `${place}/days`, rule: 'days', message }];
    }
    const wrong = refuseSpan(entry, place);
    if (wrong.length > 0) return wrong;
    const other = hours.slice(0, index).find((each) => isAtOnce(each, entry));
    if (!other) return [];
    const [day] = daysOf(entry).filter((each) => daysOf(other).includes(each));
    const message = `On "${day}" the line is open from ${other.from} to ${other.to} already: hours of a day lie beside each other.`;
    return [{ pointer: place, rule: 'hours', message }];
  });
}

type Hours = ListedLine['hours'][number];

function isAtOnce(one: Hours, other: Hours): boolean {
  return (
    daysOf(one).some((day) => daysOf(other).includes(day)) &&
    minutesOf(one.from) < minutesOf(other.to) &&
    minutesOf(other.from) < minutesOf(one.to)
  );
}
