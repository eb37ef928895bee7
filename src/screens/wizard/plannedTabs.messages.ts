import { defineMessages } from 'react-intl';

/** What the unbuilt tabs will do. */
export const plannedTabs = defineMessages({
  title: { id: 'wizard.tabPlanned', defaultMessage: 'This part isn’t available yet' },
  messaging: {
    id: 'wizard.tabMessaging',
    defaultMessage: 'Set up replies to texts sent to this number and forward them by email.',
  },
  dni: {
    id: 'wizard.tabDni',
    defaultMessage: 'Choose which websites show this number, and to which visitors.',
  },
});
