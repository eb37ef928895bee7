import { defineMessages } from 'react-intl';

export const copyMessages = defineMessages({
  copy: { id: 'widget.copy', defaultMessage: 'Copy' },
  copied: { id: 'widget.copied', defaultMessage: 'Copied' },
});
