import { defineMessages } from 'react-intl';

export const discardWords = defineMessages({
  title: { id: 'form.discardTitle', defaultMessage: 'Discard your changes?' },
  text: { id: 'form.discardText', defaultMessage: 'They aren’t saved yet.' },
  discard: { id: 'form.discardYes', defaultMessage: 'Discard' },
  keep: { id: 'form.keepEditing', defaultMessage: 'Keep editing' },
});
