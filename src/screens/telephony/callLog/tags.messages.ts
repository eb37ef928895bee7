import { defineMessages } from 'react-intl';

export const tagWords = {
  ...defineMessages({
    title: { id: 'calls.tags.title', defaultMessage: 'Tags' },
    intro: {
      id: 'calls.tags.intro',
      defaultMessage:
        'Renaming a tag updates past calls, not call flows. Calls keep the name of a tag that you delete.',
    },
    none: { id: 'calls.tags.none', defaultMessage: 'No tags yet.' },
    name: { id: 'calls.tags.name', defaultMessage: 'Name' },
    color: { id: 'calls.tags.color', defaultMessage: 'Color' },
    account: { id: 'calls.tags.account', defaultMessage: 'Account' },
    create: { id: 'calls.tags.create', defaultMessage: 'New tag' },
    add: { id: 'calls.tags.add', defaultMessage: 'Create' },
    save: { id: 'calls.tags.save', defaultMessage: 'Save' },
    close: { id: 'calls.tags.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<Record<'edit' | 'remove', { name: string }>>({
    edit: { id: 'calls.tags.edit', defaultMessage: 'Change the tag {name}' },
    remove: { id: 'calls.tags.remove', defaultMessage: 'Delete the tag {name}' },
  }),
};
