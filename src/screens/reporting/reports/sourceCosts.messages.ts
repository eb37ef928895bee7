import { defineMessages } from 'react-intl';

export const costMessages = defineMessages({
  choice: { id: 'report.costs.choice', defaultMessage: 'Leads and costs' },
  title: { id: 'report.costs.title', defaultMessage: 'Leads and costs by source' },
  leads: { id: 'report.costs.leads', defaultMessage: 'Leads' },
  won: { id: 'report.costs.won', defaultMessage: 'Won' },
  cost: { id: 'report.costs.cost', defaultMessage: 'Cost' },
  costPerLead: { id: 'report.costs.costPerLead', defaultMessage: 'Cost per lead' },
  costPerSale: { id: 'report.costs.costPerSale', defaultMessage: 'Cost per sale' },
  note: {
    id: 'report.costs.note',
    defaultMessage:
      'A lead is a person, however often they called. Spam and callers marked as no lead don’t count. Monthly costs are spread evenly over their days.',
  },
  file: { id: 'report.costs.file', defaultMessage: 'leads-and-costs' },
  enter: { id: 'report.costs.enter', defaultMessage: 'Enter costs' },
  source: { id: 'report.costs.source', defaultMessage: 'Source' },
  searchSources: { id: 'report.costs.searchSources', defaultMessage: 'Find a source' },
  noSources: { id: 'report.costs.noSources', defaultMessage: 'No source of this name' },
  chooseSource: { id: 'report.costs.chooseSource', defaultMessage: 'Choose a source' },
  month: { id: 'report.costs.month', defaultMessage: 'Month' },
  amount: { id: 'report.costs.amount', defaultMessage: 'Spent in this month' },
  amountHint: { id: 'report.costs.amountHint', defaultMessage: 'Leave it empty to remove the cost' },
  saved: { id: 'report.costs.saved', defaultMessage: 'Cost saved' },
});

export const costNamed = defineMessages<{ sourceOf: { source: string; account: string } }>({
  sourceOf: { id: 'report.costs.sourceOf', defaultMessage: '{source} ({account})' },
});
