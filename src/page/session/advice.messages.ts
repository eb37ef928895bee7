import { defineMessages } from 'react-intl';

export const adviceMessages = defineMessages({
  password: {
    id: 'advice.password',
    defaultMessage: 'Your password is more than two months old. We recommend changing it.',
  },
  change: { id: 'advice.change', defaultMessage: 'Change it' },
});
