import { defineMessages } from 'react-intl';
import type { AskedLeadStatus } from '#values/leadStatus.ts';

export const leadStatusMessages = defineMessages({
  new: { id: 'lead.new', defaultMessage: 'New' },
  qualified: { id: 'lead.qualified', defaultMessage: 'Qualified' },
  notLead: { id: 'lead.notLead', defaultMessage: 'Not a lead' },
  won: { id: 'lead.won', defaultMessage: 'Won' },
  lost: { id: 'lead.lost', defaultMessage: 'Lost' },
  spam: { id: 'lead.spam', defaultMessage: 'Spam' },
  notSpam: { id: 'lead.notSpam', defaultMessage: 'All but spam' },
}) satisfies Record<AskedLeadStatus, unknown>;

export const leadWords = defineMessages({
  status: { id: 'lead.status', defaultMessage: 'Lead status' },
  asCaller: { id: 'lead.asTheCaller', defaultMessage: 'As the caller' },
});

export const leadNamed = defineMessages<{ asCaller: { status: string }; filtered: { status: string } }>({
  asCaller: { id: 'lead.asCaller', defaultMessage: '{status} (as the caller)' },
  filtered: { id: 'lead.filtered', defaultMessage: 'Lead: {status}' },
});
