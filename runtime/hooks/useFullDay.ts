import { formatLongDay } from '../format/formatDate.ts';
import { useLanguage, useTenant } from './portalHooks.ts';

/** A day with its year, in the interface language, as the tenant has days written. @param day `YYYY-MM-DD` */
export function useFullDay(): (day: string) => string {
  const language = useLanguage();
  const format = useTenant('formats')[language];
  return (day) => formatLongDay(day, language, format);
}
