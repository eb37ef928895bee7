import { defineMessages } from 'react-intl';

export const feedbackMessages = defineMessages({
  loading: { id: 'widget.loading', defaultMessage: 'Loading…' },
});
