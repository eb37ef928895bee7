import { defineMessages } from 'react-intl';

export const outsideMessages = defineMessages({
  support: { id: 'outside.support', defaultMessage: 'Support' },
  terms: { id: 'outside.terms', defaultMessage: 'Terms' },
});
