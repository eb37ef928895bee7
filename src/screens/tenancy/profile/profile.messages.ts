import { defineMessages } from 'react-intl';

export const profileMessages = defineMessages({
  notices: { id: 'profile.notices', defaultMessage: 'Licenses of third-party software' },
  title: { id: 'profile.title', defaultMessage: 'My profile' },
  person: { id: 'profile.person', defaultMessage: 'Personal details' },
  firstName: { id: 'profile.firstName', defaultMessage: 'First name' },
  lastName: { id: 'profile.lastName', defaultMessage: 'Last name' },
  mobile: { id: 'profile.mobile', defaultMessage: 'Mobile' },
  timezone: { id: 'profile.timezone', defaultMessage: 'Time zone' },
  locale: { id: 'profile.locale', defaultMessage: 'Language' },
  saved: { id: 'profile.saved', defaultMessage: 'Saved' },
  stale: {
    id: 'profile.stale',
    defaultMessage: 'Your profile was changed somewhere else. Reload the page to see the changes.',
  },
});
