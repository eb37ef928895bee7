import { useIntl } from 'react-intl';

/** Whether the reader's language counts 12 or 24 hours, as all other times on the page do. The region only orders the parts of a date. */
export function useHourCycle(): 12 | 24 {
  const { locale } = useIntl();
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;
}
