import { defineMessages } from 'react-intl';

/** The words of every form, apart from its errors: fields alone need no more. */
export const formWords = defineMessages({
  optional: { id: 'form.optional', defaultMessage: 'optional' },
  unsaved: { id: 'form.unsaved', defaultMessage: 'Unsaved changes' },
  save: { id: 'form.save', defaultMessage: 'Save' },
  discard: { id: 'form.discard', defaultMessage: 'Discard' },
});
