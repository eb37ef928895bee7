import { defineMessages } from 'react-intl';

/** What fields of conditions are called. */
export const fieldWords = defineMessages({
  when: { id: 'smartTag.when', defaultMessage: 'When' },
  matchLabel: { id: 'smartTag.matchLabel', defaultMessage: 'A call gets it if' },
  all: { id: 'smartTag.all', defaultMessage: 'All conditions hold' },
  any: { id: 'smartTag.any', defaultMessage: 'One condition holds' },
  add: { id: 'smartTag.addCondition', defaultMessage: 'Add condition' },
  kind: { id: 'smartTag.kind', defaultMessage: 'Fact' },
  not: { id: 'smartTag.not', defaultMessage: 'Other than that' },
  is: { id: 'smartTag.is', defaultMessage: 'One of' },
  has: { id: 'smartTag.has', defaultMessage: 'Contains' },
  severalHint: { id: 'smartTag.severalHint', defaultMessage: 'Several, with commas between them' },
  least: { id: 'smartTag.least', defaultMessage: 'At least' },
  most: { id: 'smartTag.most', defaultMessage: 'At most' },
  seconds: { id: 'smartTag.seconds', defaultMessage: 'In seconds' },
  chooseNumbers: { id: 'smartTag.chooseNumbers', defaultMessage: 'Choose numbers' },
  searchNumbers: { id: 'smartTag.searchNumbers', defaultMessage: 'Search numbers' },
  noNumbers: { id: 'smartTag.noNumbers', defaultMessage: 'No numbers match' },
  chooseSources: { id: 'smartTag.chooseSources', defaultMessage: 'Choose sources' },
  searchSources: { id: 'smartTag.searchSources', defaultMessage: 'Search sources' },
  noSources: { id: 'smartTag.noSources', defaultMessage: 'No sources match' },
  days: { id: 'smartTag.days', defaultMessage: 'Days' },
  from: { id: 'smartTag.from', defaultMessage: 'From' },
  to: { id: 'smartTag.to', defaultMessage: 'To' },
  withoutMessage: { id: 'smartTag.withoutMessage', defaultMessage: 'Missed without a message' },
});

export const conditionNamed = defineMessages<{ remove: { name: string } }>({
  remove: { id: 'smartTag.removeCondition', defaultMessage: 'Remove condition: {name}' },
});
