import { defineMessages } from 'react-intl';

/** What fields of conditions are called. */
export const fieldWords = defineMessages({
  when: { id: 'conditionField.when', defaultMessage: 'When' },
  matchLabel: { id: 'conditionField.matchLabel', defaultMessage: 'A call matches if' },
  all: { id: 'conditionField.all', defaultMessage: 'All conditions hold' },
  any: { id: 'conditionField.any', defaultMessage: 'One condition holds' },
  add: { id: 'conditionField.add', defaultMessage: 'Add condition' },
  kind: { id: 'conditionField.kind', defaultMessage: 'Fact' },
  not: { id: 'conditionField.not', defaultMessage: 'Other than that' },
  is: { id: 'conditionField.is', defaultMessage: 'One of' },
  has: { id: 'conditionField.has', defaultMessage: 'Contains' },
  severalHint: { id: 'conditionField.severalHint', defaultMessage: 'Several, with commas between them' },
  least: { id: 'conditionField.least', defaultMessage: 'At least' },
  most: { id: 'conditionField.most', defaultMessage: 'At most' },
  seconds: { id: 'conditionField.seconds', defaultMessage: 'In seconds' },
  chooseNumbers: { id: 'conditionField.chooseNumbers', defaultMessage: 'Choose numbers' },
  searchNumbers: { id: 'conditionField.searchNumbers', defaultMessage: 'Search numbers' },
  noNumbers: { id: 'conditionField.noNumbers', defaultMessage: 'No numbers match' },
  chooseSources: { id: 'conditionField.chooseSources', defaultMessage: 'Choose sources' },
  searchSources: { id: 'conditionField.searchSources', defaultMessage: 'Search sources' },
  noSources: { id: 'conditionField.noSources', defaultMessage: 'No sources match' },
  days: { id: 'conditionField.days', defaultMessage: 'Days' },
  from: { id: 'conditionField.from', defaultMessage: 'From' },
  to: { id: 'conditionField.to', defaultMessage: 'To' },
  withoutMessage: { id: 'conditionField.withoutMessage', defaultMessage: 'Missed without a message' },
});

export const conditionNamed = defineMessages<{ remove: { name: string } }>({
  remove: { id: 'conditionField.remove', defaultMessage: 'Remove condition: {name}' },
});
