import { defineMessages } from 'react-intl';

export const customMessages = defineMessages({
  title: { id: 'custom.title', defaultMessage: 'Branding' },
  tabs: { id: 'custom.tabs', defaultMessage: 'Parts of the brand' },
  look: { id: 'custom.look', defaultMessage: 'Look' },
  mails: { id: 'custom.mails', defaultMessage: 'Emails' },
  server: { id: 'custom.server', defaultMessage: 'Mail server' },
  domain: { id: 'custom.domain', defaultMessage: 'Domain' },
  saved: { id: 'custom.saved', defaultMessage: 'Saved' },
  leaveTitle: { id: 'custom.leaveTitle', defaultMessage: 'Leave without saving?' },
  leaveText: { id: 'custom.leaveText', defaultMessage: 'Your changes to the brand are not saved.' },
  leave: { id: 'custom.leave', defaultMessage: 'Leave' },
  stay: { id: 'custom.stay', defaultMessage: 'Stay' },
  remove: { id: 'custom.remove', defaultMessage: 'Remove' },
  removeText: {
    id: 'custom.removeText',
    defaultMessage: 'The settings of the account above hold then, or the default ones.',
  },
});
