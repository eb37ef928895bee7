import { useIntl } from 'react-intl';
import type { FilterSet } from '../../machines/filters/filterSet.ts';
import { rangeMessages } from './filter.messages.ts';

type Range = Pick<FilterSet, 'dateLabel' | 'dateStart' | 'dateEnd'>;

/** Formats a range: its preset's name, or its dates. */
export function useRangeText(): (range: Range) => string {
  const intl = useIntl();
  return ({ dateLabel, dateStart, dateEnd }) =>
    dateLabel === 'custom'
      ? intl.formatDateTimeRange(new Date(dateStart), new Date(dateEnd), {
          timeZone: 'UTC',
          year: 'numeric',
          month: 'short',
          day: 'numeric',
        })
      : intl.formatMessage(rangeMessages[dateLabel]);
}
