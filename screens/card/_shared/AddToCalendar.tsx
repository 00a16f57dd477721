import { writeCalendar } from '#card-details';
import { type Balance, Button, productNameOf, useNow, useTenant, useWords } from '#runtime';
import { saveFile } from '../../_shared/saveFile.ts';
import { useExpiringFunds } from '../../_shared/useExpiringFunds.ts';

/** A week before the last day somebody can still spend it. */
const REMIND_DAYS = 7;

/**
 * The days on which money of a wallet runs out, as a file for the person's own calendar: made here, with no amount in
 * it, since calendars are shared (LOV-44).
 */
export function AddToCalendar({ wallet }: { readonly wallet: Balance }) {
  const { t } = useWords();
  const settings = useTenant('card');
  const timeZone = useTenant('timeZone');
  const { brandName } = useTenant('theme');
  const code = useTenant('code');
  const now = useNow();
  const product = productNameOf(t, { card: settings }, wallet.productRef);
  const days = [...new Set(useExpiringFunds([wallet]).map(({ day }) => day))];
  if (days.length === 0) return null;
  const save = () => {
    const entries = days.map((day) => ({
      id: `${day}-${wallet.productRef}-${code}@${location.hostname}`,
      day,
      title: t('calendar.event', { product }),
      text: t('calendar.text'),
      remindDays: REMIND_DAYS,
    }));
    const text = writeCalendar(entries, { product: brandName, timeZone, now });
    saveFile(new File([text], `${t('calendar.fileName')}.ics`, { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button variant="text" size="small" onClick={save}>
      {t('calendar.add')}
    </Button>
  );
}
