import { defineMessages } from 'react-intl';

export const oneAccountMessages = defineMessages({
  account: { id: 'oneAccount.account', defaultMessage: 'Account' },
});
