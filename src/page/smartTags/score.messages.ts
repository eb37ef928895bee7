import { defineMessages } from 'react-intl';

export const scoreWords = defineMessages({
  flow: { id: 'condition.byFlow', defaultMessage: 'Call flow' },
  people: { id: 'condition.byPeople', defaultMessage: 'Changed by hand' },
  removed: { id: 'condition.removedByHand', defaultMessage: 'removed by hand' },
});

export const scoreNamed = defineMessages<{ title: { score: number }; found: { asked: string; value: string } }>({
  title: { id: 'condition.scoreTitle', defaultMessage: 'Score: {score, number}' },
  found: { id: 'condition.found', defaultMessage: '{asked} ({value})' },
});
