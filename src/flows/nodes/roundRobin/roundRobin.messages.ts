import { defineMessages } from 'react-intl';

export const roundRobinMessages = {
  ...defineMessages({
    title: { id: 'node.roundRobin.title', defaultMessage: 'Round robin' },
    purpose: { id: 'node.roundRobin.purpose', defaultMessage: 'Rotate between people' },
    timeout: { id: 'node.roundRobin.timeout', defaultMessage: 'Ring each for' },
    rounds: { id: 'node.roundRobin.rounds', defaultMessage: 'Rounds' },
    unanswered: { id: 'node.roundRobin.unanswered', defaultMessage: 'Nobody answers' },
  }),
  ...defineMessages<{
    people: { count: number };
  }>({
    people: {
      id: 'node.roundRobin.people',
      defaultMessage: '{count, plural, one {# person} other {# people}} in turn',
    },
  }),
};
