import { defineMessages } from 'react-intl';

export const powerupsPages = {
  powerups: defineMessages({
    title: { id: 'planned.powerups', defaultMessage: 'Powerups' },
    text: {
      id: 'planned.powerupsText',
      defaultMessage: 'What can be added to your calls, and which of it is on, will stand here.',
    },
  }),
  attribution: defineMessages({
    title: { id: 'planned.attribution', defaultMessage: 'Sales attribution' },
    text: {
      id: 'planned.attributionText',
      defaultMessage: 'Sales uploaded as CSV will be matched with the calls before them here.',
    },
  }),
  followup: defineMessages({
    title: { id: 'planned.followup', defaultMessage: 'SMS follow-up' },
    text: {
      id: 'planned.followupText',
      defaultMessage: 'Texts that callers receive after a call will be set up here.',
    },
  }),
  intelligence: defineMessages({
    title: { id: 'planned.intelligence', defaultMessage: 'Call intelligence' },
    text: {
      id: 'planned.intelligenceText',
      defaultMessage: 'Transcripts, keyword spotlights and sentiment will be set up here.',
    },
  }),
  reconnect: defineMessages({
    title: { id: 'planned.reconnect', defaultMessage: 'Reconnect' },
    text: {
      id: 'planned.reconnectText',
      defaultMessage: 'Missed callers will be called back or texted by rules that stand here.',
    },
  }),
  smartTags: defineMessages({
    title: { id: 'planned.smartTags', defaultMessage: 'Smart tags' },
    text: {
      id: 'planned.smartTagsText',
      defaultMessage: 'Rules that tag and score calls by source, status, duration and caller will stand here.',
    },
  }),
  tracking: defineMessages({
    title: { id: 'planned.tracking', defaultMessage: 'Tracking' },
    text: {
      id: 'planned.trackingText',
      defaultMessage: 'How visits, calls and sales are tied together will be set up here.',
    },
  }),
};
