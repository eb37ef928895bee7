import { defineMessages } from 'react-intl';

/** The types of numbers, by the networks of the specification. */
export const networkMessages = defineMessages({
  geo: { id: 'numbers.geo', defaultMessage: 'Landline' },
  mobile: { id: 'numbers.mobile', defaultMessage: 'Mobile' },
  smart: { id: 'numbers.smart', defaultMessage: 'National' },
  tollfree: { id: 'numbers.tollfree', defaultMessage: 'Toll-free' },
  any: { id: 'numbers.any', defaultMessage: 'Any' },
});
