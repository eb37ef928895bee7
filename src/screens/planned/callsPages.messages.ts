import { defineMessages } from 'react-intl';

export const callsPages = {
  callHistory: defineMessages({
    title: { id: 'planned.callHistory', defaultMessage: 'Call history' },
    text: {
      id: 'planned.callHistoryText',
      defaultMessage: 'See every call, text and visit from one caller, in order.',
    },
  }),
};
