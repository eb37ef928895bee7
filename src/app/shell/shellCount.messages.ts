import { defineMessage } from 'react-intl';

export const accountCount = defineMessage<{ count: number }>({
  id: 'shell.accountCount',
  defaultMessage: '{count, plural, one {# account} other {# accounts}}',
});
