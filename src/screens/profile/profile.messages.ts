import { defineMessages } from 'react-intl';

export const profileMessages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'My profile' },
  person: { id: 'profile.person', defaultMessage: 'Personal data' },
  firstName: { id: 'profile.firstName', defaultMessage: 'First name' },
  lastName: { id: 'profile.lastName', defaultMessage: 'Last name' },
  mobile: { id: 'profile.mobile', defaultMessage: 'Mobile' },
  timezone: { id: 'profile.timezone', defaultMessage: 'Time zone' },
  locale: { id: 'profile.locale', defaultMessage: 'Language' },
  saved: { id: 'profile.saved', defaultMessage: 'Saved' },
  stale: {
    id: 'profile.stale',
    defaultMessage: 'Your profile was changed elsewhere in the meantime. Reload the page to see it.',
  },
  leave: { id: 'profile.leave', defaultMessage: 'Leave without saving?' },
  leaveText: { id: 'profile.leaveText', defaultMessage: 'What you have changed here is lost.' },
  leaveYes: { id: 'profile.leaveYes', defaultMessage: 'Leave' },
  stay: { id: 'profile.stay', defaultMessage: 'Stay' },
});
