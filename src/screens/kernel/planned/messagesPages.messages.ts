import { defineMessages } from 'react-intl';

export const messagesPages = {
  numberInsertion: defineMessages({
    title: { id: 'planned.numberInsertion', defaultMessage: 'Number insertion' },
    text: {
      id: 'planned.numberInsertionText',
      defaultMessage: 'Show each website visitor their own phone number. Includes the snippet to install.',
    },
  }),
  insertionDomain: defineMessages({
    title: { id: 'planned.insertionDomain', defaultMessage: 'Website' },
    text: {
      id: 'planned.insertionDomainText',
      defaultMessage: 'Manage one website’s numbers, pools and swap rules.',
    },
  }),
};
