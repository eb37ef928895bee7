import { defineMessages } from 'react-intl';

/** Messages of all forms, apart from errors: fields alone need no more. */
export const formWords = defineMessages({
  optional: { id: 'form.optional', defaultMessage: 'optional' },
  unsaved: { id: 'form.unsaved', defaultMessage: 'Unsaved changes' },
  save: { id: 'form.save', defaultMessage: 'Save' },
  cancel: { id: 'form.cancel', defaultMessage: 'Cancel' },
  discard: { id: 'form.discard', defaultMessage: 'Discard' },
});
