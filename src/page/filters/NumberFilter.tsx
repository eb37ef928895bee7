import { useIntl } from 'react-intl';
import { useNumberChoices } from '../../ui/number/useNumberChoices.tsx';
import { filterMessages } from './filter.messages.ts';
import { ListFilter } from './ListFilter.tsx';
import type { PageFilters } from './usePageFilters.ts';

/** Filters by tracking number. Its account and type only shorten the list: which accounts a page covers is the header's. */
export function NumberFilter({ filters: { draft, numbers, send } }: { filters: PageFilters }) {
  const intl = useIntl();
  const { options, narrowing } = useNumberChoices(numbers);
  return (
    <ListFilter
      title={intl.formatMessage(filterMessages.number)}
      options={options}
      above={narrowing}
      chosen={draft.trackingNumber}
      onChange={(trackingNumber) => send({ type: 'draft.changed', changes: { trackingNumber } })}
    />
  );
}
