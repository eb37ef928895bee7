import { defineMessages } from 'react-intl';

export const userStatusMessages = defineMessages({
  invited: { id: 'people.invited', defaultMessage: 'Invited' },
  active: { id: 'people.active', defaultMessage: 'Active' },
  suspended: { id: 'people.suspended', defaultMessage: 'Suspended' },
  removed: { id: 'people.removed', defaultMessage: 'Removed' },
});
