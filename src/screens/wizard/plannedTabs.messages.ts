import { defineMessages } from 'react-intl';

/** What the unbuilt tabs will do. */
export const plannedTabs = defineMessages({
  title: { id: 'wizard.tabPlanned', defaultMessage: 'This part isn’t available yet' },
  messaging: {
    id: 'wizard.tabMessaging',
    defaultMessage: 'Set up replies to texts sent to this number and forward them by email.',
  },
  locations: {
    id: 'wizard.tabLocations',
    defaultMessage: 'Choose which branches take a call, by the caller’s postcode or location.',
  },
  routing: {
    id: 'wizard.tabRouting',
    defaultMessage: 'See every call flow and branch this number can lead to.',
  },
  dni: {
    id: 'wizard.tabDni',
    defaultMessage: 'Choose which websites show this number, and to which visitors.',
  },
});
