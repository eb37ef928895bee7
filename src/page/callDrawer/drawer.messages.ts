import { defineMessages } from 'react-intl';

export const drawerWords = defineMessages({
  drawer: { id: 'calls.drawer', defaultMessage: 'Open call' },
  previous: { id: 'calls.drawerPrevious', defaultMessage: 'Previous call in the list' },
  next: { id: 'calls.drawerNext', defaultMessage: 'Next call in the list' },
  close: { id: 'calls.drawerClose', defaultMessage: 'Close' },
  openPage: { id: 'calls.drawerPage', defaultMessage: 'Open full page' },
});
