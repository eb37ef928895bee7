import { defineMessages } from 'react-intl';

/** What will stand in the tabs that are not built. */
export const plannedTabs = defineMessages({
  title: { id: 'wizard.tabPlanned', defaultMessage: 'This part is not in this version yet' },
  messaging: {
    id: 'wizard.tabMessaging',
    defaultMessage: 'Replies to texts sent to this number, and forwarding them by email, will be set up here.',
  },
  locations: {
    id: 'wizard.tabLocations',
    defaultMessage: 'The branches a call is passed to, by the caller’s postcode or place, will be chosen here.',
  },
  routing: {
    id: 'wizard.tabRouting',
    defaultMessage: 'The whole way of this number, through every call flow and branch, will be read here.',
  },
  dni: {
    id: 'wizard.tabDni',
    defaultMessage: 'The websites that show this number, and the visitors who see it, will be chosen here.',
  },
});
