import { defineMessages } from 'react-intl';

export const customMessages = defineMessages({
  title: { id: 'custom.title', defaultMessage: 'Branding' },
  tabs: { id: 'custom.tabs', defaultMessage: 'Branding sections' },
  look: { id: 'custom.look', defaultMessage: 'Appearance' },
  mails: { id: 'custom.mails', defaultMessage: 'Emails' },
  server: { id: 'custom.server', defaultMessage: 'Mail server' },
  domain: { id: 'custom.domain', defaultMessage: 'Domain' },
  saved: { id: 'custom.saved', defaultMessage: 'Saved' },
  leaveTitle: { id: 'custom.leaveTitle', defaultMessage: 'Leave without saving?' },
  leaveText: { id: 'custom.leaveText', defaultMessage: 'Your branding changes won’t be saved.' },
  leave: { id: 'custom.leave', defaultMessage: 'Leave' },
  stay: { id: 'custom.stay', defaultMessage: 'Stay' },
  remove: { id: 'custom.remove', defaultMessage: 'Remove' },
  removeText: {
    id: 'custom.removeText',
    defaultMessage: 'The parent account’s settings, or the defaults, will apply instead.',
  },
});
