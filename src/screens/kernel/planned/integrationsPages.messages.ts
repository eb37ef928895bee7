import { defineMessages } from 'react-intl';

export const integrationsPages = {
  autoplay: defineMessages({
    title: { id: 'planned.autoplay', defaultMessage: 'AutoPlay' },
    text: {
      id: 'planned.autoplayText',
      defaultMessage: 'Send calls to your automotive lead system.',
    },
  }),
  microsoft: defineMessages({
    title: { id: 'planned.microsoft', defaultMessage: 'Microsoft Advertising' },
    text: {
      id: 'planned.microsoftText',
      defaultMessage: 'Report calls to Microsoft Advertising as conversions.',
    },
  }),
};
