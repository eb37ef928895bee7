import { defineMessages } from 'react-intl';

export const adviceMessages = defineMessages({
  password: {
    id: 'advice.password',
    defaultMessage: 'Your password is older than two months. Changing it is advised.',
  },
  change: { id: 'advice.change', defaultMessage: 'Change it' },
});
