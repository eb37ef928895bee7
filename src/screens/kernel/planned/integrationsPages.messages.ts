import { defineMessages } from 'react-intl';

export const integrationsPages = {
  autoplay: defineMessages({
    title: { id: 'planned.autoplay', defaultMessage: 'AutoPlay' },
    text: {
      id: 'planned.autoplayText',
      defaultMessage: 'Send calls to your automotive lead system.',
    },
  }),
};
