import { defineMessages } from 'react-intl';

export const viewWords = {
  ...defineMessages({
    none: {
      id: 'view.none',
      defaultMessage: 'Save filters, order and columns under a name, for yourself or your team.',
    },
    mine: { id: 'view.mine', defaultMessage: 'My views' },
    team: { id: 'view.team', defaultMessage: 'Team views' },
    edited: { id: 'view.edited', defaultMessage: 'Edited' },
    saveNew: { id: 'view.saveNew', defaultMessage: 'Save as a new view' },
    saveChanges: { id: 'view.saveChanges', defaultMessage: 'Save changes' },
    revert: { id: 'view.revert', defaultMessage: 'Revert' },
    newTitle: { id: 'view.newTitle', defaultMessage: 'New view' },
    editTitle: { id: 'view.editTitle', defaultMessage: 'Edit view' },
    name: { id: 'view.name', defaultMessage: 'Name' },
    share: { id: 'view.share', defaultMessage: 'Share with my team' },
    shareHint: {
      id: 'view.shareHint',
      defaultMessage: 'Everyone in your account sees it. Only you and your admins can change it.',
    },
    save: { id: 'view.save', defaultMessage: 'Save' },
    cancel: { id: 'view.cancel', defaultMessage: 'Cancel' },
    remove: { id: 'view.remove', defaultMessage: 'Delete view' },
    undo: { id: 'view.undo', defaultMessage: 'Undo' },
    taken: { id: 'view.taken', defaultMessage: 'There’s already a view with this name' },
    stale: {
      id: 'view.stale',
      defaultMessage: 'Someone else changed this view. Check their version, then save yours again.',
    },
  }),
  ...defineMessages<{
    opened: { name: string };
    saved: { name: string };
    removed: { name: string };
    edit: { name: string };
    by: { author: string };
    tooMany: { most: number };
  }>({
    opened: { id: 'view.opened', defaultMessage: 'View: {name}' },
    saved: { id: 'view.saved', defaultMessage: '“{name}” saved.' },
    removed: { id: 'view.removed', defaultMessage: '“{name}” deleted.' },
    edit: { id: 'view.edit', defaultMessage: 'Edit the view {name}' },
    by: { id: 'view.by', defaultMessage: 'by {author}' },
    tooMany: {
      id: 'view.tooMany',
      defaultMessage: 'You already have {most, number} views. Delete one to save another.',
    },
  }),
};
