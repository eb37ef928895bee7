import { defineMessages } from 'react-intl';

export const powerupMessages = {
  ...defineMessages({
    title: { id: 'powerup.title', defaultMessage: 'Powerups' },
    intro: {
      id: 'powerup.intro',
      defaultMessage: 'What follows calls automatically, and what it did in the last 30 days.',
    },
    on: { id: 'powerup.on', defaultMessage: 'On' },
    off: { id: 'powerup.off', defaultMessage: 'Off' },
    notSetUp: { id: 'powerup.notSetUp', defaultMessage: 'Not set up' },
    did: { id: 'powerup.did', defaultMessage: 'Last 30 days' },
    cost: { id: 'powerup.cost', defaultMessage: 'Cost' },
    free: { id: 'powerup.free', defaultMessage: 'Free' },
    costsTexts: { id: 'powerup.costsTexts', defaultMessage: 'The price of each text' },
    last: { id: 'powerup.last', defaultMessage: 'Last change' },
    open: { id: 'powerup.open', defaultMessage: 'Open' },
    setUp: { id: 'powerup.setUp', defaultMessage: 'Set up' },
    smartTags: { id: 'powerup.smartTags', defaultMessage: 'Smart tags' },
    smartTagsText: {
      id: 'powerup.smartTagsText',
      defaultMessage: 'Tags and a score that calls get automatically.',
    },
    followUps: { id: 'powerup.followUps', defaultMessage: 'Follow-ups' },
    followUpsText: {
      id: 'powerup.followUpsText',
      defaultMessage: 'Texts to callers, for example when nobody answered.',
    },
    sales: { id: 'powerup.sales', defaultMessage: 'Sales attribution' },
    salesText: {
      id: 'powerup.salesText',
      defaultMessage: 'Sales that you upload go to the calls that they come from.',
    },
  }),
  ...defineMessages<{
    tagged: { tagged: number; good: number };
    sent: { sent: number; answered: number };
    sold: { sold: number; matched: number };
    lastBy: { name: string; day: string };
  }>({
    tagged: {
      id: 'powerup.tagged',
      defaultMessage: '{tagged, plural, one {# call} other {# calls}} tagged, {good, number} with 70 points or more',
    },
    sent: {
      id: 'powerup.sent',
      defaultMessage: '{sent, plural, one {# text} other {# texts}} sent, {answered, number} answered',
    },
    sold: {
      id: 'powerup.sold',
      defaultMessage: '{sold, plural, one {# sale} other {# sales}}, {matched, number} with a call',
    },
    lastBy: { id: 'powerup.lastBy', defaultMessage: '{name}, {day}' },
  }),
};
