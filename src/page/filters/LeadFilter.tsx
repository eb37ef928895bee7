import { useIntl } from 'react-intl';
import { AskedLeadStatus } from '#values/leadStatus.ts';
import { leadStatusMessages, leadWords } from '../leads/leadStatus.messages.ts';
import { ListFilter } from './ListFilter.tsx';
import type { PageFilters } from './usePageFilters.ts';

const options = ['notSpam', ...AskedLeadStatus.options.filter((status) => status !== 'notSpam')] as const;

/** Calls with any of the chosen lead statuses. */
export function LeadFilter({ filters: { draft, send } }: { filters: PageFilters }) {
  const intl = useIntl();
  return (
    <ListFilter
      title={intl.formatMessage(leadWords.status)}
      options={options.map((status) => ({ id: status, label: intl.formatMessage(leadStatusMessages[status]) }))}
      chosen={draft.leadStatus}
      onChange={(picked) => {
        const leadStatus = options.filter((status) => picked.includes(status));
        send({ type: 'draft.changed', changes: { leadStatus } });
      }}
    />
  );
}
